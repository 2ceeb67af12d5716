import { mailto } from './mailto';
import { toBody } from './messageValues';
import { isPhone } from './rules';

describe('a phone number', () => {
  it.each(['+86 574 5555 0168', '(0574) 5555-0168', '123456', '+1 555.555.0100'])(
    'may be %p',
    (text) => expect(isPhone(text)).toBe(true),
  );
  it.each(['12345', '1234567890123456', 'call me', '5555 0168 ext. 4', '86+5745555', '+'])(
    'is not %p',
    (text) => expect(isPhone(text)).toBe(false),
  );
});

it('writes an e-mail with the filled fields, line ends as mail wants them', () => {
  const address = mailto('info@hoistway.example', 'Inquiry & more', [
    ['Name', 'Amina'],
    ['Phone', ''],
    ['Details', 'One\nTwo'],
  ]);
  expect(address).toBe(
    'mailto:info@hoistway.example?subject=Inquiry%20%26%20more&body=' +
      encodeURIComponent('Name: Amina\r\nDetails: One\r\nTwo'),
  );
});

it('sends filled fields only, without space around them', () => {
  const values = { name: ' Amina ', email: '', phone: ' 123456', address: '  ', website: '' };
  expect(toBody({ ...values, aboutyou: 'Welder ' })).toEqual({
    name: 'Amina',
    phone: '123456',
    aboutyou: 'Welder',
  });
});
