import { correctedWords, textOf } from './correctedWords';
import { holdsWord } from './folding';

const corrected = [
  { from: 'encodder', to: 'encoder' },
  { from: 'belth', to: 'belt' },
];

describe('what was searched for', () => {
  it('is the query with its corrected words in their places', () => {
    expect(correctedWords('Ｅncodder  door BELTH', corrected)).toEqual([
      { text: 'encoder', isCorrected: true },
      { text: 'door', isCorrected: false },
      { text: 'belt', isCorrected: true },
    ]);
  });

  it('is the query where nothing was corrected', () => {
    expect(textOf(correctedWords('Door  belt', undefined))).toBe('Door belt');
    expect(textOf(correctedWords('encodders', corrected))).toBe('encodders');
  });
});

describe('a name', () => {
  it.each([
    ['Door Operators', 'operator'],
    ['Door Operator', 'OPERATORS'],
    ['Battery', 'batteries'],
    ['Gear box', 'boxes'],
    ['Gearless machines', 'gearless'],
    ['Codeurs à câble', 'cable'],
    ['门机', '门'],
  ])('%s holds %s', (name, word) => {
    expect(holdsWord(name, word)).toBe(true);
  });

  it.each([
    ['Door Operators', 'rope'],
    ['Buses', 'business'],
    ['Gears', 'gearless'],
    ['门机', '窗'],
  ])('%s does not hold %s', (name, word) => {
    expect(holdsWord(name, word)).toBe(false);
  });
});
