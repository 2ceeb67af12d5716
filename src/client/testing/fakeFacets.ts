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

type ListPath = '/spare-parts' | '/categories/:id/spareparts';

const pageOf = ({ searchParams }: URL, found: readonly SparePart[], cards = 2) => {
  const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
  const data = found.slice((page - 1) * limit, page * limit).slice(0, cards);
  return { data, total: found.length, page, limit };
};

/** List endpoint with few of the parts of each page: their cards take most of the time of a test. */
export const fakeList = (path: ListPath, found: readonly SparePart[], cards?: number) =>
  fakeApi('get', path, ({ url }) => ({ json: pageOf(url, found, cards) }));

/** Like `fakeList`; filters by brand and image, and returns the same facets for every filter. */
export const fakeFilteredList = (path: ListPath, all: readonly SparePart[], facets: PartFacets) =>
  fakeApi('get', path, ({ url }) => {
    const { searchParams } = url;
    const brands = searchParams.getAll('brand');
    const found = all
      .filter(({ brand = '' }) => brands.length === 0 || brands.includes(brand))
      .filter(({ image }) => !searchParams.has('withImage') || image);
    return { json: { ...pageOf(url, found), facets } };
  });
