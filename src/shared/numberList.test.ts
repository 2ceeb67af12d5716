import { listedNumbers, onOneLine } from './numberList';

const numbers = ['HW-1001', 'KM 98.7654 G01', 'TB48126'];

test.each(['\n', '\r\n', '\t', ', ', '; ', '，', '；', '、'])(
  'numbers between %j are a list',
  (separator) => {
    expect(listedNumbers(numbers.join(separator))).toEqual(numbers);
  },
);

test.each([
  ['HW-1001 hw1002 TK.7371.423', ['HW-1001', 'hw1002', 'TK.7371.423']],
  ['HW-1001\t2\nHW-1002\t10\n', ['HW-1001', 'HW-1002']],
  ['Part no., HW-1001, HW-1002', ['Part no.', 'HW-1001', 'HW-1002']],
  ['HW-1001, HW-1001, HW-1002', ['HW-1001', 'HW-1002']],
])('%j is one', (text, listed) => expect(listedNumbers(text)).toEqual(listed));

test.each([
  '',
  'HW-1001',
  'KM 98.7654 G01',
  'Hanger roller, 48 mm, with bearing 6202',
  'belt 900 mm, door 1000 mm',
  '900 mm, 800 mm',
  '1000kg, 1.75 m/s',
  'door 1024 pulses',
  'OG-240 governor',
])('%j is none', (text) => expect(listedNumbers(text)).toEqual([]));

test('a table is pasted as one line', () => {
  expect(onOneLine('HW-1001\t2\r\nHW-1002 \n')).toBe('HW-1001, 2, HW-1002');
});
