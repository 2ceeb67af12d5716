import { DEPTHS, nounOf, type IndexEntry } from './indexEntry';
import type { Clause, ParsedQuery } from './queryParser';
import { patternOf } from './searchEngine';
import type { Candidate } from './searchIndex';

/** What a fuzzy match costs more than what was typed. */
const QUALITY_COST = [0, 1.5] as const;
/** Of a clause that the part does not have. */
const MISSING = 10;
/** Within the name: what the part is comes before what it is for, … */
const BEHIND_HEAD = 0.3;
/** … and a part whose category is called so before others. */
const NOT_IN_CATEGORY = 0.1;
/** The noun, such as `governor` of `overspeed governor`, weighs most. */
const NOUN_NOT_IN_QUERY = 0.05;
/** What the query names is something else than what the part is. */
const HEAD_NOT_IN_HEAD = 0.5;

/** What a clause in the lightest column still counts, and what each depth costs. */
const LEAST_WORTH = 0.1;
const WORTH_OF_DEPTH = 0.15;

/** Row numbers of parts with a number of the query; `exact`: it is written so there. */
export type Numbered = Record<'exact' | 'all', ReadonlySet<number>>;

/** Puts candidates in order, first those with one of the numbers. */
export function rank(
  candidates: Candidate[],
  { clauses }: ParsedQuery,
  numbered: Numbered,
): Candidate[] {
  const costsOf = costsIn(clauses);
  const queried = termsIn(clauses);
  const costOf = (candidate: Candidate) =>
    costsOf(candidate).reduce(
      (total, cost, index) =>
        total +
        Math.min(cost, MISSING) +
        (clauses[index]?.isHead && cost >= BEHIND_HEAD ? HEAD_NOT_IN_HEAD : 0),
      queried.has(nounOf(candidate)) ? 0 : NOUN_NOT_IN_QUERY,
    );
  const sorted = candidates
    .map((candidate) => ({
      candidate,
      place: placeOf(candidate, numbered),
      cost: costOf(candidate),
      others: othersInCategory(candidate, queried),
      withoutImage: candidate.hasImage ? 0 : 1,
    }))
    .sort(
      (a, b) =>
        a.place - b.place ||
        a.cost - b.cost ||
        a.others - b.others ||
        a.withoutImage - b.withoutImage ||
        (a.candidate.nameKey < b.candidate.nameKey ? -1 : 1),
    )
    .map(({ candidate }) => candidate);
  const symptom = clauses.find(({ isSymptom }) => isSymptom);
  return symptom ? takeTurns(sorted, symptom) : sorted;
}

/** How many words its category is called by beside those of the query; most where it has none of these. */
function othersInCategory({ category }: Candidate, queried: ReadonlySet<string>): number {
  const own = category.split(' ').filter(Boolean);
  const others = own.filter((term) => !queried.has(term));
  return others.length < own.length ? others.length : Number.MAX_SAFE_INTEGER;
}

function placeOf({ rowid }: Candidate, { exact, all }: Numbered): number {
  if (exact.has(rowid)) return 0;
  return all.has(rowid) ? 1 : 2;
}

/** The best part of each cause of a symptom, then the second of each, and so on. */
function takeTurns(sorted: Candidate[], symptom: Clause): Candidate[] {
  const costsOfCauses = symptom.alternatives.map((cause) =>
    costsIn([{ ...symptom, alternatives: [cause] }]),
  );
  const turns = symptom.alternatives.map(() => 0);
  return sorted
    .map((candidate) => {
      const costs = costsOfCauses.map((costsOf) => costsOf(candidate)[0] ?? Infinity);
      const least = Math.min(...costs);
      const cause = costs.indexOf(least);
      // Parts that only mention a cause come after all that are one.
      const first = least < 1 ? 0 : sorted.length;
      const turn = first + (turns[cause] ?? 0);
      turns[cause] = (turns[cause] ?? 0) + 1;
      return { candidate, turn, cause };
    })
    .sort((a, b) => a.turn - b.turn || a.cause - b.cause)
    .map(({ candidate }) => candidate);
}

const termsIn = (clauses: Clause[]) =>
  new Set(clauses.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)));

/** How light the column is in which an entry has each of these clauses; Infinity: none has it. */
function costsIn(clauses: Clause[]): (entry: IndexEntry) => number[] {
  const terms = termsIn(clauses);
  return (entry) => {
    const costs = new Map<string, number>();
    for (const term of terms) costs.set(term, termCost(entry, patternOf(term)));
    const costOf = (term: string) => costs.get(term) ?? Infinity;
    return clauses.map(({ alternatives }) =>
      alternatives.reduce(
        (least, { terms, quality }) =>
          Math.min(least, Math.max(...terms.map(costOf)) + QUALITY_COST[quality]),
        Infinity,
      ),
    );
  };
}

function termCost(entry: IndexEntry, term: string): number {
  const depth = DEPTHS.findIndex((columns) =>
    columns.some((column) => entry[column].includes(term)),
  );
  if (depth !== 0) return depth < 0 ? Infinity : depth;
  const isInHead = entry.head.includes(term);
  const isInCategory = entry.category.includes(term);
  return (isInHead ? 0 : BEHIND_HEAD) + (isInCategory ? 0 : NOT_IN_CATEGORY);
}

/** Of a part that has a clause elsewhere than in its name, and of one that others equal. */
const NOT_IN_NAME = 0.25;
const EQUALLED = 0.4;

/**
 * How sure it is that the first of the ranked parts is meant by a line with so many clauses: the share
 * that it has of them, less where they are not in its name or where the next part has them as well.
 */
export function confidenceOf(
  [first, second]: Candidate[],
  clauses: Clause[],
  total: number,
): number {
  if (!first) return 0;
  const costsOf = costsIn(clauses);
  const sum = (costs: number[]) => costs.reduce((all, cost) => all + Math.min(cost, MISSING), 0);
  const costs = costsOf(first);
  const share = costs.filter((cost) => cost !== Infinity).length / total;
  const elsewhere = costs.filter((cost) => cost >= 1).length * NOT_IN_NAME;
  const isEqualled = second !== undefined && sum(costsOf(second)) - sum(costs) < HEAD_NOT_IN_HEAD;
  const confidence = share - elsewhere - (isEqualled ? EQUALLED : 0);
  return Math.max(0, Number(confidence.toFixed(2)));
}

export const rarestFirst = (clauses: Clause[]) => [...clauses].sort((a, b) => a.docs - b.docs);

/** Words of a line of which each may be missing in turn. */
const MAX_DROPPED = 6;

/** All but one of the clauses, without the most common ones first; not without what the line names. */
export const dropOne = (clauses: Clause[]): Clause[][] =>
  [...clauses]
    .sort((a, b) => b.docs - a.docs)
    .filter(({ isHead }) => !isHead)
    .slice(0, MAX_DROPPED)
    .map((dropped) => clauses.filter((clause) => clause !== dropped));

/**
 * A symptom; otherwise the clauses that the best candidate has: by the weight of their columns, then
 * the more common. What the query names for a purpose says more than the purpose where `needsNamed`.
 */
export function selectClauses(
  clauses: Clause[],
  candidates: IndexEntry[],
  needsNamed: boolean,
): Clause[] {
  const symptom = clauses.find(({ isSymptom }) => isSymptom);
  if (symptom) return [symptom];
  const allCosts = candidates.map(costsIn(clauses));
  const named = clauses.findIndex(({ hasPurpose }) => hasPurpose);
  const isNamed = needsNamed && allCosts.some((costs) => (costs[named] ?? 1) < 1);
  let selected = isNamed ? clauses.slice(named, named + 1) : rarestFirst(clauses).slice(1);
  let most = { worth: 0, docs: 0 };
  for (const costs of allCosts) {
    const own = clauses.filter((_, index) => costs[index] !== Infinity);
    if (own.length === clauses.length || (isNamed && costs[named] === Infinity)) continue;
    const worth = costs.reduce((sum, cost) => sum + worthOf(cost), 0);
    const docs = own.reduce((sum, clause) => sum + clause.docs, 0);
    if (worth < most.worth || (worth === most.worth && docs <= most.docs)) continue;
    most = { worth, docs };
    selected = own;
  }
  return selected;
}

const worthOf = (cost: number) =>
  cost === Infinity ? 0 : Math.max(LEAST_WORTH, 1 - WORTH_OF_DEPTH * cost);
