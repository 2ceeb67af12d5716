import type { Catalogue } from '../catalogue/follow';
import { topics } from '../catalogue/sources';
import { fromText } from './codes';
import type { columnRepository } from './columnRepository';
import type { Column } from './columns';

/** Of 100,000 parts with 20 attributes and 14,000 values it takes three quarters of them. */
const MAX_BYTES = 8 * 1024 ** 2;
const BYTES_OF_VALUE = 100;

/** A facet of all parts. */
export interface WholeColumn extends Column {
  /** Of each code how many parts have it. */
  parts: number[];
}

type Rows = Pick<ReturnType<typeof columnRepository>, 'listChunks' | 'listFacetValues'>;

/**
 * Reads facets of all parts from the index, and keeps them until some part's facets change. With
 * 100,000 parts and 23 facets reading them takes 17 ms on SQLite and 25 on PostgreSQL, and leaves 30 MB
 * to be collected; to count what has been kept takes 2 ms.
 */
export function keepColumns(
  { listChunks, listFacetValues }: Rows,
  { makeCache, state }: Pick<Catalogue, 'makeCache' | 'state'>,
) {
  const cache = makeCache<WholeColumn>(MAX_BYTES);

  const read = async (facets: string[]): Promise<Map<string, WholeColumn>> => {
    const columns = new Map(
      facets.map((facet): [string, WholeColumn] => [facet, { chunks: [], values: [], parts: [] }]),
    );
    for (const { facet, chunk, codes } of await listChunks(facets)) {
      const column = columns.get(facet);
      if (column) column.chunks[chunk] = fromText(codes);
    }
    for (const { facet, code, value, parts } of await listFacetValues(facets)) {
      const column = columns.get(facet);
      if (!column) continue;
      column.values[code] = value;
      column.parts[code] = parts;
    }
    return columns;
  };

  /** All of these facets, also those that no part has. */
  return async (facets: readonly string[]): Promise<Map<string, WholeColumn>> => {
    const since = state();
    const known = new Map<string, WholeColumn>();
    const missing: string[] = [];
    for (const facet of facets) {
      const column = cache.get(facet);
      if (column) known.set(facet, column);
      else missing.push(facet);
    }
    if (missing.length === 0) return known;
    for (const [facet, column] of await read(missing)) {
      known.set(facet, column);
      cache.set(facet, column, bytesOf(column), { since, sources: { topics: [topics.facets] } });
    }
    return known;
  };
}

function bytesOf({ chunks, values }: WholeColumn): number {
  // A hole in a list takes next to nothing, and `reduce` passes it over.
  const codes = chunks.reduce((sum, chunk) => sum + (chunk?.byteLength ?? 0), 0);
  return codes + BYTES_OF_VALUE * values.length;
}
