import { fontsFor, textRuns } from './textRuns';

/** As if each font had what it is meant for. */
const fontOf = (character: string) => fontsFor(character)[0];
const read = (line: string) => textRuns(line, fontOf).map(({ text }) => text);

test('in a line from right to left numbers and Latin words stay from left to right', () => {
  // pdfkit draws these digits from right to left.
  expect(read('شركة (دبي) OG-240 ٤٠')).toEqual(['٠٤', ' ', 'OG-240', ' (', 'دبي', ') ', 'شركة']);
});

test('in a line from left to right words from right to left keep their place', () => {
  expect(read('CIF جبل علي (UAE)')).toEqual(['CIF ', 'علي', ' ', 'جبل', ' (UAE)']);
});

test('a character of two code units stays one, in either direction', () => {
  expect(read('𠮷 OG')).toEqual(['𠮷 OG']);
  expect(read('שלום 𠮷')).toEqual(['𠮷', ' ', 'שלום']);
});
