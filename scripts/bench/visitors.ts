import type { LoadedCatalogue } from '../lib/catalogue';
import type { Call } from '../lib/load';
import type { Random } from '../lib/random';
import { pathOfSearch, searchTexts } from './calls';

/** Paths of one kind with their share of all requests, the most popular first. */
export type Kind = [share: number, paths: string[]];

/** What visitors read, with so many different searches. */
export function requestKinds(catalogue: LoadedCatalogue, searches: number): Kind[] {
  const grid = (page: number) =>
    catalogue.categoryIds.map((id) => `/categories/${id}/spareparts?page=${page}&limit=12`);
  return [
    [12, ['/categories']],
    [35, grid(1)],
    [5, grid(2)],
    [30, catalogue.partIds.map((id) => `/spare-parts/${id}`)],
    [8, [1, 2, 3, 4, 5].map((page) => `/spare-parts?page=${page}&limit=12`)],
    [10, searchTexts(catalogue, searches).map(pathOfSearch)],
  ];
}

/** What one visitor requests: as often one of the 10 most popular paths as of the next 90. */
export function visitorCalls(kinds: Kind[], random: Random, visitor: number): Call[] {
  const headers = { 'x-forwarded-for': `10.2.${visitor >> 8}.${visitor & 255}` };
  return kinds
    .flatMap(([share, paths]) =>
      Array.from({ length: share }, () => ({
        path: paths[Math.floor(paths.length ** random.next() - 1e-9)] ?? '/categories',
        headers,
      })),
    )
    .sort(() => random.next() - 0.5);
}
