import { fold, foldedWords, matchesQuery } from './search';

test('ignores case, width and word order', () => {
  expect(fold('ＯＧ－240 Größe')).toBe(fold('og-240 GRÖßE'));
  expect(foldedWords(' Rail  GUIDE rail ')).toEqual(['rail', 'guide']);
  expect(matchesQuery('rail ＧＵＩＤＥ', 'Guide rails')).toBe(true);
});

test('an empty query matches everything', () => {
  expect(matchesQuery(' ', undefined)).toBe(true);
});
