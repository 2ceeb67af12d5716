import { sql } from 'kysely';
import type { Depth, TokenQuery } from '../../db/search';
import type { Db } from '../../db/kysely';
import type { CategoryTokens } from './categoryTokens';
import { SEQ_RANGE, type IndexRow } from './indexRow';
import { makePlan, tokenQuery, type Group, type Knowledge, type Plan } from './plan';
import { rank } from './rank';

/** Parts that are put in exact order; those behind them keep the order of the index. */
const MOST_RANKED = 100;
/** Of fewer parts those follow that lack the rarest word. */
const ENOUGH = 3;
/** Words of one query that are left out at most, each of which is another query. */
const MAX_DROPPED = 6;

export interface Found {
  /** Row numbers of the parts, the best first. */
  seqs: Uint32Array;
  corrected: Plan['corrected'];
  /** As they were typed. */
  dropped: string[];
  /** No part has all that was asked for. */
  isMissed: boolean;
}

type FindDb = Pick<Db, 'reader' | 'matches' | 'joinNumbers'>;

/** Finds what a query asks for. */
export async function findParts(
  db: FindDb,
  know: Knowledge,
  query: string,
  verbatim: boolean,
): Promise<Found> {
  const plan = await makePlan(query, verbatim, know);
  const { categories } = know;
  const first = await findAll(db, plan, categories);
  const found = new Set(first.seqs);
  const dropped: string[] = [];
  let { groups } = plan;
  while (
    !verbatim &&
    found.size < ENOUGH &&
    groups.length > 1 &&
    !first.isNumber &&
    dropped.length < MAX_DROPPED
  ) {
    const rarest = groups.reduce((a, b) => (b.docs < a.docs ? b : a));
    groups = groups.filter((group) => group !== rarest);
    dropped.push(rarest.typed);
    const more = await findAll(
      db,
      { ...plan, groups, optional: [...plan.optional, rarest] },
      categories,
    );
    for (const seq of more.seqs) found.add(seq);
  }
  return {
    seqs: Uint32Array.from(found),
    corrected: plan.corrected,
    // What led to nothing was not left out of anything.
    dropped: found.size > 0 ? dropped : [],
    isMissed: first.seqs.length === 0,
  };
}

/** The best parts of a query, at most `most`; without counting all that there are. */
export async function findBest(
  db: FindDb,
  know: Knowledge,
  query: string,
  most: number,
): Promise<{ seqs: number[]; plan: Plan }> {
  const plan = await makePlan(query, false, know);
  const wanted = tokenQuery(plan, know.categories);
  if (!wanted) return { seqs: [], plan };
  const rows = await readBest(db, wanted, 50);
  return { seqs: rank(rows, plan, know.categories).slice(0, most).map(seqOf), plan };
}

async function findAll(
  db: FindDb,
  plan: Pick<Plan, 'groups' | 'optional' | 'numbers' | 'key'>,
  categories: CategoryTokens,
): Promise<{ seqs: number[]; isNumber: boolean }> {
  const wanted = tokenQuery(plan, categories);
  if (!wanted) return { seqs: [], isNumber: false };
  const all = await listRowids(db, wanted);
  const rows =
    all.length <= MOST_RANKED
      ? await readRows(db, wanted, 3, MOST_RANKED)
      : await readBest(db, wanted, MOST_RANKED);
  const ranked = rank(rows, plan, categories);
  const isNumber =
    plan.key !== '' && ranked.some(({ keys }) => ` ${keys}`.includes(` ${plan.key} `));
  const best = ranked.map(seqOf);
  if (best.length === all.length) return { seqs: best, isNumber };
  const placed = new Set(best);
  const rest = all.map((rowid) => rowid % SEQ_RANGE).filter((seq) => !placed.has(seq));
  return { seqs: [...best, ...rest], isNumber };
}

const seqOf = ({ rowid }: Pick<IndexRow, 'rowid'>) => Number(rowid) % SEQ_RANGE;

/** All rows of a query in the order of the index. */
async function listRowids(db: FindDb, wanted: TokenQuery): Promise<number[]> {
  const rows = db.reader
    .selectFrom('partIndex')
    .select('rowid')
    .where(db.matches(wanted, 3))
    .orderBy('rowid');
  const row = await db.reader
    .selectFrom(rows.as('found'))
    .select(db.joinNumbers(sql<number>`rowid`).as('joined'))
    .executeTakeFirst();
  return JSON.parse(`[${row?.joined ?? ''}]`) as number[];
}

/** Of more parts than can be ranked, those whose words stand in the weightiest places. */
async function readBest(db: FindDb, wanted: TokenQuery, most: number): Promise<IndexRow[]> {
  const rows = new Map<number, IndexRow>();
  for (const depth of [0, 1, 2, 3] as const) {
    for (const row of await readRows(db, wanted, depth, most)) rows.set(Number(row.rowid), row);
    if (rows.size >= most) break;
  }
  return [...rows.values()];
}

const readRows = (
  db: FindDb,
  wanted: TokenQuery,
  depth: Depth,
  most: number,
): Promise<IndexRow[]> =>
  db.reader
    .selectFrom('partIndex')
    .select([
      'rowid',
      'name',
      'numbers',
      'category',
      'kind',
      'facts',
      'description',
      'head',
      'keys',
      'tie',
    ])
    .where(db.matches(wanted, depth))
    .orderBy('rowid')
    .limit(most)
    .execute();

export type { Group };
