import { cleanLine, cleanParagraphs, cut, isBlank, isEmail, lengthOf } from './texts';

test.each([
  ['Amina\tRahman', 'Amina Rahman'],
  ['Guide\r\nrail\u2028set', 'Guide rail set'],
  [' \u202a+86 574 5550\u202c ', '+86 574 5550'],
  ['con\u00adtactor', 'contactor'],
  ['\ufeffOG\u200b-240\u0000\u001b', 'OG-240'],
  ['abc\u202e\u2066def\u2069\u200f', 'abcdef'],
  ['Gro\u0308\u00dfe', 'Größe'],
  ['李伟', '李伟'],
])('%j is stored as the line %j', (text, expected) => {
  expect(cleanLine(text)).toBe(expected);
});

test('line breaks of a text of several lines stay, as line feeds', () => {
  const text = ' One\r\n\ttwo\rthree\u2028fo\u00adur\n\nfive\v';
  expect(cleanParagraphs(text)).toBe('One\n two\nthree\nfour\n\nfive');
});

test.each(['', ' \u3000', '\u200b', '\u00ad', '\ufeff\n', '\u3164', '\u2800', '\u{e0001}\u2060'])(
  'nothing of %j can be seen',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(cleanParagraphs(text)).toBe('');
  },
);

test.each([
  ['abc', 3],
  ['a\r\nb', 3],
  ['🛗🛗', 2],
  ['e\u0301', 1],
  ['a\u200bb', 2],
])('%j has the length %d', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});

test('a text is cut between characters', () => {
  expect(cut('🛗🛗🛗', 2)).toBe('🛗🛗');
  expect(cut('abc', 3)).toBe('abc');
});

test.each([
  'amina@example.com',
  'a.b+c@sub.example.co',
  "o'neil@example.com",
  '李@例子.中国',
  'jörg@exämple.de',
  'a@xn--fsqu00a.xn--fiqs8s',
  'नमस्ते@उदाहरण.भारत',
])('%s is an e-mail address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'amina',
  'amina@example',
  'a b@example.com',
  '@example.com',
  'a@b.c',
  'a@@example.com',
  'a@example..com',
  'a@-example.com',
  'a@example-.com',
  'a@10.0.0.10',
  'a@example.com, b@example.com',
  'a@example.com\nBcc: b@example.com',
  'a\u0007@example.com',
  'a@exam\u202eple.com',
  'a@exam\u200bple.com',
  'a@example.com/x',
  `${'a'.repeat(65)}@example.com`,
])('%j is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});
