import { hasControlCharacter, hasLineBreak, isEmail, tidyLine } from './texts';

test.each([
  ['Amina\tRahman', 'Amina Rahman'],
  [' \u202a+86 574 5550\u202c ', '+86 574 5550'],
  ['abc\u202e\u2066def\u2069', 'abcdef'],
  ['مرحبا\u200f', 'مرحبا\u200f'],
  ['李伟', '李伟'],
])('%j becomes %j', (text, expected) => {
  expect(tidyLine(text)).toBe(expected);
});

test.each(['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  '%j is a line break',
  (character) => {
    expect(hasLineBreak(`a${character}b`)).toBe(true);
  },
);

test.each(['\0', '\u0007', '\u001b', '\u007f', '\u009b'])(
  '%j is a control character',
  (character) => {
    expect(hasControlCharacter(`a${character}b`)).toBe(true);
    expect(hasControlCharacter('a b\u00a0c')).toBe(false);
  },
);

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
