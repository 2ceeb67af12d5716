import { sql } from 'kysely';
import { isSqlite } from '../isSqlite';
import type { Queries } from '../types';

/** With 16 of them every 64th save still has too much left to do. */
const PAGES = 64;

/**
 * Does a little of what FTS5 would otherwise do all at once for every 64th part that is saved, for 20 ms
 * with 100,000 parts. PostgreSQL has no such thing.
 */
export async function mergeFts(queries: Queries): Promise<void> {
  if (!isSqlite(queries)) return;
  await sql`insert into "partIndex" ("partIndex", rank) values ('merge', ${PAGES})`.execute(
    queries,
  );
}
