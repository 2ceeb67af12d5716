import { sql } from 'kysely';
import { lockJob } from '@/server/db/jobs';
import { whereIn } from '@/server/db/sql';
import type { Queries, Row, Trx } from '@/server/db/types';
import { newId } from '@/server/lib/ids';

export type Missed = Row<'missedSearches', 'day' | 'term' | 'language' | 'times' | 'dropped'>;

/** How much is kept of what visitors search, whatever they send. */
export interface MissedBounds {
  today: string;
  /** Terms that were never missed before, on one day. */
  newPerDay: number;
  rows: number;
}

/** A part of all rows that goes at once, so that not each row that is added looks for the least asked. */
const EVICTED_SHARE = 0.02;

const ofTerm = ({ term, language }: Pick<Missed, 'term' | 'language'>) => `${language} ${term}`;
const ofDay = (row: Pick<Missed, 'term' | 'language' | 'day'>) => `${row.day} ${ofTerm(row)}`;

/** What was searched and not found, by day. */
export function missedRepository(queries: Queries) {
  const count = async (day?: string): Promise<number> => {
    const rows = queries.selectFrom('missedSearches');
    const { total } = await (day === undefined ? rows : rows.where('day', '=', day))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  };

  const removeBefore = async (day: string): Promise<void> => {
    await queries.deleteFrom('missedSearches').where('day', '<', day).execute();
  };

  /** Removes rows of the terms that were asked least, of equals the oldest. */
  const evict = async (rows: number): Promise<void> => {
    const totals = queries
      .selectFrom('missedSearches')
      .groupBy(['term', 'language'])
      .select((eb) => ['term', 'language', eb.fn.sum('times').as('asked')]);
    const least = queries
      .selectFrom('missedSearches as row')
      .innerJoin(totals.as('totals'), (join) =>
        join.onRef('totals.term', '=', 'row.term').onRef('totals.language', '=', 'row.language'),
      )
      .select('row.id')
      .orderBy('asked')
      .orderBy('row.day')
      .orderBy('row.id')
      .limit(rows);
    await queries.deleteFrom('missedSearches').where('id', 'in', least).execute();
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
        // Of the last day, the first ten characters of which are the day.
        sql<string>`substr(max(day || dropped), 11)`.as('dropped'),
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

  return { count, removeBefore, evict, list, remove };
}

/** Adds to the counts of the days, within the bounds: what is known is counted on whatever is new. */
export async function addMissed(
  trx: Trx,
  missed: Missed[],
  { today, newPerDay, rows: most }: MissedBounds,
): Promise<void> {
  const { count, evict } = missedRepository(trx);
  // So that each of several backends counts what the others have added.
  await lockJob(trx, 'missedSearches');
  const terms = missed.map(({ term }) => term);
  const present = await trx
    .selectFrom('missedSearches')
    .select(['term', 'language', 'day'])
    .where(whereIn(trx, 'term', terms))
    .execute();
  const known = new Set(present.map(ofTerm));
  const isKnown = (each: Missed) => known.has(ofTerm(each));
  const fresh = missed.filter((each) => !isKnown(each));
  const room = Math.max(0, newPerDay - (await count(today)));
  const counted = [...missed.filter(isKnown), ...fresh.slice(0, room)];
  if (counted.length === 0) return;
  const days = new Set(present.map(ofDay));
  const added = counted.filter((each) => !days.has(ofDay(each))).length;
  const excess = added === 0 ? 0 : (await count()) + added - most;
  if (excess > 0) await evict(Math.max(excess, Math.ceil(most * EVICTED_SHARE)));
  await trx
    .insertInto('missedSearches')
    .values(counted.map((each) => ({ id: newId(), ...each })))
    .onConflict((conflict) =>
      conflict.columns(['term', 'language', 'day']).doUpdateSet((eb) => ({
        times: sql<number>`${eb.ref('missedSearches.times')} + ${eb.ref('excluded.times')}`,
        // Who insists on all words finds nothing: what there is without some of them stays known.
        dropped: sql<string>`coalesce(nullif(${eb.ref('excluded.dropped')}, ''), ${eb.ref('missedSearches.dropped')})`,
      })),
    )
    .execute();
}
