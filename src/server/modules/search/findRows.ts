import { SEQ_RANGE, type TokenQuery } from '@/server/db/search';
import type { Db } from '@/server/db/kysely';
import type { IndexRow } from './indexRow';
import { readNumberedRows } from './numberedRowRepository';
import type { Plan } from './plan';
import { hasNumber, rank } from './rank';
import { tokenQuery } from './tokenQuery';

/** Parts that are put in exact order; those behind them keep the order of the index. */
const MOST_RANKED = 100;
const EXACT = { most: MOST_RANKED, enough: MOST_RANKED };
/** Of parts that have not all words a page. */
const ROUGH = { most: MOST_RANKED, enough: 12 };

export type FindDb = Pick<Db, 'reader' | 'findRows'>;

export type Wishes = Pick<Plan, 'groups' | 'optional' | 'numbers' | 'longerNumbers' | 'key'>;

type Limits = typeof EXACT;

/** Some of the best rows, those with one of the numbers among them. */
export async function findSome(
  db: FindDb,
  { groups, numbers, longerNumbers }: Wishes,
  limits: Limits,
): Promise<IndexRow[]> {
  const [numbered, rows] = await Promise.all([
    readNumberedRows(db.reader, [...numbers, ...longerNumbers]),
    readRows(db, tokenQuery(groups), limits),
  ]);
  return unique([...numbered, ...rows]);
}

export interface FoundAll {
  seqs: Uint32Array;
  isNumber: boolean;
  /** The best, in order. */
  rows: IndexRow[];
}

/** All parts of a plan, the best first; `isLess`: they have not all that was asked for. */
export async function findAll(db: FindDb, plan: Wishes, isLess = false): Promise<FoundAll> {
  const wanted = tokenQuery(plan.groups);
  const [numbered, { seqs: all, rows }] = await Promise.all([
    readNumberedRows(db.reader, [...plan.numbers, ...plan.longerNumbers]),
    wanted
      ? db.findRows(db.reader, wanted, { ...(isLess ? ROUGH : EXACT), wantsAll: true })
      : { seqs: new Uint32Array(), rows: [] },
  ]);
  const whole = all.length > rows.length && !isLess ? await findWhole(db, plan) : [];
  const ranked = rank(unique([...numbered, ...whole, ...rows]), plan);
  const isNumber = ranked.some((row) => hasNumber(row, plan.numbers));
  return { seqs: union(ranked.map(seqOf), all), isNumber, rows: ranked };
}

/** The first few, and behind them all others. */
export function union(first: Iterable<number>, all: Uint32Array): Uint32Array {
  const placed = new Set(first);
  const united = new Uint32Array(placed.size + all.length);
  united.set([...placed]);
  let length = placed.size;
  // By index: there may be 100,000.
  for (let index = 0; index < all.length; index += 1) {
    const seq = all[index] ?? 0;
    if (placed.has(seq)) continue;
    united[length] = seq;
    length += 1;
  }
  return united.slice(0, length);
}

/** Of more parts than are put in order the best of those that have all words as a whole. */
async function findWhole(db: FindDb, { groups }: Wishes): Promise<IndexRow[]> {
  const whole = groups.map((group) => ({
    ...group,
    choices: group.choices.filter(({ quality }) => quality === 0),
  }));
  if (whole.every(({ choices }, index) => choices.length === groups[index]?.choices.length)) {
    return [];
  }
  return readRows(db, tokenQuery(whole), EXACT);
}

/** Some of the best rows of a query; undefined: there is none. */
export async function readRows(
  db: FindDb,
  wanted: TokenQuery | undefined,
  limits: Limits,
): Promise<IndexRow[]> {
  if (!wanted) return [];
  return (await db.findRows(db.reader, wanted, { ...limits, wantsAll: false })).rows;
}

export const seqOf = ({ rowid }: Pick<IndexRow, 'rowid'>) => Number(rowid) % SEQ_RANGE;

const unique = (rows: IndexRow[]): IndexRow[] => [
  ...new Map(rows.map((row) => [Number(row.rowid), row])).values(),
];
