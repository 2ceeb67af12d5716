import { type MergeRules, compareThreeWays, mergeChanges, textRule } from './threeWayMerge';

// `conflictingEdits.test.tsx` tests changes of one side and choices between both.

interface Entry {
  text: string;
}

const rules: MergeRules<Entry> = { text: textRule };
const compare = (base: string, mine: string, theirs: string) =>
  compareThreeWays(rules, { base: { text: base }, mine: { text: mine }, theirs: { text: theirs } });

it.each([
  ['the same', 'Old', 'Old', 'Old'],
  ['changed alike', 'Old', 'New ', 'New'],
  ['padded with blanks', 'Old', ' Old\n', 'Old'],
  ['written with other line breaks', 'a\r\nb', 'a\nb', 'a\r\nb'],
])('a text that is %s is no change', (_how, base, mine, theirs) => {
  expect(compare(base, mine, theirs)).toEqual([]);
});

it('a rule can reconcile what both changed', () => {
  const joined: MergeRules<Entry> = {
    text: {
      ...textRule,
      reconcile: ({ mine, theirs }) => ({ mine: mine + theirs, theirs: mine + theirs }),
    },
  };
  const theirs = { text: 'Theirs' };
  const versions = { base: { text: 'Old' }, mine: { text: 'Mine' }, theirs };
  const changes = compareThreeWays(joined, versions);
  expect(changes).toMatchObject([{ field: 'text', by: 'them' }]);
  expect(mergeChanges(theirs, changes, new Set())).toEqual({ text: 'MineTheirs' });
});
