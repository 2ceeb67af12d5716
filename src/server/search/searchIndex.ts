import { isSqlite, whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import { COLUMNS, type SearchDocument } from './document';
import { fts5Index } from './fts5Index';
import { tsvectorIndex } from './tsvectorIndex';

/** A document has one alternative of each clause, and of that alternative all terms. */
export type MatchQuery = string[][][];

/** What the full-text engines of the databases do each in its own way. */
export interface SearchEngine {
  /** Parts whose documents match, the best first by the database's own ranking. */
  match: (query: MatchQuery, limit?: number) => Promise<number[]>;
  /** Adds documents of parts that have none. */
  insert: (documents: SearchDocument[]) => Promise<void>;
}

/** A document with what decides between equals. */
export interface Candidate extends SearchDocument {
  nameKey: string;
  hasImage: number | boolean;
}

/** The documents of all parts, on the database's own full-text engine; rows are numbered as parts. */
export function searchIndex(queries: Queries) {
  /** In no order; parts without a document are missing. */
  const read = (seqs: number[]): Promise<Candidate[]> =>
    queries
      .selectFrom('spareParts')
      .innerJoin('partIndex', 'partIndex.rowid', 'spareParts.seq')
      .select(['partIndex.rowid', 'nameKey'])
      .select(COLUMNS.map((column) => `partIndex.${column}` as const))
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('sparePartImages')
              .select('position')
              .whereRef('partSeq', '=', 'spareParts.seq'),
          )
          .as('hasImage'),
      )
      .where(whereIn(queries, 'spareParts.seq', seqs))
      .execute();

  const remove = async (seqs: number[]): Promise<void> => {
    await queries
      .deleteFrom('partIndex')
      .where(whereIn(queries, 'rowid', seqs))
      .execute();
  };

  const engine = isSqlite(queries) ? fts5Index(queries) : tsvectorIndex(queries);
  return { ...engine, read, remove };
}
