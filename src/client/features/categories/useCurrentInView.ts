import { useLayoutEffect, useRef } from 'react';

/** Where the tree stands beside the page; on smaller screens it doesn't scroll by itself. */
const BESIDE = '(min-width: 1024px)';

/**
 * The ref of a tree that scrolls by itself: when another category becomes the current one and its
 * row lies outside of what the tree shows, the tree scrolls it into its middle. The page stays,
 * which `scrollIntoView` would move as well.
 */
export function useCurrentInView(currentId: string | undefined) {
  const area = useRef<HTMLUListElement>(null);
  const shownId = useRef<string>(undefined);
  // After every render: the row may come later than the id, with the tree or with its branch.
  useLayoutEffect(() => {
    if (!area.current || shownId.current === currentId) return;
    const current = area.current.querySelector('[data-current]');
    if (!current) return;
    shownId.current = currentId;
    // Measuring makes the browser lay the page out at once: not without need.
    if (!window.matchMedia(BESIDE).matches) return;
    const row = current.getBoundingClientRect();
    const { top, bottom: end } = area.current.getBoundingClientRect();
    // Of a page that has not been scrolled yet the tree may reach below the screen.
    const bottom = Math.min(end, window.innerHeight);
    if (row.top >= top && row.bottom <= bottom) return;
    area.current.scrollTop += (row.top + row.bottom - top - bottom) / 2;
  });
  return area;
}
