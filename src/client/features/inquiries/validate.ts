import type { Translate } from '@/client/i18n/keys';
import type { DetailsName, MessageValues } from './messageValues';
import { isEmail, isPhone, tidyLine } from '@/shared/texts';
import { MAX_LENGTHS } from '@/shared/limits';

export type MessageErrors = Partial<Record<keyof MessageValues, string>>;

/** What is wrong with the values, a text for each field; in the order of the form. */
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
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text));
}
