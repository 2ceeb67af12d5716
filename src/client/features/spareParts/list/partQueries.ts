import { pageOf } from '@/shared/pageParam';
import { attributeOf, filtersIn, isOnlyHere, selectedCategory } from '../filters/filterParams';
import { sortIn } from './sorting';

export const PARTS_PER_PAGE = 12;

/** The element id of a list of parts, for the link that skips its filters. */
export const resultsId = 'results';

function listQuery(params: URLSearchParams) {
  const selected = filtersIn(params);
  const brand = selected.filter(([name]) => name === 'brand').map(([, value]) => value);
  const filters: Record<string, string[]> = {};
  for (const [name, value] of selected) {
    if (attributeOf(name)) (filters[name] ??= []).push(value);
  }
  return {
    page: pageOf(params),
    limit: PARTS_PER_PAGE,
    facets: true,
    brand: brand.length > 0 ? brand : undefined,
    withImage: selected.some(([name]) => name === 'image') || undefined,
    inStock: selected.some(([name]) => name === 'stock') || undefined,
    filters: Object.keys(filters).length > 0 ? filters : undefined,
  };
}

/** Arguments of the list of a category's page: the parts of its whole branch by default. */
export const gridQuery = (id: string, params: URLSearchParams) => ({
  ...listQuery(params),
  id,
  sort: sortIn(params) ?? 'name',
  deep: !isOnlyHere(params) || undefined,
});

/** Arguments of a search; with `verbatim` it finds only parts that contain its very words. */
export function searchQuery(q: string, verbatim: boolean, params: URLSearchParams) {
  const categoryId = selectedCategory(params);
  return {
    ...listQuery(params),
    q,
    sort: sortIn(params),
    verbatim: verbatim || undefined,
    categoryId,
    deep: !!categoryId || undefined,
  };
}
