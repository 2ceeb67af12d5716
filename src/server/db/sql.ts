import {
  SqliteAdapter,
  sql,
  type AliasedRawBuilder,
  type InsertObject,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { Database, Queries } from './types';

/** For statements that are written in another way for each dialect. */
export const isSqlite = (queries: Queries): boolean =>
  queries.getExecutor().adapter instanceof SqliteAdapter;

/** How many rows the query finds. */
export async function countRows<DB, Tables extends keyof DB>(
  query: SelectQueryBuilder<DB, Tables, object>,
): Promise<number> {
  const counted = query.select(sql`count(*)`.as('count'));
  // PostgreSQL sends a text, as a count may be more than a number holds.
  const row = (await counted.executeTakeFirst()) as { count: number | string } | undefined;
  return Number(row?.count);
}

/** Whether a column has one of these values, however many, as one parameter. */
export function whereIn(
  queries: Queries,
  column: string,
  values: readonly (string | number)[],
): RawBuilder<SqlBool> {
  const ref = sql.ref(column);
  return isSqlite(queries)
    ? sql`${ref} in (select value from json_each(${JSON.stringify(values)}))`
    : sql`${ref} = any(${values})`;
}

/** Whether a value contains a text, whose signs stand for themselves. */
export function contains(value: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${value} like ${pattern} escape '\\'`;
}

/**
 * All rows of a query in one JSON text, each a list of these columns: many times as fast as row by
 * row, and rows of another table come with it. Null where there is none.
 */
export function jsonRows(
  queries: Queries,
  columns: string[],
  orderBy?: string,
): RawBuilder<string | null> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const order = orderBy === undefined ? sql`` : sql` order by ${sql.ref(orderBy)}`;
  return isSqlite(queries)
    ? sql`json_group_array(json_array(${list})${order})`
    : sql`json_agg(json_build_array(${list})${order})::text`;
}

/**
 * All rows of a query that has these columns: on SQLite in one JSON text, as its driver takes long for
 * each value.
 */
export async function readRows<T extends object>(
  queries: Queries,
  query: SelectQueryBuilder<Database, never, T>,
  columns: readonly (keyof T & string)[],
): Promise<T[]> {
  if (!isSqlite(queries)) return query.execute();
  const pairs = columns.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`);
  const row = await queries
    .selectFrom(query.as('found'))
    .select(sql<string>`json_group_array(json_object(${sql.join(pairs)}))`.as('rows'))
    .executeTakeFirst();
  return parseRows<T>(row?.rows);
}

export const parseRows = <T>(rows: string | null | undefined): T[] =>
  JSON.parse(rows ?? '[]') as T[];

/**
 * The objects of a JSON list, which is one parameter or a column, as rows of a table: to select from
 * and join with. `column` is one of theirs, null where they lack it.
 */
export function jsonItems(
  queries: Queries,
  table: keyof Database,
  list: RawBuilder<unknown>,
): { items: AliasedRawBuilder<unknown, 'item'>; column: (name: string) => RawBuilder<never> } {
  const json = asJson(queries, list);
  return isSqlite(queries)
    ? {
        items: sql`json_each(${json})`.as('item'),
        column: (name) => sql`item.value ->> ${sql.lit(name)}`,
      }
    : {
        items: sql`json_populate_recordset(null::${sql.table(table)}, ${json})`.as('item'),
        column: (name) => sql.ref(`item.${name}`),
      };
}

/** A text that is JSON. */
export const asJson = (queries: Queries, text: RawBuilder<unknown>): RawBuilder<unknown> =>
  isSqlite(queries) ? text : sql`cast(${text} as json)`;

/** Returns `jsonItems` of rows that are one parameter. */
export function rowItems(queries: Queries, table: keyof Database, rows: readonly object[]) {
  const json = sql`${JSON.stringify(rows)}`;
  const made = jsonItems(queries, table, json);
  if (!isSqlite(queries)) return made;
  // With the limit SQLite makes the text of an object once, and not for each of its columns.
  return { ...made, items: sql`(select value from json_each(${json}) limit -1)`.as('item') };
}

/** Adds rows, which all have the columns of the first, as one parameter. */
export async function insertRows<Table extends keyof Database>(
  queries: Queries,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof Database[Table] & string)[];
  const { items, column } = rowItems(queries, table, rows);
  const values = queries.selectFrom(items).select(columns.map((name) => column(name).as(name)));
  await queries.insertInto(table).columns(columns).expression(values).execute();
}
