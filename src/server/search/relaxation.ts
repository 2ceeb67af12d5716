import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SearchDocument } from './document';
import type { Clause, ParsedQuery } from './queryParser';
import { costsIn } from './ranking';
import type { MatchQuery } from './engine';

/** Of fewer parts, those follow that lack a word. */
export const ENOUGH = 3;
/** What a clause in the lightest column still counts, and what each depth costs. */
const LEAST_WORTH = 0.1;
const WORTH_OF_DEPTH = 0.15;
/** Clauses by which candidates are found, the rarest first. */
const MAX_CLAUSES = 8;

export interface Ranked {
  /** All parts, the best first. */
  seqs: number[];
  best: SearchDocument | undefined;
}

interface Finders {
  /** Documents of the parts that the database ranks highest. */
  findCandidates: (query: MatchQuery) => Promise<SearchDocument[]>;
  findAll: (parsed: ParsedQuery) => Promise<Ranked>;
}

/** Drops clauses, first those that no part has, until enough parts are found. */
export async function relax(
  parsed: ParsedQuery,
  first: Ranked,
  { findCandidates, findAll }: Finders,
): Promise<Ranked & { dropped: string[] }> {
  let { seqs, best } = first;
  let { clauses, optional } = parsed;
  const dropped = new Set<string>();
  let isFound = false;
  while (seqs.length < ENOUGH && clauses.length > 1) {
    // SQLite runs in this process: others come between.
    await nextTurn();
    const known = clauses.filter(({ alternatives }) => alternatives.length > 0);
    const kept =
      known.length < clauses.length
        ? known
        : keepBest(clauses, await findCandidates(anyOf(clauses)));
    const lost = clauses.filter((clause) => !kept.includes(clause));
    const phrase = lost.find(({ words }) => words.length > 0);
    if (phrase) {
      // Before all of a phrase is dropped, some of its words may do.
      clauses = clauses.flatMap((clause) => (clause === phrase ? phrase.words : clause));
      continue;
    }
    // Parts that follow later lack more, which nobody is told.
    if (!isFound) for (const { typed } of lost) dropped.add(typed);
    if (kept.length === 0) break;
    clauses = kept;
    optional = [...optional, ...lost.filter(({ alternatives }) => alternatives.length > 0)];
    const more = await findAll({ ...parsed, clauses, optional });
    best ??= more.best;
    const all = [...new Set([...seqs, ...more.seqs])];
    isFound ||= all.length > seqs.length;
    seqs = all;
  }
  return { seqs, best, dropped: [...dropped] };
}

const rarestFirst = (clauses: Clause[]) => [...clauses].sort((a, b) => a.docs - b.docs);

/** Whole words of one of the clauses. */
function anyOf(clauses: Clause[]): MatchQuery {
  const some = rarestFirst(clauses).slice(0, MAX_CLAUSES);
  return [some.flatMap(({ alternatives }) => alternatives.map(({ terms }) => terms))];
}

/** The clauses of the document that has most of them in the weightiest columns, of equals the common. */
function keepBest(clauses: Clause[], candidates: SearchDocument[]): Clause[] {
  const costsOf = costsIn(clauses);
  let kept = rarestFirst(clauses).slice(1);
  let most: [worth: number, docs: number] = [0, 0];
  for (const candidate of candidates) {
    const costs = costsOf(candidate);
    const own = clauses.filter((_, index) => costs[index] !== Infinity);
    if (own.length === clauses.length) continue;
    const worth = costs.reduce((sum, cost) => sum + worthOf(cost), 0);
    const docs = own.reduce((sum, clause) => sum + clause.docs, 0);
    if (worth < most[0] || (worth === most[0] && docs <= most[1])) continue;
    most = [worth, docs];
    kept = own;
  }
  return kept;
}

const worthOf = (cost: number) =>
  cost === Infinity ? 0 : Math.max(LEAST_WORTH, 1 - WORTH_OF_DEPTH * cost);
