import { sql } from 'kysely';
import type { Db } from '@/server/db/kysely';
import { numbersIn } from '@/server/db/search';

export interface Order {
  column: 'seq' | 'nameKey' | 'brandKey' | 'categoryKey';
  descending: boolean;
}

/** Reads which parts there are, by their row numbers. */
export function listRepository(db: Pick<Db, 'reader' | 'joinNumbers'>) {
  /** In this order; undefined `categoryIds` stands for all parts. */
  const list = async (
    categoryIds: string[] | undefined,
    { column, descending }: Order,
  ): Promise<Uint32Array> => {
    const direction = descending ? 'desc' : 'asc';
    let rows = db.reader.selectFrom('spareParts').select('seq');
    if (categoryIds) rows = rows.where('categoryId', 'in', categoryIds);
    if (column !== 'seq') rows = rows.orderBy(column, direction);
    const row = await db.reader
      .selectFrom(rows.orderBy('seq', direction).as('spareParts'))
      .select(db.joinNumbers(sql<number>`${sql.ref('seq')}`).as('seqs'))
      .executeTakeFirst();
    return Uint32Array.from(numbersIn(row?.seqs));
  };

  return { list };
}
