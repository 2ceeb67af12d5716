import { pageOf } from '@/shared/pageParam';
import { filterQuery, isOnlyHere } from '../filters/filterParams';

/** Parts on a page of the public lists. */
export const PARTS_PER_PAGE = 12;

/** What the address of a category's page asks for: parts of its whole branch unless it says otherwise. */
export const gridQuery = (id: string, params: URLSearchParams) => ({
  id,
  page: pageOf(params),
  limit: PARTS_PER_PAGE,
  ...(!isOnlyHere(params) && { deep: true }),
  ...filterQuery(params),
});

/** A page of the parts that `q` finds; with `verbatim` only those that hold its very words. */
export const searchQuery = (q: string, page: number, verbatim: boolean) => ({
  q,
  page,
  limit: PARTS_PER_PAGE,
  ...(verbatim && { verbatim }),
});
