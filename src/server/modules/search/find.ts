import { SEQ_RANGE } from '../../db/search';
import type { Db } from '../../db/kysely';
import type { Wanted } from '../catalogue/sources';
import { numberKey, singular } from './analyse';
import type { CategoryTokens } from './categoryTokens';
import type { IndexRow } from './indexRow';
import type { Knowledge } from './knowledge';
import { makePlan, type Group, type Plan } from './plan';
import { tokenQuery } from './tokenQuery';
import { rank } from './rank';

/** Parts that are put in exact order; those behind them keep the order of the index. */
const MOST_RANKED = 100;
const MOST_SUGGESTED = 50;
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
  /** What a part must have to change this; undefined: any part may. */
  wanted: Wanted | undefined;
}

type FindDb = Pick<Db, 'reader' | 'findRows'>;

/** Finds what a query asks for. */
export async function findParts(
  db: FindDb,
  know: Knowledge,
  query: string,
  verbatim: boolean,
): Promise<Found> {
  const plan = await makePlan(query, verbatim, know);
  const first = await findAll(db, plan);
  let { seqs } = first;
  const dropped: string[] = [];
  let { groups } = plan;
  while (
    !verbatim &&
    seqs.length < ENOUGH &&
    groups.length > 1 &&
    !first.isNumber &&
    dropped.length < MAX_DROPPED
  ) {
    const rarest = groups.reduce((a, b) => (b.docs < a.docs ? b : a));
    groups = groups.filter((group) => group !== rarest);
    dropped.push(rarest.typed);
    const more = await findAll(db, { ...plan, groups, optional: [...plan.optional, rarest] });
    seqs = [...new Set([...seqs, ...more.seqs])];
  }
  // Whatever is said of words depends on all that there are.
  const isPlain = first.seqs.length >= ENOUGH && plan.corrected.length === 0;
  return {
    seqs: Uint32Array.from(seqs),
    corrected: plan.corrected,
    // What led to nothing was not left out of anything.
    dropped: seqs.length > 0 ? dropped : [],
    isMissed: first.seqs.length === 0,
    wanted: isPlain ? wantedBy(plan, know.categories) : undefined,
  };
}

/** The tokens by which a part belongs to what is found; also those that begin or hold a word. */
function wantedBy({ groups, numbers, key }: Plan, { byWord }: CategoryTokens): Wanted {
  const tokens = ({ choices, asked, typed }: Group) => {
    const firsts = [...asked, ...choices.flatMap(({ tokens: [first = ''] }) => first)];
    const categories = firsts.flatMap((word) => [...(byWord.get(word) ?? [])]);
    const word = /^\p{L}{5,}$/u.test(typed) ? [singular(typed)] : [];
    const starts = [...firsts, ...categories, singular(numberKey(typed))].filter(Boolean);
    return [...starts.map((start) => ` ${start}`), ...word];
  };
  const keys = key === '' ? numbers : [...numbers, key];
  return { groups: groups.map(tokens), numbers: keys.map((number) => ` ${number}`) };
}

/** The best parts of a query, at most `most`; without counting all that there are. */
export async function findBest(
  db: FindDb,
  know: Knowledge,
  query: string,
  most: number,
): Promise<{ seqs: number[]; plan: Plan }> {
  const plan = await makePlan(query, false, know);
  const wanted = tokenQuery(plan);
  if (!wanted) return { seqs: [], plan };
  const options = { most: MOST_SUGGESTED, enough: most, wantsAll: false };
  const { rows } = await db.findRows(db.reader, wanted, options);
  return { seqs: rank(rows, plan).slice(0, most).map(seqOf), plan };
}

async function findAll(
  db: FindDb,
  plan: Pick<Plan, 'groups' | 'optional' | 'numbers' | 'key'>,
): Promise<{ seqs: number[]; isNumber: boolean }> {
  const wanted = tokenQuery(plan);
  if (!wanted) return { seqs: [], isNumber: false };
  const options = { most: MOST_RANKED, enough: MOST_RANKED, wantsAll: true };
  const { seqs: all, rows } = await db.findRows(db.reader, wanted, options);
  const ranked = rank(rows, plan);
  const isNumber =
    plan.key !== '' && ranked.some(({ keys }) => ` ${keys}`.includes(` ${plan.key} `));
  const best = ranked.map(seqOf);
  if (best.length === all.length) return { seqs: best, isNumber };
  const placed = new Set(best);
  const rest = all.filter((seq) => !placed.has(seq));
  return { seqs: [...best, ...rest], isNumber };
}

const seqOf = ({ rowid }: Pick<IndexRow, 'rowid'>) => Number(rowid) % SEQ_RANGE;
