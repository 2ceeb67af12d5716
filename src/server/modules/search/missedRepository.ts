import { sql } from 'kysely';
import type { Queries } from '../../db/types';
import { newId } from '../../lib/ids';

export interface Missed {
  /** In UTC. */
  day: string;
  term: string;
  language: 'en' | 'zh';
  times: number;
}

/** What was searched and not found, by day. */
export function missedRepository(queries: Queries) {
  /** Adds to the counts of the days. */
  const add = async (missed: Missed[]): Promise<void> => {
    if (missed.length === 0) return;
    await queries
      .insertInto('missedSearches')
      .values(missed.map((each) => ({ id: newId(), ...each })))
      .onConflict((conflict) =>
        conflict.columns(['term', 'language', 'day']).doUpdateSet((eb) => ({
          times: sql<number>`${eb.ref('missedSearches.times')} + ${eb.ref('excluded.times')}`,
        })),
      )
      .execute();
  };

  /** Removes what is older than this day, and the oldest beyond so many rows. */
  const prune = async (before: string, most: number): Promise<void> => {
    await queries.deleteFrom('missedSearches').where('day', '<', before).execute();
    const last = await queries
      .selectFrom('missedSearches')
      .select(['day', 'id'])
      .orderBy('day', 'desc')
      .orderBy('id', 'desc')
      .offset(most)
      .limit(1)
      .executeTakeFirst();
    if (!last) return;
    await queries
      .deleteFrom('missedSearches')
      .where((eb) =>
        eb.or([
          eb('day', '<', last.day),
          eb.and([eb('day', '=', last.day), eb('id', '<=', last.id)]),
        ]),
      )
      .execute();
  };

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
      ]);
    const { total } = await queries
      .selectFrom(terms.as('terms'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const data = await queries
      .selectFrom(terms.as('terms'))
      .selectAll()
      .orderBy('times', 'desc')
      .orderBy('day', 'desc')
      .orderBy('term')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return { data, total: Number(total) };
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

  return { add, prune, list, remove };
}
