import { useLocation } from 'react-router-dom';
import { findPage, usedSearch } from '@/shared/canonicalUrl';

/** Path and query of the page as the server renders it: once for all queries that it ignores. */
export function useRenderedPath(): string {
  const { pathname, search } = useLocation();
  return pathname + usedSearch(findPage(pathname)?.name, search);
}
