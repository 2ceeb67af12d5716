import { mailto } from './FailedNotice';
import { toBody } from './messageValues';

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
