import type { AttributeFacet, PartFacets, SparePart } from '../api';
import { fakeApi } from './fakeApi';

export const partFacets = (fields: Partial<PartFacets> = {}): PartFacets => ({
  categories: [],
  brands: [],
  withImage: 0,
  attributes: [],
  ...fields,
});

export const numericFacet = (
  fields: Partial<AttributeFacet> & Pick<AttributeFacet, 'key'>,
  numbers: readonly number[],
): AttributeFacet => ({
  labelEn: 'Opening',
  labelZh: '开门宽度',
  kind: 'number',
  unit: 'mm',
  min: Math.min(...numbers),
  max: Math.max(...numbers),
  values: numbers.map((value) => ({ value: String(value), count: 1 })),
  ...fields,
});

/**
 * List endpoint that filters by brand and image, and returns the same facets for every filter. A page
 * has at most two of its parts: cards take most of the time of a test.
 */
export const fakeFilteredList = (
  path: '/spare-parts' | '/categories/:id/spareparts',
  all: readonly SparePart[],
  facets: PartFacets,
) =>
  fakeApi('get', path, ({ url: { searchParams } }) => {
    const brands = searchParams.getAll('brand');
    const found = all
      .filter(({ brand = '' }) => brands.length === 0 || brands.includes(brand))
      .filter(({ image }) => !searchParams.has('withImage') || image);
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    const data = found.slice((page - 1) * limit, page * limit).slice(0, 2);
    return { json: { data, total: found.length, page, limit, facets } };
  });
