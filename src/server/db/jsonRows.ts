import { sql, type RawBuilder } from 'kysely';
import { isSqlite } from './isSqlite';
import type { Queries } from './types';

/** Rows of a query as one JSON text, see `jsonRows`. */
type JsonRows = RawBuilder<string | null>;

/**
 * All rows of a query in one JSON text, each a list of these columns, in the order of `orderBy`: where
 * there are hundreds of rows, many times as fast as row by row; and rows that belong to another come
 * with it. Null where there is none. SQLite writes numbers with 15 digits.
 */
export function jsonRows(queries: Queries, columns: string[], orderBy?: string): JsonRows {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const order = orderBy === undefined ? sql`` : sql` order by ${sql.ref(orderBy)}`;
  return isSqlite(queries)
    ? sql`json_group_array(json_array(${list})${order})`
    : sql`json_agg(json_build_array(${list})${order})::text`;
}

export const parseRows = <T>(rows: string | null | undefined): T[] =>
  JSON.parse(rows ?? '[]') as T[];
