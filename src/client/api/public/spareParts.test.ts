import { aPart, parts } from '../../testing/fixtures';
import { toPage } from './spareParts';

const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

it('a page of a backend that pages is not changed', () => {
  const page = { data: parts(2), total: 30, page: 3, limit: 12 };
  expect(toPage(page, { page: 3, limit: 12, q: 'nothing like it' })).toBe(page);
});

describe('the list of all parts of a core backend', () => {
  it('is paged; has 10 parts on a page by default; has an empty page beyond the last', () => {
    const all = parts(30);
    expect(toPage(all, { page: 3, limit: 12 })).toEqual({
      data: all.slice(24),
      total: 30,
      page: 3,
      limit: 12,
      coreOnly: true,
    });
    expect(toPage(parts(11), {})).toMatchObject({ total: 11, page: 1, limit: 10 });
    expect(toPage(parts(11), {}).data).toHaveLength(10);
    expect(toPage(parts(3), { page: 2 })).toMatchObject({ data: [], total: 3 });
  });

  it.each([
    ['name', 'governor'],
    ['brand', 'norvik'],
    ['part type', 'SPEED'],
    ['description', 'rope'],
    ['category', 'safety'],
    ['several fields at once', '  rope\tNorvik '],
  ])('is searched by %s', (_field, q) => {
    const found = aPart({
      name: 'Governor OG-240',
      brand: 'Norvik',
      partType: 'Overspeed',
      description: 'For a 6 mm rope.',
      categoryId: { _id: '1', name: 'Safety' },
    });
    expect(toPage([aPart(), found], { q }).data).toEqual([found]);
  });

  it('contains every word of the query; does not match a word across two fields; is filtered by category', () => {
    expect(toPage([aPart({ name: 'Governor' })], { q: 'governor rope' }).total).toBe(0);
    expect(toPage([aPart({ name: 'Cam', brand: 'Shaft' })], { q: 'camshaft' }).total).toBe(0);
    const part = aPart({ categoryId: { _id: '1', name: 'Safety' } });
    expect(toPage([aPart(), part], { categoryId: '1' }).data).toEqual([part]);
  });

  it('is sorted before it is paged; is sorted by number as people count, those without one last', () => {
    const all = ['B', 'C', 'A'].map((name) => aPart({ name }));
    expect(names(toPage(all, { sort: 'name', limit: 2 }))).toEqual(['A', 'B']);
    expect(names(toPage(all, { sort: '-name', limit: 2 }))).toEqual(['C', 'B']);
    expect(names(toPage(all, { limit: 3 }))).toEqual(['B', 'C', 'A']);
    const numbers = ['OB-425', '', 'OB-80'].map((partNumber) => aPart({ partNumber }));
    const sorted = (sort: 'partNumber' | '-partNumber') =>
      toPage(numbers, { sort }).data.map(({ partNumber }) => partNumber);
    expect(sorted('partNumber')).toEqual(['OB-80', 'OB-425', '']);
    expect(sorted('-partNumber')).toEqual(['OB-425', 'OB-80', '']);
  });

  it('is sorted by the name of the category', () => {
    const all = ['Y', 'X'].map((name) => aPart({ name, categoryId: { _id: name, name } }));
    const unfiled = aPart({ name: 'none' });
    expect(names(toPage([...all, unfiled], { sort: 'category' }))).toEqual(['none', 'X', 'Y']);
  });
});
