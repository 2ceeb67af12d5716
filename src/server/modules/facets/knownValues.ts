import type { Catalogue } from '../catalogue/follow';
import { topics } from '../catalogue/sources';
import type { columnRepository } from './columnRepository';
import type { FacetValueRow } from './repository';

/** Some forty thousand values. */
const MAX_BYTES = 4 * 1024 ** 2;
const BYTES_OF_VALUE = 100;

type Repository = ReturnType<typeof columnRepository>;

/**
 * Keeps the values of each facet until some part's facets change. With 10,000 values reading them
 * takes 7 ms on SQLite and 14 on PostgreSQL, more than half of what a narrowed list takes without.
 */
export function keepValues(
  { listFacetValues }: Pick<Repository, 'listFacetValues'>,
  { makeCache, state }: Pick<Catalogue, 'makeCache' | 'state'>,
): Repository['listFacetValues'] {
  const cache = makeCache<FacetValueRow[]>(MAX_BYTES);
  return async (facets) => {
    const since = state();
    const known = new Map(facets.map((facet) => [facet, cache.get(facet)]));
    const missing = facets.filter((facet) => !known.get(facet));
    if (missing.length > 0) {
      const read = new Map(missing.map((facet): [string, FacetValueRow[]] => [facet, []]));
      for (const row of await listFacetValues(missing)) read.get(row.facet)?.push(row);
      for (const [facet, rows] of read) {
        known.set(facet, rows);
        const sources = { topics: [topics.facets] };
        cache.set(facet, rows, BYTES_OF_VALUE * rows.length, { since, sources });
      }
    }
    return facets.flatMap((facet) => known.get(facet) ?? []);
  };
}
