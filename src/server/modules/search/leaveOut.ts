import type { TokenQuery } from '../../db/search';
import type { IndexRow } from './indexRow';
import type { Group } from './groups';
import { costsIn } from './rank';
import { groupQuery } from './tokenQuery';

/** Ways to leave out so many words that are asked for in one query. */
const MAX_WAYS = 40;
/** What a word in the lightest place still counts. */
const LEAST = 0.1;
const LOST_BY_COST = 0.15;

/**
 * What is left of a query's words when those are left out without which some part has the others in
 * the weightiest places; of equals the rarest. `findRows` reads some of the best parts of a query.
 */
export async function leaveOut(
  groups: Group[],
  findRows: (wanted: TokenQuery) => Promise<IndexRow[]>,
): Promise<Group[]> {
  let candidates = groups;
  const telling = await findRows(groupQuery(rarestOf(groups)));
  for (let kept = groups.length - 1; kept > 0; kept -= 1) {
    while (ways(candidates.length, kept) > MAX_WAYS) candidates = withoutRarest(candidates);
    if (candidates.length <= kept) return candidates;
    const some = combinations(candidates, kept).map((all) => ({ all: all.map(groupQuery) }));
    const rows = await findRows({ any: some });
    if (rows.length === 0) continue;
    const best = bestOf([...rows, ...telling], groups);
    if (best) return best;
  }
  return withoutRarest(groups);
}

/** The words that the best row has, of rows that have not all. */
function bestOf(rows: IndexRow[], groups: Group[]): Group[] | undefined {
  const costsOf = costsIn(groups);
  let most: [worth: number, docs: number] = [0, 0];
  let best: Group[] | undefined;
  for (const row of rows) {
    const costs = costsOf(row);
    const has = groups.filter((_, index) => costs[index] !== Infinity);
    if (has.length === groups.length) continue;
    const worth = costs.reduce((sum, cost) => sum + worthOf(cost), 0);
    const docs = has.reduce((sum, group) => sum + group.docs, 0);
    if (worth < most[0] || (worth === most[0] && docs <= most[1])) continue;
    most = [worth, docs];
    best = has;
  }
  return best;
}

const worthOf = (cost: number) =>
  cost === Infinity ? 0 : Math.max(LEAST, 1 - LOST_BY_COST * cost);

const rarestOf = (groups: Group[]) => groups.reduce((a, b) => (b.docs < a.docs ? b : a));

const withoutRarest = (groups: Group[]): Group[] => {
  const rarest = rarestOf(groups);
  return groups.filter((group) => group !== rarest);
};

/** In how many ways `kept` of so many can be chosen. */
function ways(all: number, kept: number): number {
  let count = 1;
  for (let step = 1; step <= all - kept; step += 1) count = (count * (kept + step)) / step;
  return count;
}

function combinations<T>(all: T[], size: number): T[][] {
  const [first, ...others] = all;
  if (size === 0 || first === undefined) return size === 0 ? [[]] : [];
  return [
    ...combinations(others, size - 1).map((some) => [first, ...some]),
    ...combinations(others, size),
  ];
}
