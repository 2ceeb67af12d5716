import { normalizeUnicode } from './unicode';

test.each([
  ['Gro\u0308\u00dfe', 'NFC', 'Größe'],
  ['\uff2b\uff2d50', 'NFKC', 'KM50'],
  ['\u1ed9', 'NFD', 'o\u0323\u0302'],
  ['\u0d15\u0d4d\u0d37\u0d3f', 'NFC', '\u0d15\u0d4d\u0d37\u0d3f'],
] as const)('%j in %s is %j', (text, form, expected) => {
  expect(normalizeUnicode(text, form)).toBe(expected);
});

const HOSTILE = ['\u0323\u0301', '\u0301', '\u0344\u0345\u0301', '\u0f77\u0f72', '\uff9e\u0323'];

// Without a bound it takes a minute.
test.each(HOSTILE)('of a million marks such as %j at most 30 remain', (marks) => {
  const text = `a${marks.repeat(1_000_000 / marks.length)} b`;
  for (const form of ['NFC', 'NFD', 'NFKC'] as const) {
    const normalized = normalizeUnicode(text, form);
    expect(normalized.length).toBeLessThan(40);
    expect(normalizeUnicode(normalized, form)).toBe(normalized);
  }
});

test('marks of different letters are no run', () => {
  const text = 'e\u0323'.repeat(100);
  expect(normalizeUnicode(text, 'NFD')).toBe(text);
});
