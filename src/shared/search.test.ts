import { fold, foldedWords, matchesQuery } from './search';

test('case, width and the order of words make no difference', () => {
  expect(fold('ＯＧ－240 Größe')).toBe(fold('og-240 GRÖßE'));
  expect(foldedWords(' Rail  GUIDE rail ')).toEqual(['rail', 'guide']);
  expect(matchesQuery('rail ＧＵＩＤＥ', 'Guide rails')).toBe(true);
});

test('every word has to be there, in whichever text', () => {
  expect(matchesQuery('guide hoistway', 'Guide rails', undefined, 'Hoistway')).toBe(true);
  expect(matchesQuery('guide buffer', 'Guide rails', 'Hoistway')).toBe(false);
});

test('no word goes over the end of a text', () => {
  expect(matchesQuery('railshoist', 'Guide rails', 'Hoistway')).toBe(false);
});

test('a query without words is in everything', () => {
  expect(matchesQuery(' ', undefined)).toBe(true);
});
