import { DEPTHS } from '@/server/db/search';
import type { Group } from './groups';
import type { Plan } from './plan';
import { categoryOf, type IndexRow } from './indexRow';

/** What a part's place among those found depends on, the weightiest first; less is better. */
type Place = [number: number, worst: number, sum: number, tie: string];

/** What a beginning, and the middle of a word, stands behind a whole word. */
const BEHIND = [0, 1.5, 3] as const;
/** Of a word that the part has not. */
const WORST = 10;
const MISSING_OPTIONAL = 0.5;
/** Within the name: what the part is comes before what it is for, */
const BEHIND_HEAD = 0.3;
/** and a part whose category is called so before others. */
const NOT_FILED = 0.1;
/** The last word of what a part is, such as `governor` of `overspeed governor`, weighs most. */
const NOT_NAMED = 0.05;
/** What the query names is something else than what the part is. */
const NOT_MEANT = 0.5;

type RankedBy = Pick<Plan, 'groups' | 'optional' | 'key' | 'numbers'>;

/** Puts parts that were found in order. */
export function rank<Row extends IndexRow>(
  rows: Row[],
  { groups, optional, key, numbers }: RankedBy,
): Row[] {
  const costsOf = costsIn([...groups, ...optional]);
  const placed = rows.map((row) => ({ row, place: placeOf(row) }));
  return placed.sort((a, b) => compare(a.place, b.place)).map(({ row }) => row);

  function placeOf(row: Row): Place {
    const costs = costsOf(row);
    const [noun = ''] = row.head.split('|');
    const isNamed = groups.some(({ choices }) =>
      choices.some(({ tokens }) => tokens.includes(noun)),
    );
    const isMeant = groups.every(
      ({ isHead }, index) => !isHead || (costs[index] ?? 0) < BEHIND_HEAD,
    );
    const needed = costs.slice(0, groups.length).map((cost) => Math.min(cost, WORST));
    const missing = costs.slice(groups.length).filter((cost) => cost === Infinity).length;
    return [
      numberPlace(row, key, numbers),
      Math.floor(Math.max(0, ...needed)),
      needed.reduce((sum, cost) => sum + cost, missing * MISSING_OPTIONAL) +
        (isNamed ? 0 : NOT_NAMED) +
        (isMeant ? 0 : NOT_MEANT),
      row.tie,
    ];
  }
}

/** Tells for a row how light the place is in which it has each of these groups; Infinity: nowhere. */
export function costsIn(groups: Group[]): (row: IndexRow) => number[] {
  const asked = new Set(groups.flatMap(({ choices }) => choices.flatMap(({ tokens }) => tokens)));
  return (row) => {
    const depths = depthsIn(row, asked);
    const filed = new Set(categoryOf(row).words);
    const head = ` ${row.head.slice(row.head.indexOf('|') + 1)}`;
    const depthOf = (word: string): number => {
      const own = depths.get(word) ?? Infinity;
      if (own > 0) return own;
      const isHead = head.includes(` ${word} `);
      return (isHead ? 0 : BEHIND_HEAD) + (filed.has(word) ? 0 : NOT_FILED);
    };
    return groups.map(({ choices }) => {
      let least = Infinity;
      for (const { tokens, quality } of choices) {
        const cost = Math.max(...tokens.map(depthOf)) + BEHIND[quality];
        if (cost < least) least = cost;
      }
      return least;
    });
  };
}

/** Where a part has each of the tokens that are asked for. */
function depthsIn(row: IndexRow, asked: Set<string>): Map<string, number> {
  const depths = new Map<string, number>();
  for (const [depth, columns] of DEPTHS.entries()) {
    let text = ' ';
    for (const column of columns) text += row[column];
    for (const token of asked) {
      if (!depths.has(token) && text.includes(` ${token} `)) depths.set(token, depth);
    }
  }
  return depths;
}

/** 0: the query is, or has, one of the part's numbers; 1: it is the beginning of one; 2: neither. */
function numberPlace(row: IndexRow, key: string, numbers: string[]): number {
  if (hasNumber(row, numbers)) return 0;
  return key !== '' && ` ${row.keys}`.includes(` ${key}`) ? 1 : 2;
}

/** Whether one of these is a number of the part. */
export const hasNumber = ({ keys }: IndexRow, numbers: string[]): boolean =>
  numbers.some((number) => ` ${keys}`.includes(` ${number} `));

function compare(a: Place, b: Place): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other !== undefined && value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
