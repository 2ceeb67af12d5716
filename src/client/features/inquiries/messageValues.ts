import type { Translate } from '@/client/i18n/keys';
import { MAX_LENGTHS } from '@/shared/limits';
import { isEmail, isPhone, tidyLine } from '@/shared/texts';
import type { Draft } from './drafts';

/** The fields of the contact form and of the careers form, by their names in the contract. */
export interface MessageValues {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** The honeypot: hidden from people. */
  website: string;
  inquiryDetails?: string;
  aboutyou?: string;
}

/** The long text of the contact form and of the careers form. */
export type DetailsName = 'inquiryDetails' | 'aboutyou';

/** How the long text requests a quotation for parts. */
export interface PartRequests {
  /** The part that the page was opened for. */
  part?: string;
  textOf: (part: string) => string;
}

const emptyValues: MessageValues = { name: '', email: '', phone: '', address: '', website: '' };

/** The parts of a draft, together with the one that the page was opened for. */
export const partsOf = ({ parts }: Draft, part?: string): readonly string[] =>
  part && !parts.includes(part) ? [...parts, part] : parts;

/** The long text as long as nobody has edited it. */
export const uneditedText = (parts: readonly string[], requests?: PartRequests): string =>
  requests ? parts.map(requests.textOf).join('\n\n') : '';

/** The form's initial values: the draft, followed by the request for a part that it lacks. */
export function firstValues(
  detailsName: DetailsName,
  draft: Draft,
  requests?: PartRequests,
): MessageValues {
  const { part } = requests ?? {};
  const typed = draft.values[detailsName] ?? '';
  const isNamed = part === undefined || (draft.parts.includes(part) && typed.includes(part));
  const details =
    typed === ''
      ? uneditedText(partsOf(draft, part), requests)
      : [typed, uneditedText(isNamed ? [] : [part], requests)].filter(Boolean).join('\n\n');
  return { ...emptyValues, ...draft.values, [detailsName]: details };
}

/** The values as the backend expects them: trimmed and without empty fields. */
export function toBody({ name, ...optional }: MessageValues) {
  const filled = Object.entries(optional)
    .map(([field, value]) => [field, value?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  return { name: name.trim(), ...Object.fromEntries(filled) };
}

export type MessageErrors = Partial<Record<keyof MessageValues, string>>;

/** A text for each wrong field, in the order of the form. */
export function validate(
  values: MessageValues,
  detailsName: DetailsName,
  t: Translate<'inquiryForm'>,
): MessageErrors {
  const tooLong = (text: string | undefined, max: number) =>
    (text?.length ?? 0) > max ? t('errors.tooLong', { max }) : undefined;
  const { name, email, phone, address } = values;
  const filled = (text: string) => text.trim() !== '';
  const found: MessageErrors = {
    name: filled(name) ? tooLong(name, MAX_LENGTHS.name) : t('errors.name'),
    // Either of the two is enough to answer.
    email: filled(email)
      ? (tooLong(email, MAX_LENGTHS.email) ??
        (isEmail(tidyLine(email)) ? undefined : t('errors.email')))
      : filled(phone)
        ? undefined
        : t('errors.reach'),
    phone:
      tooLong(phone, MAX_LENGTHS.phone) ??
      (!filled(phone) || isPhone(tidyLine(phone)) ? undefined : t('errors.phone')),
    address: tooLong(address, MAX_LENGTHS.line),
    [detailsName]: tooLong(values[detailsName], MAX_LENGTHS.paragraphs),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message));
}
