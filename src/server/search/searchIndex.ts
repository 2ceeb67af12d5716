import { isSqlite, whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import { COLUMNS, type SearchDocument } from './document';
import type { SearchEngine } from './engine';
import { fts5Index } from './fts5Index';
import { tsvectorIndex } from './tsvectorIndex';

/** A document with what decides between equals. */
export interface Candidate extends SearchDocument {
  nameKey: string;
  hasImage: number | boolean;
}

export interface SearchIndex extends SearchEngine {
  /** In no order; parts without a document are left out. */
  read: (seqs: number[]) => Promise<Candidate[]>;
  remove: (seqs: number[]) => Promise<void>;
}

/** The documents of all parts, on the database's own full-text engine; rows are numbered as parts. */
export function searchIndex(queries: Queries): SearchIndex {
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
