import { countRows, jsonRows, parseRows } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import type { Condition } from '../facets/filter';
import { matchingParts, type PartScope } from '../facets/repository';

export interface Order {
  column: 'seq' | 'nameKey' | 'brandKey' | 'categoryKey';
  descending: boolean;
}

export interface Slice {
  offset: number;
  limit: number;
}

/** Reads the row numbers of parts. */
export function listRepository(queries: Queries, scope: PartScope, conditions: Condition[]) {
  const matching = () => matchingParts(queries, scope, conditions);

  /** In this order; without a slice all of them. */
  const list = async ({ column, descending }: Order, slice?: Slice): Promise<number[]> => {
    const direction = descending ? 'desc' : 'asc';
    let rows = matching().select('seq').orderBy(column, direction);
    if (column !== 'seq') rows = rows.orderBy('seq', direction);
    if (slice) rows = rows.limit(slice.limit).offset(slice.offset);
    const row = await queries
      .selectFrom(rows.as('parts'))
      .select(jsonRows(queries, ['seq']).as('rows'))
      .executeTakeFirst();
    return parseRows<[number]>(row?.rows).map(([seq]) => seq);
  };

  const count = (): Promise<number> => countRows(matching());

  return { list, count };
}
