import { sql } from 'kysely';
import { countRows } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { newId } from '@/server/lib/ids';

export type Missed = Row<'missedSearches', 'day' | 'term' | 'language' | 'times' | 'dropped'>;

/** From so many terms of a day on nothing is added to that day, whatever visitors send. */
export const MAX_OF_DAY = 1000;

/** What was searched and not found, by day. */
export function missedRepository(queries: Queries) {
  /** Adds to the counts of the days. */
  const add = async (missed: Missed[], today: string): Promise<void> => {
    const ofDay = queries.selectFrom('missedSearches').where('day', '=', today);
    if ((await countRows(ofDay)) >= MAX_OF_DAY) return;
    // In one order, so that two backends never wait for each other.
    const sorted = [...missed].sort((a, b) => (a.term + a.language < b.term + b.language ? -1 : 1));
    await queries
      .insertInto('missedSearches')
      .values(sorted.map((query) => ({ id: newId(), ...query })))
      .onConflict((conflict) =>
        conflict.columns(['term', 'language', 'day']).doUpdateSet((eb) => ({
          times: sql<number>`${eb.ref('missedSearches.times')} + ${eb.ref('excluded.times')}`,
          // A verbatim search drops no words and must not overwrite those of an earlier search.
          dropped: sql<string>`coalesce(nullif(${eb.ref('excluded.dropped')}, ''), ${eb.ref('missedSearches.dropped')})`,
        })),
      )
      .execute();
  };

  const removeBefore = (day: string) =>
    queries.deleteFrom('missedSearches').where('day', '<', day).execute();

  /** Terms with their counts, the most frequent first. */
  const list = async (since: string, page: number, limit: number) => {
    const terms = queries
      .selectFrom('missedSearches')
      .where('day', '>=', since)
      .groupBy(['term', 'language'])
      .select((eb) => [
        'term',
        'language',
        eb.fn.min('id').as('id'),
        eb.fn.max('day').as('day'),
        sql<number>`cast(sum(times) as integer)`.as('times'),
        // Of the last day, the first ten characters of which are the day.
        sql<string>`substr(max(day || dropped), 11)`.as('dropped'),
      ]);
    const data = await queries
      .selectFrom(terms.as('terms'))
      .selectAll()
      .orderBy('times', 'desc')
      .orderBy('day', 'desc')
      .orderBy('term')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return { data, total: await countRows(queries.selectFrom(terms.as('terms'))) };
  };

  /** Removes all days of the term that one of them has this id; false: there is none. */
  const remove = async (id: string): Promise<boolean> => {
    const row = await queries
      .selectFrom('missedSearches')
      .select(['term', 'language'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return false;
    await queries
      .deleteFrom('missedSearches')
      .where('term', '=', row.term)
      .where('language', '=', row.language)
      .execute();
    return true;
  };

  return { add, removeBefore, list, remove };
}
