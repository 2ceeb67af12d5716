import { needsTranslation } from './translation';

it.each([
  ['', false],
  ['430 × 300 x 395 mm', false],
  ['24 V DC, 0.4 m/s, 630kg', false],
  ['EN 81-20, ISO 9001:2015, CE', false],
  ['AISI304, M16, PB-R38, T/T', false],
  ['USD, RoHS', false],
  ['304不锈钢', false],
  ['门机皮带', false],
  ['Gearless machine', true],
  ['24 V or 48 V', true],
  ['STAINLESS STEEL', true],
  ['FOB Ningbo', true],
  ['10 pcs', true],
  ['3-phase', true],
  ['Ремень', true],
])('a text needs a translation if it has a word: %s', (text, expected) => {
  expect(needsTranslation(text)).toBe(expected);
});

it.each([
  ['Keldruna', false],
  ['KELDRUNA PB-R38', false],
  ['Keldruna belt', true],
])('a brand is no word: %s', (text, expected) => {
  expect(needsTranslation(text, 'Keldruna')).toBe(expected);
});
