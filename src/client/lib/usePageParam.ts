import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../shared/pageParam';

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
