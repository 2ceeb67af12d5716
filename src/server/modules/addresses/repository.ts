import { countRows } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';

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

  const count = (kind: Kind): Promise<number> => countRows(queries.selectFrom(TABLES[kind]));

  return { list, count };
}
