import type { Attribute } from '@/client/api';
import { readCell, textOfValue } from './cells';
import { formatCells, parseCells } from './spreadsheet';

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
])('%s is no value', (text, attribute, problem) => {
  expect(readCell(text, attribute)).toEqual({ problem });
});

it('a choice is shown in the language of the page', () => {
  expect(textOfValue('gold', finish, 'zh')).toBe('金色');
  expect(textOfValue('black', finish, 'zh')).toBe('black');
  expect(textOfValue('gold', finish, 'en')).toBe('gold');
});

it('cells are read as spreadsheets copy them, and written likewise', () => {
  const cells = [
    ['1', 'two "x"\nlines', ''],
    ['3', '', 'a'],
  ];
  expect(parseCells('1\t"two ""x""\nlines"\t\r\n3\t\ta\r\n')).toEqual(cells);
  expect(parseCells(formatCells(cells))).toEqual(cells);
  expect(parseCells('"open\t2')).toEqual([['"open', '2']]);
});
