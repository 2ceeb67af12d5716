import { readMessage } from './service';

const read = (fields: Record<string, string>) =>
  readMessage({ name: 'n', phone: '123456', ...fields }, 'inquiryDetails');

test.each([
  [{ name: 'a\u001b[2J' }, 'The name holds a character that is not allowed.'],
  [{ name: 'a\nE-mail: b@c.de' }, 'The name must be on one line.'],
  [{ name: 'a\u2028b' }, 'The name must be on one line.'],
  [{ phone: '123\n456' }, 'The phone must be on one line.'],
  [{ address: 'a\r\nb' }, 'The address must be on one line.'],
  [{ email: 'a@example.com\nBcc: b@c.de' }, 'The e-mail address must be on one line.'],
  [{ email: 'a\u0007@example.com' }, 'The e-mail address holds a character that is not allowed.'],
  [{ email: 'a@exam\u200bple.com' }, 'The e-mail address is not valid.'],
  [{ phone: '1234' }, 'The phone number has fewer than five digits.'],
  [{ phone: 'call me' }, 'The phone number has fewer than five digits.'],
])('%j is rejected', (fields, message) => {
  expect(() => read(fields)).toThrow(message);
});

test('what an address book brings along unseen is dropped, paragraphs stay', () => {
  const fields = {
    name: 'Amina\tRahman',
    phone: '\u202a+86 574 5550\u202c',
    email: '李@例子.中国',
    inquiryDetails: 'One\r\n\ttwo',
  };
  expect(read(fields)).toEqual({
    name: 'Amina Rahman',
    phone: '+86 574 5550',
    email: '李@例子.中国',
    address: '',
    text: 'One\r\n\ttwo',
  });
});
