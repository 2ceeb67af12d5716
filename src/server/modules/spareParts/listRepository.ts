import { sql } from 'kysely';
import type { Db } from '../../db/kysely';
import type { FoundPart } from '../../db/search';

export interface Order {
  column: 'seq' | 'nameKey' | 'brandKey' | 'categoryKey';
  descending: boolean;
}

/** Which parts a list has; words are folded, and every one must occur. */
interface Selection {
  words: string[];
  categoryId: string | undefined;
}

const allParts = sql<FoundPart>`${sql.table('spareParts')}`;

/** Reads which parts a list has, by their row numbers. */
export function listRepository(db: Pick<Db, 'reader' | 'search' | 'joinSeqs'>) {
  const list = async (
    { words, categoryId }: Selection,
    { column, descending }: Order,
  ): Promise<Uint32Array> => {
    const wholeRows = categoryId !== undefined || column !== 'seq';
    const found = words.length > 0 ? db.search(words, wholeRows) : allParts;
    const direction = descending ? 'desc' : 'asc';
    let rows = db.reader.selectFrom(found.as('spareParts')).select('seq');
    if (categoryId !== undefined) rows = rows.where('categoryId', '=', categoryId);
    if (column !== 'seq') rows = rows.orderBy(column, direction);
    const row = await db.reader
      .selectFrom(rows.orderBy('seq', direction).as('spareParts'))
      .select(db.joinSeqs.as('seqs'))
      .executeTakeFirst();
    return Uint32Array.from(JSON.parse(`[${row?.seqs ?? ''}]`) as number[]);
  };

  return { list };
}
