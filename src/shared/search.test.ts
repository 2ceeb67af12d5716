import { exactKey, fold, foldCase, foldedWords, matchesQuery } from './search';

test('ignores case, width and word order', () => {
  expect(fold('ＯＧ－240 Größe')).toBe(fold('og-240 GRÖßE'));
  expect(foldedWords(' Rail  GUIDE rail ')).toEqual(['rail', 'guide']);
  expect(matchesQuery('rail ＧＵＩＤＥ', 'Guide rails')).toBe(true);
});

test.each([
  ['Møllerup ŁÓDŹ Đorđe ıŞIK', 'mollerup lodz dorde isik'],
  ['Æther œuvre Þór Straße STRAẞE', 'aether oeuvre thor strasse strasse'],
  ['Ħal ŋa ŧe ð ĳs Ŀ ŉ Əli ƒ', "hal na te d ijs l· 'n eli f"],
  ['Émile Ångström ﬁlter', 'emile angstrom filter'],
  ['ΟΔΟΣ', 'οδοσ'],
])('folds %s to %s', (text, folded) => expect(fold(text)).toBe(folded));

test.each([
  '\u00AD',
  '\u200B',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u202E',
  '\u034F',
  '\u3164',
  '\uFE0F',
])('ignores the invisible character %j, also between a letter and its accent', (character) =>
  expect(fold(`con${character}tactor e${character}\u0301`)).toBe('contactor e'),
);

test('what identifies a person keeps its accents', () => {
  expect(foldCase('ＲＥＮÉ@example.com')).toBe('rené@example.com');
});

test.each([
  ['  ＫＭ－５０　ａ ', 'km-50 a'],
  ['ﾊﾞﾙﾌﾞ-1', 'バルブ-1'],
  ['e\u0301-1', 'É-1'],
  ['KM\u200b50', 'KM50'],
])('%s and %s are one number of a part', (one, other) =>
  expect(exactKey(one)).toBe(exactKey(other)),
);

test.each([
  ['KM50²', 'KM502'],
  ['A½', 'A1⁄2'],
  ['M①', 'M1'],
  ['X™', 'XTM'],
  ['Ⅳ-1', 'IV-1'],
  ['ﬁ-1', 'fi-1'],
])('%s and %s are numbers of two parts', (one, other) =>
  expect(exactKey(one)).not.toBe(exactKey(other)),
);

test('an empty query matches everything', () => {
  expect(matchesQuery(' ', undefined)).toBe(true);
});
