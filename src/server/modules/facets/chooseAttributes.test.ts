import { MAX_ATTRIBUTES, chooseAttributes } from './chooseAttributes';
import type { FacetAttribute } from './conditions';

const attributes = Array.from({ length: 60 }, (_, index): FacetAttribute => {
  const id = `a${String(index).padStart(2, '0')}`;
  const categoryId = [null, 'doors', 'inner', 'cars'][index % 4] ?? null;
  return { id, key: id, labelEn: id, labelZh: id, kind: 'choice', unit: '', categoryId };
});
const parents = new Map([
  ['doors', null],
  ['inner', 'doors'],
  ['cars', null],
]);

test('of many attributes those are chosen that most of the parts can have, in their order', () => {
  const filed = new Map([['inner', 10]]);
  const chosen = chooseAttributes(attributes, { filed, parents, filtered: new Set() });
  expect(chosen).toHaveLength(MAX_ATTRIBUTES);
  expect(chosen.some(({ categoryId }) => categoryId === null || categoryId === 'cars')).toBe(false);
  expect(chosen).toEqual(attributes.filter((each) => chosen.includes(each)));
});

test('those that are filtered by stay, and those that no part can have are missing', () => {
  const filtered = new Set(['a03']);
  const chosen = chooseAttributes(attributes, { filed: new Map(), parents, filtered });
  expect(chosen.map(({ id }) => id)).toEqual(['a03']);
});
