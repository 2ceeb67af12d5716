import type { AttributeRow } from '../attributes/repository';
import { readConditions } from './filter';

const attribute = (key: string, kind: 'number' | 'choice', unit = ''): AttributeRow => ({
  id: `id of ${key}`,
  key,
  labelEn: key,
  labelZh: key,
  kind,
  unit,
  categoryIds: [],
  choicesZh: new Map(),
});
const ATTRIBUTES = [
  attribute('load', 'number', 'kg'),
  attribute('opening', 'number', 'mm'),
  attribute('finish', 'choice'),
];
/** More than any number of an attribute. */
const BEYOND = expect.any(Number) as number;

test('parameters become conditions', () => {
  const query = {
    page: 1,
    q: 'x',
    brand: ['B "1"', '门机', 'B "1"'],
    withImage: true,
    'f.opening.min': '700',
    'f.load': ['800', '630'],
    'f.opening.unit': 'mm',
  };
  expect(readConditions(query, ATTRIBUTES)).toEqual([
    { facet: 'brand', values: ['B "1"', '门机'] },
    { facet: 'image', values: [] },
    { facet: 'id of opening', values: [], range: { min: 700, max: BEYOND } },
    { facet: 'id of load', values: ['800', '630'] },
  ]);
});

test.each([
  {},
  { withImage: false, brand: '' },
  { 'f.load': '', 'f.opening.min': '', 'f.opening.max': '', 'f.opening.unit': 'inch' },
])('no conditions: %j', (query) => {
  expect(readConditions(query, ATTRIBUTES)).toEqual([]);
});

const many = (count: number) => Array.from({ length: count }, (_, index) => String(index));

test.each<[object, string]>([
  [{ 'f.': '1' }, 'The filter "f." is not known.'],
  [{ 'f.Load': '1' }, 'The filter "f.Load" is not known.'],
  [{ 'f.load.most': '1' }, 'The filter "f.load.most" is not known.'],
  [{ 'f.nothing': '1' }, 'The filter "f.nothing" is not known.'],
  [{ 'f.load': 'heavy' }, 'A value of "f.load" is not a number.'],
  [{ 'f.load.min': 'heavy' }, 'The filter "f.load.min" is not a number.'],
  [{ 'f.load.max': '1e9' }, 'The filter "f.load.max" is not a number.'],
  [{ 'f.load.max': ['1', '2'] }, 'The filter "f.load.max" is not a number.'],
  [{ 'f.opening': '1', 'f.opening.unit': 'ft' }, 'The filter "f.opening.unit" is mm, cm or inch.'],
  [{ 'f.load': '1', 'f.load.unit': 'cm' }, 'The filter "f.load" is in kg, and has no other one.'],
  [{ 'f.finish.min': '1' }, 'The filter "f.finish" takes values, no range.'],
  [{ 'f.finish': many(51) }, 'The filter "f.finish" has more than 50 values.'],
  [{ brand: many(51) }, 'The filter "brand" has more than 50 values.'],
  [{ brand: 'a'.repeat(501) }, 'A value of "brand" is too long.'],
  [
    Object.fromEntries(many(21).map((number) => [`f.a${number}`, '1'])),
    'At most 20 filters can be set.',
  ],
])('%j is rejected', (query, message) => {
  const read = () => readConditions(query, ATTRIBUTES);
  expect(read).toThrow(expect.objectContaining({ statusCode: 400, message }) as Error);
});

test.each<[object, object]>([
  [{ 'f.opening.min': '800', 'f.opening.max': '900' }, { range: { min: 800, max: 900 } }],
  [{ 'f.opening.min': '32', 'f.opening.unit': 'inch' }, { range: { min: 812.8, max: BEYOND } }],
  [{ 'f.opening.max': '80', 'f.opening.unit': 'cm' }, { range: { min: BEYOND, max: 800 } }],
  [{ 'f.opening': '32', 'f.opening.unit': 'inch' }, { values: ['812.8'] }],
  [{ 'f.opening': ['700.0', '700', '1000'] }, { values: ['700', '1000'] }],
  [{ 'f.opening': ['0.123456789', '1e-7'] }, { values: ['0.123456789', '1e-7'] }],
  [{ 'f.finish': ['Mirror', '发纹'] }, { facet: 'id of finish', values: ['Mirror', '发纹'] }],
])('%j', (query, expected) => {
  const [condition, ...others] = readConditions(query, ATTRIBUTES);
  expect(condition).toMatchObject(expected);
  expect(others).toEqual([]);
});
