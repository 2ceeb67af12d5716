import { sql, type SelectQueryBuilder } from 'kysely';

/** How many rows the query finds. */
export async function countRows<DB, Tables extends keyof DB>(
  query: SelectQueryBuilder<DB, Tables, object>,
): Promise<number> {
  const counted = query.select(sql`count(*)`.as('count'));
  // PostgreSQL sends a text, as a count may be more than a number holds.
  const row = (await counted.executeTakeFirst()) as { count: number | string } | undefined;
  return Number(row?.count);
}
