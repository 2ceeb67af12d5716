import { useEffect } from 'react';
import { pageCount } from './useTableQuery';

/**
 * Goes to the last page from one beyond it: an old link, or the last row of the last page was
 * deleted. `total` is undefined until the list is known.
 */
export function useLastPage(
  page: number,
  total: number | undefined,
  setPage: (page: number, options: { replace: boolean }) => void,
) {
  const last = total === undefined ? page : pageCount(total);
  useEffect(() => {
    if (page > last) setPage(last, { replace: true });
  });
}
