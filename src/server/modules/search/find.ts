import { ENOUGH, findWithLess } from './findLess';
import { findAll, findSome, seqOf, type FindDb } from './findRows';
import { termsOf, type IndexRow } from './indexRow';
import type { Knowledge } from './knowledge';
import { makePlan, type Plan } from './plan';
import { rank } from './rank';

const MOST_SUGGESTED = 50;

export interface Found {
  /** Row numbers of the parts, the best first. */
  seqs: Uint32Array;
  corrected: Plan['corrected'];
  /** As they were typed. */
  dropped: string[];
  /** No part has all that was asked for. */
  isMissed: boolean;
}

/** Finds what a query asks for. */
export async function findParts(
  db: FindDb,
  know: Knowledge,
  query: string,
  verbatim: boolean,
): Promise<Found> {
  const plan = await makePlan(query, verbatim, know);
  const first = await findAll(db, plan);
  const isEnough = first.seqs.length >= ENOUGH || first.isNumber || verbatim;
  const { seqs, dropped, best } = isEnough
    ? { seqs: first.seqs, best: first.rows[0], dropped: [] }
    : await findWithLess(db, plan, first);
  return {
    seqs,
    corrected: correctedIn(plan, best).filter(({ from }) => !dropped.includes(from)),
    // What led to nothing was not left out of anything.
    dropped: seqs.length > 0 ? dropped : [],
    isMissed: first.seqs.length === 0,
  };
}

/** What was taken for words that nobody has: of several that are as near, what the best part has. */
function correctedIn({ corrected, groups }: Plan, best: IndexRow | undefined): Plan['corrected'] {
  if (!best) return corrected;
  const has = termsOf(best);
  return corrected.map(({ from, to }) => {
    const group = groups.find(({ typed, instead }) => typed === from && instead.length > 0);
    const meant = group?.instead.find((tokens) => tokens.every((token) => has.has(token)));
    return { from, to: meant?.join(' ') ?? to };
  });
}

/** The best parts of a plan, at most `most`, and rows of some more; without counting all that there are. */
export async function findBest(
  db: FindDb,
  plan: Plan,
  most: number,
): Promise<{ seqs: number[]; rows: IndexRow[] }> {
  const some = await findSome(db, plan, { most: MOST_SUGGESTED, enough: most });
  const rows = rank(some, plan);
  return { seqs: rows.slice(0, most).map(seqOf), rows };
}
