import { findDelimiter, isScientific, splitDelimiterLine, splitRows, valueCell } from './cells';

test.each<[unknown, string, string | undefined]>([
  [new Date('2026-11-02T00:00:00Z'), '2026-11-02', 'date'],
  [new Date('2026-11-02T10:05:00Z'), '2026-11-02T10:05:00.000Z', 'date'],
  [1200.5, '1200.5', 'number'],
  ['#N/A', '#N/A', 'error'],
  ['#DIV/0!', '#DIV/0!', 'error'],
  ['#NAME?', '#NAME?', 'error'],
  ['#12 roller', '#12 roller', undefined],
  [true, '', undefined],
  [null, '', undefined],
])('the value %p of a workbook is a cell', (value, text, flag) => {
  expect(valueCell(value)).toEqual({ text, ...(flag && { flag }) });
});

test('a large number is scientific as spreadsheets show it', () => {
  expect(['1.23E+15', '1,2e+9', '7E-3', 'E-10', '1E15'].map(isScientific)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
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
