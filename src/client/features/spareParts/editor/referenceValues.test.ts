import { compareThreeWays, mergeChanges } from '@/client/lib/threeWayMerge';
import { referencesRule, sentReferences, type ReferenceValues } from './referenceValues';

/** Each letter is a number. */
const numbers = (letters: string): ReferenceValues[] =>
  [...letters].map((number) => ({ kind: 'oem', maker: 'Norvik', number }));

function merge(base: string, mine: string, theirs: string) {
  const stored = { references: numbers(theirs) };
  const changes = compareThreeWays(
    { references: referencesRule },
    {
      base: { references: numbers(base) },
      mine: { references: numbers(mine) },
      theirs: stored,
    },
  );
  const merged = mergeChanges(stored, changes, new Set());
  return { by: changes[0]?.by, result: merged.references.map(({ number }) => number).join('') };
}

it.each([
  // base, mine, theirs, who, result
  ['ab', 'ab', 'ab', undefined, 'ab'],
  // The order says nothing.
  ['ab', 'ba', 'ab', undefined, 'ab'],
  ['ab', 'abc', 'ab', 'me', 'abc'],
  ['ab', 'ab', 'bc', 'them', 'bc'],
  // What either of us added stays, what either of us removed is gone.
  ['ab', 'abc', 'abd', 'them', 'abdc'],
  ['ab', 'bc', 'abd', 'them', 'bdc'],
  ['ab', '', 'abd', 'them', 'd'],
  ['a', 'b', 'c', 'them', 'cb'],
  ['a', 'ab', 'ab', undefined, 'ab'],
])('merges %s, by me %s, by them %s', (base, mine, theirs, by, result) => {
  expect(merge(base, mine, theirs)).toEqual({ by, result });
});

it('sends filled rows, trimmed; ignores empty rows and blanks', () => {
  expect(
    sentReferences([
      { kind: 'oem', maker: ' Otis ', number: ' GAA 1 ' },
      { kind: 'supplier', maker: ' ', number: '' },
      { kind: 'replaced', maker: '', number: 'HW-6' },
    ]),
  ).toEqual([
    '{"kind":"oem","maker":"Otis","number":"GAA 1"}',
    '{"kind":"replaced","number":"HW-6"}',
  ]);
  const row: ReferenceValues = { kind: 'oem', maker: '', number: 'A' };
  const typed = { ...row, number: ' A ' };
  expect(referencesRule.same([row], [typed, { ...row, number: '' }])).toBe(true);
  expect(referencesRule.same([row], [{ ...row, kind: 'supplier' }])).toBe(false);
});
