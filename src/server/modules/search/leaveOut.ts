import { setImmediate as othersFirst } from 'node:timers/promises';
import type { TokenQuery } from '@/server/db/search';
import type { Group } from './groups';
import type { IndexRow } from './indexRow';
import { costsIn } from './rank';
import { groupQuery } from './tokenQuery';

/** Of a rarer word all parts are compared, of others those that have another word as well, … */
const RARE = 30;
/** … and of words that so many have none: they tell too little. */
const COMMON = 1000;
/** What a word in the lightest place still counts. */
const LEAST = 0.1;
const LOST_BY_COST = 0.15;

/**
 * What is left of a query's words when those are left out without which some part has the others in
 * the weightiest places; of equals the rarest. `readSome` reads some of the best parts of a query,
 * `readAll` the best of those that have all of some words.
 */
export async function leaveOut(
  groups: Group[],
  {
    readSome,
    readAll,
  }: {
    readSome: (wanted: TokenQuery) => Promise<IndexRow[]>;
    readAll: (some: Group[]) => Promise<IndexRow[]>;
  },
): Promise<Group[]> {
  const rows: IndexRow[] = [];
  // Parts with the rarest word, and those with all others; where there is none, with the next.
  for (let [rarest, ...others] = rarestFirst(groups); rarest && others.length > 0;) {
    // SQLite blocks the process: a query of many words must not block it for all of them.
    await othersFirst();
    if (rarest.docs <= COMMON) {
      const any = { any: others.map(groupQuery) };
      const telling = groupQuery(rarest);
      rows.push(...(await readSome(rarest.docs > RARE ? { all: [telling, any] } : telling)));
    }
    const most = await readAll(groups.filter((group) => others.includes(group)));
    if (most.length > 0) return bestOf([...rows, ...most], groups) ?? others;
    [rarest, ...others] = others;
  }
  return rarestFirst(groups).slice(1);
}

const rarestFirst = (groups: Group[]) => [...groups].sort((a, b) => a.docs - b.docs);

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
