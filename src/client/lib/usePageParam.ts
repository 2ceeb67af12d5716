import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { pageOf } from '@/shared/pageParam';

/** The parameters of the address, and how to change some of them; undefined takes one away. */
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
 * `replace` corrects an address instead of leaving it behind in the history.
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
