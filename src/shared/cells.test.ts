import { findDelimiter, isScientific, splitDelimiterLine, splitRows } from './cells';

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
