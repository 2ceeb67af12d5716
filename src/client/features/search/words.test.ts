import {
  containsWord,
  correctedWords,
  excerpt,
  markedWords,
  significantWords,
  splitAtWords,
  wordsOf,
} from './words';

const marked = (text: string, query: string) =>
  splitAtWords(text, wordsOf(query))
    .map(({ text: segment, isMatch }) => (isMatch ? `[${segment}]` : segment))
    .join('');

describe('the words of a query', () => {
  it.each([
    ['Door operator', 'door', '[Door] operator'],
    ['Door operator, outdoor', 'DOOR', '[Door] operator, out[door]'],
    ['Encoder and encoders', 'encoder encoders', '[Encoder] and [encoders]'],
    ['4.5 (kg) + 10 %', '(kg) + 4.5', '[4.5] [(kg)] [+] 10 %'],
    ['适用于中分门的光幕', '光幕', '适用于中分门的[光幕]'],
    ['Overspeed governor OG-240', 'og240', 'Overspeed governor [OG-240]'],
    ['OG240, OG 240 and OG/240', 'og-240', '[OG240], [OG 240] and [OG/240]'],
    ['KM 98.7654 G01', 'KM987654G01', '[KM 98.7654 G01]'],
    ['4.5 kg, not 45 kg', '4.5', '[4.5] kg, not 45 kg'],
    ['45 kg', '4.5', '45 kg'],
    [
      'Codeur à câble, codeur a\u0300 cable',
      'à CABLE',
      'Codeur [à] [câble], codeur [a\u0300] [cable]',
    ],
    ['ＯＧ－２４０ ﬁlter', 'og240 filter', '[ＯＧ－２４０] [ﬁlter]'],
    ['Møllerup, Straße', 'mollerup STRASSE', '[Møllerup], [Straße]'],
    ['A con\u00ADtactor', 'contactor', 'A [con\u00ADtactor]'],
    ['A contactor', 'con\u200Btactor', 'A [contactor]'],
    ['Encoder, battery, box', 'encoders batteries boxes', '[Encoder], [battery], [box]'],
    ['Side of a door, de luxe', 'de puerta', 'Side of a door, [de] luxe'],
    ['- Cam -', '-', '[-] Cam [-]'],
    ['Cam', '', 'Cam'],
    ['Cam', 'rope', 'Cam'],
  ])('are marked in %s for %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

it('of pinyin the characters that are meant are marked, not its syllables', () => {
  const corrected = [{ from: 'men ji', to: '门机' }];
  const meant = correctedWords('new men ji 900', corrected);
  expect(meant.map(({ text }) => text)).toEqual(['new', '门机', '900']);
  expect(markedWords('new men ji 900', meant, corrected)).not.toContain('men');
});

describe('the excerpt of a description', () => {
  const far = `${'word '.repeat(40)}governor for the rope`;

  it('begins shortly before the first match; is the whole text when the match is near its beginning or nowhere', () => {
    const text = excerpt(far, ['governor']);
    expect(text).toMatch(/^… (word ){1,9}governor for the rope$/);
    expect(excerpt('A governor.', ['governor'])).toBe('A governor.');
    expect(excerpt(far, ['word'])).toBe(far);
    expect(excerpt(far, ['encoder'])).toBe(far);
  });

  it('cuts a text without spaces too', () => {
    expect(excerpt(`${'字'.repeat(200)}光幕`, ['光幕'])).toBe(`… ${'字'.repeat(40)}光幕`);
  });
});

it.each([
  ['a belt for the door', ['belt', 'door']],
  ['The', ['The']],
  ['8 mm 的 光幕', ['8', 'mm', '光幕']],
])('of %s the significant words are marked', (query, words) => {
  expect(significantWords(wordsOf(query))).toEqual(words);
});

const corrected = [
  { from: 'encodder', to: 'encoder' },
  { from: 'belth', to: 'belt' },
];

describe('the searched words', () => {
  it('are those of the query with the corrections', () => {
    expect(correctedWords('Ｅncodder  door BELTH', corrected)).toEqual([
      { text: 'encoder', isCorrected: true },
      { text: 'door', isCorrected: false },
      { text: 'belt', isCorrected: true },
    ]);
  });

  const textsOf = (query: string) => correctedWords(query, corrected).map(({ text }) => text);

  it('are those of the query where nothing was corrected', () => {
    expect(textsOf('Door  belt')).toEqual(['Door', 'belt']);
    expect(textsOf('encodders')).toEqual(['encodders']);
  });
});

it.each([
  ['Door Operators', 'operator', true],
  ['Door Operator', 'OPERATORS', true],
  ['Battery', 'batteries', true],
  ['Gear box', 'boxes', true],
  ['Gearless machines', 'gearless', true],
  ['Codeurs à câble', 'cable', true],
  ['门机', '门', true],
  ['Door Operators', 'rope', false],
  ['Buses', 'business', false],
  ['Gears', 'gearless', false],
  ['门机', '窗', false],
])('%s contains %s: %s', (name, word, expected) => {
  expect(containsWord(name, word)).toBe(expected);
});
