import type { Attribute } from '@/client/api';
import { parseCells, readCell, textOfValue } from './cells';
import { withEntries, withoutSaved } from './edits';

const named = { _id: '1', key: 'a', labelEn: 'A', labelZh: '甲' };
const load: Attribute = { ...named, kind: 'number', unit: 'kg' };
const count: Attribute = { ...named, kind: 'number' };
const finish: Attribute = {
  ...named,
  kind: 'choice',
  choices: [{ value: 'gold', valueZh: '金色' }, { value: 'black' }],
};

it.each([
  ['630', load, '630'],
  [' 630 kg ', load, '630'],
  ['0,63 t', load, '630'],
  ['1,000', load, '1000'],
  ['1 250,5', load, '1250.5'],
  ['1.250,5', load, '1250.5'],
  ['−５ 公斤', load, '-5'],
  ['1.5E+3', load, '1500'],
  ['', load, null],
  ['12', count, '12'],
  ['金色', finish, 'gold'],
  ['rose  gold', finish, 'rose gold'],
  ['="0012"', finish, '0012'],
  ["'-20", load, '-20'],
])('%s becomes a value', (text, attribute, value) => {
  expect(readCell(text, attribute)).toEqual({ value });
});

it.each([
  ['abc', load, 'number'],
  ['5 mm', load, 'number'],
  ['1-2', load, 'number'],
  ['12 pcs', count, 'numberOnly'],
  ['9e12', load, 'tooLarge'],
  ['x'.repeat(101), finish, 'tooLong'],
  ['#N/A', load, 'error'],
  ['#VALUE!', finish, 'error'],
])('%s is no value', (text, attribute, problem) => {
  expect(readCell(text, attribute)).toEqual({ problem });
});

it('a choice is shown in the language of the page', () => {
  expect(textOfValue('gold', finish, 'zh')).toBe('金色');
  expect(textOfValue('black', finish, 'zh')).toBe('black');
  expect(textOfValue('gold', finish, 'en')).toBe('gold');
});

it('cells are read as spreadsheets copy them', () => {
  expect(parseCells('1\t"two ""x""\nlines"\t\r\n3\t\ta\r\n')).toEqual([
    ['1', 'two "x"\nlines', ''],
    ['3', '', 'a'],
  ]);
  expect(parseCells('"open\t2')).toEqual([['"open', '2']]);
});

it('what is typed during a save stays, and replaces what has been saved', () => {
  const part = { _id: '2', name: 'Belt', categoryId: '3', values: [] };
  const enter = (text: string) =>
    withEntries(new Map(), [{ part, attribute: load, fits: true, text }]);
  const sent = enter('80');
  expect(withoutSaved(sent, [...sent.values()])).toEqual(new Map());
  const [edit] = withoutSaved(enter('800'), [...sent.values()]).values();
  expect(edit).toMatchObject({ text: '800', before: '80' });
});

it('what was edited stays the same when the grid is loaded again while a cell is typed into', () => {
  const part = { _id: '2', name: 'Belt', categoryId: '3', values: [] };
  const entry = { part, attribute: load, fits: true, text: '8' };
  const edits = withEntries(new Map(), [entry]);
  const changed = { ...part, values: [{ key: 'a', number: 5 }] };
  const [edit] = withEntries(edits, [{ ...entry, part: changed, text: '80' }]).values();
  expect(edit).toMatchObject({ text: '80', before: null });
});
