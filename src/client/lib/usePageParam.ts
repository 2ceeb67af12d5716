import { useCallback, useEffect } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { pageOf } from '@/shared/pageParam';

/** The query parameters of the URL, and how to change some of them; undefined deletes one, a list repeats it. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string | readonly string[] | undefined>, options?: NavigateOptions) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          const [first, ...others] = [value ?? []].flat();
          if (first) after.set(name, first);
          else after.delete(name);
          for (const other of others) after.append(name, other);
        }
        return after;
      }, options),
    [setParams],
  );
  return [params, change] as const;
}

/** Page 1 has no parameter; `replace` adds no entry to the history. */
export function usePageParam() {
  const [params, change] = useUrlParams();
  const setPage = useCallback(
    (page: number, { replace = false } = {}) =>
      change({ page: page > 1 ? String(page) : undefined }, { replace }),
    [change],
  );
  return [pageOf(params), setPage] as const;
}

/** Corrects a page beyond the last one, as after the deletion of its last row; returns whether it was. */
export function useLastPage(
  page: number,
  pages: number | undefined,
  setPage: (page: number, options: { replace: boolean }) => void,
): boolean {
  const beyond = pages !== undefined && page > pages;
  useEffect(() => {
    if (beyond) setPage(pages, { replace: true });
  }, [beyond, pages, setPage]);
  return beyond;
}
