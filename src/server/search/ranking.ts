import { DEPTHS, nounOf, type SearchDocument } from './document';
import type { Clause, ParsedQuery } from './queryParser';
import type { Candidate } from './searchIndex';

/** By what a part ranks, the weightiest first; less is better. */
type Score = [number: number, worst: number, sum: number, withoutImage: number, nameKey: string];

/** What the beginning, and the middle, of a word costs more than a whole word. */
const QUALITY_COST = [0, 1.5, 3] as const;
/** Of a clause that the part does not have. */
const WORST = 10;
const MISSING_OPTIONAL = 0.5;
/** Within the name: what the part is comes before what it is for, … */
const BEHIND_HEAD = 0.3;
/** … and a part whose category is called so before others. */
const NOT_IN_CATEGORY = 0.1;
/** The noun, such as `governor` of `overspeed governor`, weighs most. */
const NOUN_NOT_ASKED = 0.05;
/** What the query names is something else than what the part is. */
const HEAD_NOT_IN_HEAD = 0.5;

/** Puts candidates in order; `numbered` are parts with one of the numbers. */
export function rank(
  candidates: Candidate[],
  { clauses, optional, numbers, longerNumbers }: ParsedQuery,
  numbered: ReadonlyMap<number, string[]>,
): Candidate[] {
  const costsOf = costsIn([...clauses, ...optional]);
  const asked = new Set(
    clauses.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)),
  );
  const numberPlace = ({ rowid }: Candidate) => {
    const keys = numbered.get(rowid) ?? [];
    if (keys.some((key) => numbers.includes(key))) return 0;
    return keys.some((key) => longerNumbers.includes(key)) ? 1 : 2;
  };
  const scoreOf = (candidate: Candidate): Score => {
    const costs = costsOf(candidate);
    const required = costs.slice(0, clauses.length);
    const missing = costs.slice(clauses.length).filter((cost) => cost === Infinity).length;
    const isMeant = required.every((cost, index) => !clauses[index]?.isHead || cost < BEHIND_HEAD);
    const capped = required.map((cost) => Math.min(cost, WORST));
    const sum =
      capped.reduce((total, cost) => total + cost, missing * MISSING_OPTIONAL) +
      (asked.has(nounOf(candidate)) ? 0 : NOUN_NOT_ASKED) +
      (isMeant ? 0 : HEAD_NOT_IN_HEAD);
    const worst = Math.floor(Math.max(0, ...capped));
    return [numberPlace(candidate), worst, sum, candidate.hasImage ? 0 : 1, candidate.nameKey];
  };
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .sort((a, b) => compare(a.score, b.score))
    .map(({ candidate }) => candidate);
}

/** How light the column is in which a document has each of these clauses; Infinity: none has it. */
export function costsIn(clauses: Clause[]): (document: SearchDocument) => number[] {
  const terms = new Set(
    clauses.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.terms)),
  );
  return (document) => {
    const costs = new Map<string, number>();
    for (const term of terms) costs.set(term, termCost(document, ` ${term} `));
    const costOf = (term: string) => costs.get(term) ?? Infinity;
    return clauses.map(({ alternatives }) =>
      alternatives.reduce(
        (least, each) =>
          Math.min(least, Math.max(...each.terms.map(costOf)) + QUALITY_COST[each.quality]),
        Infinity,
      ),
    );
  };
}

function termCost(document: SearchDocument, term: string): number {
  const depth = DEPTHS.findIndex((columns) =>
    columns.some((column) => document[column].includes(term)),
  );
  if (depth !== 0) return depth < 0 ? Infinity : depth;
  const isInHead = document.head.includes(term);
  const isInCategory = document.category.includes(term);
  return (isInHead ? 0 : BEHIND_HEAD) + (isInCategory ? 0 : NOT_IN_CATEGORY);
}

function compare(a: Score, b: Score): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other !== undefined && value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
