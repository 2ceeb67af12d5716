import { isPlain, textRuns } from './textRuns';

const read = (line: string) => textRuns(line).map(({ text }) => text);

test.each([
  'Overspeed governor (OG-240), 4 pcs',
  '双向限速器 OG-240',
  'Société générale, Việt Nam',
])('one font draws %s as it stands', (line) => {
  expect(isPlain(line)).toBe(true);
});

test('in a line from right to left numbers and Latin words stay from left to right', () => {
  // pdfkit draws these digits from right to left.
  expect(read('شركة (دبي) OG-240 ٤٠')).toEqual(['٠٤', ' ', 'OG-240', ' (', 'دبي', ') ', 'شركة']);
  expect(isPlain('שלום')).toBe(false);
});

test('in a line from left to right words from right to left keep their place', () => {
  expect(read('CIF جبل علي (UAE)')).toEqual(['CIF ', 'علي', ' ', 'جبل', ' (UAE)']);
});
