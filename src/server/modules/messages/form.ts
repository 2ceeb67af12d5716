import { isEmail, isPhone } from '@/shared/texts';
import { badRequest } from '@/server/lib/httpError';
import { readText } from '@/server/lib/text';
import type { MessageValues } from './repository';

/** The fields of a contact or careers form as they are stored, or a 400 that says what is wrong. */
export function readMessage(
  body: Record<string, string | undefined>,
  textField: string,
): MessageValues {
  const text = (field: string): string => readText(field, body[field] ?? '');
  const values = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    text: text(textField),
  };
  if (values.name === '') throw badRequest('name_missing', 'The name is missing.');
  if (values.email === '' && values.phone === '') {
    throw badRequest('contact_missing', 'An e-mail address or a phone number is missing.');
  }
  if (values.email !== '' && !isEmail(values.email)) {
    throw badRequest('email_invalid', 'The e-mail address is not valid.');
  }
  if (values.phone !== '' && !isPhone(values.phone)) {
    throw badRequest('phone_invalid', 'The phone number is not valid.');
  }
  return values;
}
