import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isSqlite } from './isSqlite';
import type { Queries } from './types';

/**
 * Whether a column has one of these values, however many, as one parameter: a list of parameters is
 * another statement for each length, and thousands of them are a load for the garbage collector.
 */
export function oneOf(
  queries: Queries,
  column: string,
  values: readonly (string | number)[],
): RawBuilder<SqlBool> {
  const ref = sql.ref(column);
  return isSqlite(queries)
    ? sql`${ref} in (select value from json_each(${JSON.stringify(values)}))`
    : sql`${ref} = any(${values})`;
}
