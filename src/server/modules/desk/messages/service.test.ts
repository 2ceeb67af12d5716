import { readMessage } from './service';

const read = (fields: Record<string, string>) =>
  readMessage({ name: 'n', phone: '123456', ...fields }, 'inquiryDetails');

test.each([
  [{ email: 'a@example.com Bcc: b@c.de' }, 'The e-mail address is not valid.'],
  [{ phone: '1234' }, 'The phone number has fewer than five digits.'],
  [{ phone: 'call me' }, 'The phone number has fewer than five digits.'],
])('%j is rejected', (fields, message) => {
  expect(() => read(fields)).toThrow(message);
});
