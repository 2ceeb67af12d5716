import { gridQuery, searchQuery } from '../list/partQueries';
import { filtersIn, isFiltered, withFilters } from './filterParams';

const at = (search: string) => new URLSearchParams(search);
const read = (search: string) => filtersIn(at(search)).map((filter) => filter.join('='));

describe('the filters of a URL', () => {
  it('are read without empty, repeated and invalid ones', () => {
    expect(read('q=x&brand=Norvik&brand=+&brand=Norvik&brand=Hanno&image=1&page=2')).toEqual([
      'brand=Norvik',
      'brand=Hanno',
      'image=1',
    ]);
    expect(read('image=yes&category=..%2Fx&f.=1&f.LOAD=1&f.load=&f.load.least=3')).toEqual([]);
    expect(read('f.load=630&f.load=800&f.load=630')).toEqual(['f.load=630', 'f.load=800']);
  });

  it('have a unit only beside an end of its range, and numbers as the backend accepts them', () => {
    expect(read('f.opening.min=&f.opening.max=&f.opening.unit=mm')).toEqual([]);
    expect(read('f.opening.min=80,5&f.opening.unit=cm')).toEqual([
      'f.opening.min=80.5',
      'f.opening.unit=cm',
    ]);
    expect(read('f.opening.max=1e9&f.opening.unit=mile')).toEqual([]);
  });

  it('are no more than the backend accepts', () => {
    const brands = Array.from({ length: 80 }, (_, index) => `brand=${index}`).join('&');
    expect(read(brands)).toHaveLength(50);
  });

  it('become parameters of the requests', () => {
    const list = { page: 1, limit: 12, facets: true };
    const byName = { ...list, sort: 'name', id: '7' };
    expect(gridQuery('7', at(''))).toEqual({ ...byName, deep: true });
    expect(gridQuery('7', at('only=here&page=2'))).toEqual({ ...byName, page: 2 });
    const search = 'brand=A&brand=B&image=1&f.load=630&f.load=800&category=7';
    expect(searchQuery('belt', true, at(search))).toEqual({
      ...list,
      q: 'belt',
      verbatim: true,
      brand: ['A', 'B'],
      withImage: true,
      filters: { 'f.load': ['630', '800'] },
      categoryId: '7',
      deep: true,
    });
  });

  it('are replaced without other changes of the URL but its page', () => {
    const next = withFilters(at('q=belt&brand=A&page=3&only=here'), [['brand', 'B']]);
    expect(String(next)).toBe('q=belt&only=here&brand=B');
  });
});

it.each([
  ['', false],
  ['page=2', false],
  ['utm_source=x', false],
  ['brand=', false],
  ['brand=A', true],
  ['only=here', true],
])('a URL with %s is filtered: %s', (search, expected) => {
  expect(isFiltered(at(search))).toBe(expected);
});
