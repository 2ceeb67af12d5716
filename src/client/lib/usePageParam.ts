import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The page number of an address as people may have typed it: a whole number from 1, else 1. */
export function pageOf(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/**
 * The page that `?page=` names, and how to go to another; page 1 has no parameter.
 * `replace` corrects an address instead of leaving it behind in the history.
 */
export function usePageParam() {
  const [params, setParams] = useSearchParams();
  const setPage = useCallback(
    (page: number, { replace = false } = {}) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (page > 1) after.set('page', String(page));
          else after.delete('page');
          return after;
        },
        { replace },
      );
    },
    [setParams],
  );
  return [pageOf(params), setPage] as const;
}
