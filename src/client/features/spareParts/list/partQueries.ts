import { pageOf } from '@/shared/pageParam';
import { filterQuery, isOnlyHere } from '../filters/filterParams';

/** Parts on a page of the public lists. */
export const PARTS_PER_PAGE = 12;

/** The element id of a list of parts, for the link that skips its filters. */
export const resultsId = 'results';

/** Arguments of the list of a category's page: the parts of its whole branch by default. */
export const gridQuery = (id: string, params: URLSearchParams) => ({
  id,
  page: pageOf(params),
  limit: PARTS_PER_PAGE,
  ...(!isOnlyHere(params) && { deep: true }),
  ...filterQuery(params),
});

/** Arguments of a search; with `verbatim` it finds only parts that hold its very words. */
export const searchQuery = (q: string, page: number, verbatim: boolean) => ({
  q,
  page,
  limit: PARTS_PER_PAGE,
  ...(verbatim && { verbatim }),
});
