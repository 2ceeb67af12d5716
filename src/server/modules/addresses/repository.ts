import { sql } from 'kysely';
import type { Queries } from '../../db/types';

const TABLES = { category: 'categories', part: 'spareParts' } as const;

export type Kind = keyof typeof TABLES;

export function addressRepository(queries: Queries) {
  /** In the order of ids, which have an index; from the first behind `after`. */
  const list = (kind: Kind, after: string, limit: number) =>
    queries
      .selectFrom(TABLES[kind])
      .select(['id', 'updatedAt'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();

  const count = async (kind: Kind): Promise<number> => {
    const row = await queries
      .selectFrom(TABLES[kind])
      .select(sql<number | string>`count(*)`.as('total'))
      .executeTakeFirst();
    return Number(row?.total ?? 0);
  };

  return { list, count };
}
