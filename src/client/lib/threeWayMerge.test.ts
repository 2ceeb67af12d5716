import {
  type MergeRules,
  compareThreeWays,
  mergeChanges,
  textRule,
  valueRule,
} from './threeWayMerge';

interface Entry {
  name: string;
  text: string;
  place: string;
}

const rules: MergeRules<Entry> = { name: textRule, text: textRule, place: valueRule };
const base: Entry = { name: 'Belt', text: 'Old', place: '1' };
const compare = (mine: Partial<Entry>, theirs: Partial<Entry>) =>
  compareThreeWays(rules, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

it('finds who changed what, in the order of the rules', () => {
  const changes = compare({ text: 'Mine', place: '2' }, { name: 'Rope', place: '3' });
  expect(changes).toEqual([
    { field: 'name', by: 'them', base: 'Belt', mine: 'Belt', theirs: 'Rope' },
    { field: 'text', by: 'me', base: 'Old', mine: 'Mine', theirs: 'Old' },
    { field: 'place', by: 'both', base: '1', mine: '2', theirs: '3' },
  ]);
});

it('has nothing to say of what is the same, or was changed alike', () => {
  expect(compare({}, {})).toEqual([]);
  expect(compare({ name: 'Rope ' }, { name: 'Rope' })).toEqual([]);
});

it('takes blanks around a text and the kind of line breaks for no change', () => {
  expect(compare({ text: ' Old\n' }, {})).toEqual([]);
  const lines = { ...base, text: 'a\r\nb' };
  const mine = { ...base, text: 'a\nb' };
  expect(compareThreeWays(rules, { base: lines, mine, theirs: lines })).toEqual([]);
});

it('keeps mine where both changed a field, unless theirs is taken', () => {
  const theirs = { name: 'Rope', text: 'Theirs', place: '1' };
  const changes = compare({ name: 'Chain', text: 'Mine', place: '2' }, theirs);
  expect(mergeChanges(theirs, changes, new Set())).toEqual({
    name: 'Chain',
    text: 'Mine',
    place: '2',
  });
  expect(mergeChanges(theirs, changes, new Set(['name', 'place'] as const))).toEqual({
    name: 'Rope',
    text: 'Mine',
    place: '2',
  });
});

it('takes what only the other person changed', () => {
  const theirs = { ...base, name: 'Rope' };
  expect(mergeChanges(theirs, compare({}, theirs), new Set())).toEqual(theirs);
});

it('lets a rule reconcile what both changed', () => {
  const joined: MergeRules<Pick<Entry, 'text'>> = {
    text: {
      ...textRule,
      reconcile: ({ mine, theirs }) => ({ mine: mine + theirs, theirs: mine + theirs }),
    },
  };
  const theirs = { text: 'Theirs' };
  const changes = compareThreeWays(joined, { base, mine: { text: 'Mine' }, theirs });
  expect(changes).toMatchObject([{ field: 'text', by: 'them' }]);
  expect(mergeChanges(theirs, changes, new Set())).toEqual({ text: 'MineTheirs' });
});
