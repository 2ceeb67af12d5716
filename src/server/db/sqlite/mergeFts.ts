import { setImmediate as othersFirst } from 'node:timers/promises';
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
  if (isSqlite(queries)) await merge(queries, PAGES);
}

/** FTS5 has nothing left to merge where a command changes fewer rows than these. */
const CHANGED = 2;

/**
 * Makes one index of the many that are left once all parts have been indexed, piece by piece: each
 * search looks into all of them for each of its words. With 100,000 parts it takes half as long then.
 */
export async function mergeWholeFts(writer: Queries, goesOn: () => boolean): Promise<void> {
  const piece = async (pages: number): Promise<boolean> => {
    await othersFirst();
    return writer.transaction().execute(async (trx) => {
      const before = await countChanges(trx);
      await merge(trx, pages);
      return (await countChanges(trx)) - before >= CHANGED;
    });
  };
  // Less than nothing: whatever is there, but only once, or saves meanwhile would begin it anew.
  let isLeft = await piece(-PAGES);
  while (isLeft && goesOn()) isLeft = await piece(PAGES);
}

async function merge(queries: Queries, pages: number): Promise<void> {
  await sql`insert into "partIndex" ("partIndex", rank) values ('merge', ${pages})`.execute(
    queries,
  );
}

async function countChanges(queries: Queries): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(
    queries,
  );
  return rows[0]?.changes ?? 0;
}
