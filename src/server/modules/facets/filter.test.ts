import { conditionsOf, type FacetAttribute } from './conditions';
import { hasFilter, readFacetFilter } from './filter';

const attribute = (key: string, kind: 'number' | 'choice', unit = ''): FacetAttribute => ({
  ...{ id: `id of ${key}`, key, labelEn: key, labelZh: key, kind, unit, categoryId: null },
});
const ATTRIBUTES = [
  attribute('load', 'number', 'kg'),
  attribute('opening', 'number', 'mm'),
  attribute('finish', 'choice'),
];
const NOTHING = { brands: [], withPicture: false, attributes: [] };

test('parameters become a filter, the same in each order', () => {
  const filter = readFacetFilter({
    ...{ page: 1, q: 'x', brand: ['B "1"', '门机', 'B "1"'], withPicture: true },
    ...{ 'f.opening.min': '700', 'f.load': ['800', '630'], 'f.opening.unit': 'mm' },
  });
  expect(filter).toEqual({
    brands: ['B "1"', '门机'],
    withPicture: true,
    attributes: [
      { key: 'load', values: ['630', '800'] },
      { key: 'opening', values: [], min: 700, unit: 'mm' },
    ],
  });
  expect(hasFilter(filter)).toBe(true);
});

test.each([
  {},
  { withPicture: false, brand: '' },
  { 'f.load': '', 'f.opening.min': ' ', 'f.opening.max': '', 'f.opening.unit': 'inch' },
])('nothing narrows: %j', (query) => {
  expect(readFacetFilter(query)).toEqual(NOTHING);
  expect(hasFilter(readFacetFilter(query))).toBe(false);
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
  [{ 'f.opening.unit': 'ft' }, 'The filter "f.opening.unit" is mm, cm or inch.'],
  [{ 'f.load': '1', 'f.load.unit': 'cm' }, 'The filter "f.load" is in kg, and has no other one.'],
  [{ 'f.finish.min': '1' }, 'The filter "f.finish" takes values, no range.'],
  [{ 'f.finish': many(51) }, 'The filter "f.finish" has more than 50 values.'],
  [{ brand: many(51) }, 'The filter "brand" has more than 50 values.'],
  [{ brand: 'a'.repeat(501) }, 'A value of "brand" is too long.'],
  [{ brand: 'a\0' }, 'The filter "brand" holds a character that is not allowed.'],
  [
    Object.fromEntries(many(21).map((number) => [`f.a${number}`, '1'])),
    'At most 20 filters can be set.',
  ],
])('%j is refused', (query, message) => {
  const read = () => conditionsOf(readFacetFilter(query), ATTRIBUTES);
  expect(read).toThrow(expect.objectContaining({ statusCode: 400, message }) as Error);
});

const matching = (query: object, values: string[]) =>
  values.filter((value) =>
    conditionsOf(readFacetFilter(query), ATTRIBUTES).every(({ matches }) => matches(value)),
  );

test.each<[object, string[]]>([
  [{ 'f.opening.min': '800', 'f.opening.max': '900' }, ['800', '812.8', '900']],
  [{ 'f.opening.min': '32', 'f.opening.unit': 'inch' }, ['812.8', '900', '1000']],
  [{ 'f.opening.max': '80', 'f.opening.unit': 'cm' }, ['700', '800']],
  [{ 'f.opening': '32', 'f.opening.unit': 'inch' }, ['812.8']],
  [{ 'f.opening': ['700.0', '1000'] }, ['700', '1000']],
  [{ 'f.opening': '700', 'f.opening.min': '1000' }, ['700', '1000']],
  [{ 'f.opening.min': '900', 'f.opening.max': '800' }, []],
])('%j', (query, expected) => {
  expect(matching(query, ['700', '800', '812.8', '900', '1000'])).toEqual(expected);
});
