import type { ApplicationForm, InquiryForm } from '@/client/api';
import type { Translate } from '@/client/i18n/keys';
import { MAX_LENGTHS } from '@/shared/limits';
import { messageForms } from '@/shared/messageForms';
import { isCallable } from '@/shared/phones';
import { cleanLine, isBlank, isEmail, lengthOf } from '@/shared/texts';

export type FormName = keyof typeof messageForms;

export type DetailsName = 'inquiryDetails' | 'aboutyou';

/** The field of the long text. */
export const detailsOf = (form: FormName): DetailsName =>
  form === 'application' ? 'aboutyou' : 'inquiryDetails';

export const hasField = (form: FormName, name: string): boolean =>
  messageForms[form].fields.some((field) => field === name);

export const emptyValues = {
  name: '',
  email: '',
  phone: '',
  address: '',
  company: '',
  country: '',
  incoterm: '',
  website: '',
  /** Of the part that the page was opened for; sent within the long text. */
  quantity: '',
};

/** The fields of all forms, by their names in the contract; each has one of the long texts. */
export type MessageValues = typeof emptyValues &
  Pick<InquiryForm, 'inquiryDetails'> &
  Pick<ApplicationForm, 'aboutyou'>;

/** As it is sent; the forms differ by the name of the long text. */
export type SentMessage = InquiryForm & ApplicationForm;

/** The values as the backend expects them: trimmed and without empty fields. */
export function toBody({ name, quantity: _inTheText, ...optional }: MessageValues): SentMessage {
  const filled = Object.entries(optional).filter(([, text]) => !isBlank(text));
  return {
    name: name.trim(),
    ...Object.fromEntries(filled.map(([field, text]) => [field, text.trim()])),
  };
}

/** A text for each wrong field, in the order of the form. */
export function validate(
  values: MessageValues,
  detailsName: DetailsName,
  t: Translate<'inquiryForm'>,
): Partial<Record<keyof MessageValues, string>> {
  const { name, email, phone, address, company, [detailsName]: details = '' } = values;
  const tooLong = (text: string, max: number) =>
    lengthOf(text) > max && t('errors.tooLong', { max });
  // An e-mail address or a phone number is enough for a reply.
  const missing = isBlank(phone) && t('errors.reach');
  const errors = {
    name: isBlank(name) ? t('errors.name') : tooLong(name, MAX_LENGTHS.name),
    email: isBlank(email)
      ? missing
      : tooLong(email, MAX_LENGTHS.email) || (!isEmail(cleanLine(email)) && t('errors.email')),
    phone:
      tooLong(phone, MAX_LENGTHS.phone) ||
      (isBlank(email) && !isBlank(phone) && !isCallable(phone) && t('errors.phone')),
    company: tooLong(company, MAX_LENGTHS.name),
    address: tooLong(address, MAX_LENGTHS.line),
    [detailsName]: tooLong(details, MAX_LENGTHS.paragraphs),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text));
}
