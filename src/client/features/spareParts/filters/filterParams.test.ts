import { filterQuery, filtersIn, isNarrowed, searchFilterQuery, withFilters } from './filterParams';

const at = (search: string) => new URLSearchParams(search);
const read = (search: string) => filtersIn(at(search)).map((filter) => filter.join('='));

describe('the filters of an address', () => {
  it('are read without what is empty, doubled or senseless', () => {
    expect(read('q=x&brand=Norvik&brand=+&brand=Norvik&brand=Hanno&picture=1&page=2')).toEqual([
      'brand=Norvik',
      'brand=Hanno',
      'picture=1',
    ]);
    expect(read('picture=yes&category=..%2Fx&f.=1&f.LOAD=1&f.load=&f.load.least=3')).toEqual([]);
    expect(read('f.load=630&f.load=800&f.load=630')).toEqual(['f.load=630', 'f.load=800']);
  });

  it('hold a unit only beside an end of its range, and numbers as the backend reads them', () => {
    expect(read('f.opening.min=&f.opening.max=&f.opening.unit=mm')).toEqual([]);
    expect(read('f.opening.min=80,5&f.opening.unit=cm')).toEqual([
      'f.opening.min=80.5',
      'f.opening.unit=cm',
    ]);
    expect(read('f.opening.max=1e9&f.opening.unit=mile')).toEqual([]);
  });

  it('are no more than the backend admits', () => {
    const brands = Array.from({ length: 80 }, (_, index) => `brand=${index}`).join('&');
    expect(read(brands)).toHaveLength(50);
  });

  it('become the parameters of the call', () => {
    expect(filterQuery(at(''))).toEqual({ facets: true });
    expect(filterQuery(at('brand=A&brand=B&picture=1&f.load=630&f.load=800&category=7'))).toEqual({
      facets: true,
      brand: ['A', 'B'],
      withPicture: true,
      filters: { 'f.load': ['630', '800'] },
    });
    expect(searchFilterQuery(at('category=7'))).toEqual({
      facets: true,
      categoryId: '7',
      deep: true,
    });
  });

  it('are replaced with the rest of the address kept, save the page', () => {
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
])('an address with %s is narrowed: %s', (search, narrowed) => {
  expect(isNarrowed(at(search))).toBe(narrowed);
});
