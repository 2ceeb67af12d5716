import { pageOf } from '@/shared/pageParam';
import { useAddressParams } from '@/client/lib/usePageParam';

/** Rows of every table in the console. */
export const PAGE_SIZE = 10;

export const pageCount = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** Page, search and order of a list, kept in the address so that a link or Back leads to the same rows. */
export function useTableQuery<Field extends string>(sortable: readonly Field[]) {
  const [params, change] = useAddressParams();
  const allowed = sortable.flatMap((field) => [field, `-${field}`] as const);
  const sort = allowed.find((value) => value === params.get('sort'));

  return {
    page: pageOf(params),
    q: params.get('q') ?? '',
    sort,
    setQ: (q: string) =>
      change({ q, page: undefined }, { replace: true, preventScrollReset: true }),
    /** Ascending, then descending, then the list's own order. */
    toggleSort: (field: Field) => {
      const next = sort === field ? (`-${field}` as const) : sort === `-${field}` ? '' : field;
      change({ sort: next, page: undefined }, { preventScrollReset: true });
    },
  };
}
