import type { LoadedCatalogue } from '../../bench/lib/catalogue';
import { pathOfPage, pathOfSearch, searchTexts } from '../../bench/lib/requests';

/** Addresses of one kind, the most wanted first. */
export interface RequestKind {
  /** Of a hundred requests. */
  share: number;
  paths: string[];
}

/** Of the visitors' requests for what they have read before, so many ask whether it still holds. */
export const ASKS_AGAIN = 0.25;

/** What visitors of the site read. */
export function requestKinds(catalogue: LoadedCatalogue): RequestKind[] {
  const { categoryIds, partIds } = catalogue;
  const grid = (page: number) =>
    categoryIds.map((id) => `/categories/${id}/spareparts?page=${page}&limit=12`);
  return [
    { share: 12, paths: ['/categories'] },
    { share: 35, paths: grid(1) },
    { share: 5, paths: grid(2) },
    { share: 30, paths: partIds.map((id) => `/spare-parts/${id}`) },
    { share: 8, paths: [1, 2, 3, 4, 5].map(pathOfPage) },
    { share: 10, paths: searchTexts(catalogue).map(pathOfSearch) },
  ];
}

/** Few addresses are wanted often and most seldom: as often one of the first 10 as of the first 100 the others. */
export function pick({ paths }: RequestKind, random: number): string {
  return paths[Math.floor(paths.length ** random - 1e-9)] ?? paths[0] ?? '/categories';
}
