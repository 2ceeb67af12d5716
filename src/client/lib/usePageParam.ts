import { useCallback, useEffect } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { pageOf } from '@/shared/pageParam';

/** The query parameters of the URL, and how to change some of them; undefined deletes one. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Record<string, string | undefined>, options?: NavigateOptions) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      }, options),
    [setParams],
  );
  return [params, change] as const;
}

/**
 * The page that `?page=` names, and how to go to another; page 1 has no parameter.
 * `replace` corrects the URL instead of adding an entry to the history.
 */
export function usePageParam() {
  const [params, change] = useUrlParams();
  const setPage = useCallback(
    (page: number, { replace = false } = {}) =>
      change({ page: page > 1 ? String(page) : undefined }, { replace }),
    [change],
  );
  return [pageOf(params), setPage] as const;
}

/**
 * Goes to the last page from one beyond it: an old link, or the last row of the last page was
 * deleted. `pages` is undefined until the list is known. Returns whether the page is one beyond.
 */
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
