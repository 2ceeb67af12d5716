import { oneOf } from '@/server/db/oneOf';
import type { Queries } from '@/server/db/types';
import { TOKEN_COLUMNS, type IndexRow } from './indexRow';

const COLUMNS = [...TOKEN_COLUMNS, 'head', 'keys', 'tie'] as const;

/** Parts that have one number in common, and more of them, are read so many at most. */
const MOST = 100;

/** The rows of parts that have a number with one of these keys. */
export async function readNumberedRows(queries: Queries, keys: string[]): Promise<IndexRow[]> {
  if (keys.length === 0) return [];
  const rows = await queries
    .selectFrom('partNumbers')
    .innerJoin('spareParts', 'spareParts.seq', 'partNumbers.partSeq')
    .innerJoin('partIndex', 'partIndex.rowid', 'spareParts.searchRowid')
    .select('partIndex.rowid')
    .select(COLUMNS.map((name) => `partIndex.${name}` as const))
    .where(oneOf(queries, 'partNumbers.key', keys))
    .orderBy('partNumbers.key')
    .limit(MOST)
    .execute();
  return [...new Map(rows.map((row) => [Number(row.rowid), row])).values()];
}
