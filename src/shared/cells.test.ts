import {
  exactText,
  findDelimiter,
  isDate,
  isError,
  isScientific,
  splitDelimiterLine,
  splitRows,
  withoutMarks,
} from './cells';

test('a large number is scientific as spreadsheets show it', () => {
  expect(['1.23E+15', '1,2e+9', '7E-3', 'E-10', '1E15'].map(isScientific)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

test.each([
  ...MONTHS.map((month) => `12-${month}`),
  'Oct-12',
  'Oct-24',
  '12-Oct-24',
  '12-Oct-2024',
  '12. Okt',
  'Okt 24',
  '10月12日',
  '2024年10月',
  '2024年10月12日',
  '2024/10/12',
  '10/12/2024',
  '12.10.2024',
  '2024-10-12',
  '2024-10-12 18:00',
])('%s may have been made a date', (text) => {
  expect(isDate(text)).toBe(true);
});

test.each([
  'DEC-24',
  '12-OCT',
  'oct-12',
  '12-oct',
  '12 Okt',
  'AX-12-Oct',
  '12-10',
  '2024-10',
  '10/12',
  '2024/13/32',
  '3050/10/12',
  '10月',
])('%s has not been made a date', (text) => {
  expect(isDate(text)).toBe(false);
});

test.each(
  '#N/A #REF! #VALUE! #DIV/0! #NAME? #NUM! #NULL! #SPILL! #CALC! ##### Err:502 #NV #BEZUG! #WERT! #ÜBERLAUF! #N/D #¡VALOR! #ЗНАЧ!'.split(
    ' ',
  ),
)('%s is an error of a spreadsheet', (text) => {
  expect(isError(text)).toBe(true);
});

test.each(['#1', '# 12', 'N/A', '#A', 'Err:5', '##', '#N/A-1', '-'])('%s is no error', (text) => {
  expect(isError(text)).toBe(false);
});

test.each([
  ['="0012345"', '0012345'],
  ["'0012347", '0012347'],
  ["'-20", '-20'],
  ["'=A", '=A'],
  ["'Type'", "'Type'"],
  ['=A1', '=A1'],
])('of %s the marks around a text are none of it', (text, expected) => {
  expect(withoutMarks(text)).toBe(expected);
});

test.each([
  ['0.6 m/s', 0.63, '0.63 m/s'],
  ['(1,234.50) kg', -1234.5, '-1234.5 kg'],
  ['5/8 in', 0.63, '0.63 in'],
  ['1.23E+15', 1234567890123456, '1234567890123456'],
])('%s has its exact number %d', (text, stored, expected) => {
  expect(exactText({ text, stored })).toBe(expected);
});

test.each([
  ['a;b\nc;d', ';'],
  ['a\tb, c\nd\te', '\t'],
  ['a|b\nc|d', '|'],
  ['a,b\nc,d', ','],
])('the delimiter of %p is found', (text, delimiter) => {
  expect(findDelimiter(text)).toBe(delimiter);
});

test('a first line names the delimiter; a quoted cell may have several lines, an inch mark begins none', () => {
  expect(splitDelimiterLine('\ufeffsep=^\r\na^b')).toEqual({ delimiter: '^', rest: 'a^b' });
  expect(splitDelimiterLine('separate;b')).toEqual({ rest: 'separate;b' });
  expect(splitRows('"a\nb"\tc', '\t')).toEqual([['a\nb', 'c']]);
  expect(splitRows('5" pipe\t2\nrope\t3', '\t')).toEqual([
    ['5" pipe', '2'],
    ['rope', '3'],
  ]);
});
