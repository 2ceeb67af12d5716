import { useSearchParams } from 'react-router-dom';
import { usePageParam } from '../../lib/usePageParam';

/** Page, search and order of a list, kept in the address so that a link or Back leads to the same rows. */
export interface TableQuery<Field extends string> {
  page: number;
  q: string;
  /** A field, with a minus sign before it for the other direction; undefined: the list's own order. */
  sort: Field | `-${Field}` | undefined;
  setQ: (q: string) => void;
  /** Ascending, then descending, then the list's own order. */
  toggleSort: (field: Field) => void;
}

/** Rows of every table in the console. */
export const PAGE_SIZE = 10;

export const pageCount = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));

export function useTableQuery<Field extends string>(
  sortable: readonly Field[] = [],
): TableQuery<Field> {
  const [params, setParams] = useSearchParams();
  const [page] = usePageParam();
  const allowed = sortable.flatMap((field) => [field, `-${field}`] as const);
  const sort = allowed.find((value) => value === params.get('sort'));

  const change = (changes: Record<string, string | undefined>, options = {}) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      return after;
    }, options);

  return {
    page,
    q: params.get('q') ?? '',
    sort,
    setQ: (q) => change({ q, page: undefined }, { replace: true, preventScrollReset: true }),
    toggleSort: (field) => {
      const next = sort === field ? (`-${field}` as const) : sort === `-${field}` ? '' : field;
      change({ sort: next, page: undefined }, { preventScrollReset: true });
    },
  };
}
