import { useEffect } from 'react';

/**
 * Goes to the last page from one beyond it: an old link, or the last row of the last page was
 * deleted. `pages` is undefined until the list is known. Tells whether the page is one beyond.
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
