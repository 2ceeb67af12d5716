/** Beyond this many pages some numbers are left out. */
const SHOWN = 7;

/** The numbers that a pager shows for `pages` pages; null stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= SHOWN) return Array.from({ length: pages }, (_, index) => index + 1);
  // At the ends the window moves inward, so that the pager keeps its width.
  const first = Math.min(Math.max(page - 1, 3), pages - 4);
  const start = page <= 4 ? 2 : first;
  const end = page >= pages - 3 ? pages - 1 : Math.max(first + 2, 5);
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [1, ...(start > 2 ? [null] : []), ...middle, ...(end < pages - 1 ? [null] : []), pages];
}
