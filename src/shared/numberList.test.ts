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
  ['Part no.\tQty\nHW-1001\t2\tpcs\nHW-1002\t10\tpcs', ['HW-1001', 'HW-1002']],
  ['Worn ones, HW-1001, HW-1002', ['Worn ones', 'HW-1001', 'HW-1002']],
  ['HW-1001, HW-1001, HW-1002', ['HW-1001', 'HW-1002']],
])('%j is one', (text, listed) => expect(listedNumbers(text)).toEqual(listed));

test.each([
  '2 x HW-1001\n10pcs HW-1002',
  '2×HW-1001；10×HW-1002',
  'HW-1001 x2, HW-1002 X 10',
  'HW-1001 2 pcs\nHW-1002 - 1 set',
  'HW-1001 (2)\nHW-1002: 10',
  '1. HW-1001\r\n2) HW-1002',
  '• HW-1001\n- HW-1002',
  '"HW-1001" | "HW-1002"',
  'Please quote: HW-1001 / HW-1002',
  '请报价：HW-1001，HW-1002',
  'HW-1001 限速器\nHW-1002 滚轮 5件',
  'ＨＷ－１００１；ＨＷ－１００２',
])('of %j the numbers are looked up, without counts, marks and names', (text) => {
  expect(listedNumbers(text)).toEqual(['HW-1001', 'HW-1002']);
});

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
