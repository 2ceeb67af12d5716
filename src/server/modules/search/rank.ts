import { DEPTHS } from '../../db/search';
import type { Group, Plan } from './plan';
import { categoryOf, type IndexRow } from './indexRow';

/** What a part's place among those found depends on, the weightiest first; less is better. */
type Place = [number: number, worst: number, sum: number, tie: string];

/** What a beginning, and the middle of a word, stands behind a whole word. */
const BEHIND = [0, 1.5, 3] as const;
const MISSING_OPTIONAL = 0.5;
/** Within the name: what the part is comes before what it is for, */
const BEHIND_HEAD = 0.3;
/** and a part whose category is called so before others. */
const NOT_FILED = 0.1;
/** The last word of what a part is, such as `governor` of `overspeed governor`, weighs most. */
const NOT_NAMED = 0.05;

/** Puts parts that were found in order. */
export function rank<Row extends IndexRow>(
  rows: Row[],
  { groups, optional, key }: Pick<Plan, 'groups' | 'optional' | 'key'>,
): Row[] {
  const asked = new Set(
    [...groups, ...optional].flatMap(({ choices }) => choices.flatMap(({ tokens }) => tokens)),
  );
  const placed = rows.map((row) => ({ row, place: placeOf(row) }));
  return placed.sort((a, b) => compare(a.place, b.place)).map(({ row }) => row);

  function placeOf(row: Row): Place {
    const depths = depthsIn(row, asked);
    const filed = new Set(categoryOf(row).words);
    const [noun = '', headWords = ''] = row.head.split('|');
    const head = ` ${headWords}`;
    const depthOf = (word: string): number => {
      const own = depths.get(word) ?? Infinity;
      if (own > 0) return own;
      const isHead = head.includes(` ${word} `);
      return (isHead ? 0 : BEHIND_HEAD) + (filed.has(word) ? 0 : NOT_FILED);
    };
    const costOf = ({ choices }: Group) => {
      let least = Infinity;
      for (const { tokens, quality } of choices) {
        const cost = Math.max(...tokens.map(depthOf)) + BEHIND[quality];
        if (cost < least) least = cost;
      }
      return least;
    };
    const costs = groups.map(costOf);
    const isNamed = groups.some(({ choices }) =>
      choices.some(({ tokens }) => tokens.includes(noun)),
    );
    const missing = optional.reduce(
      (sum, group) => sum + (costOf(group) === Infinity ? MISSING_OPTIONAL : 0),
      0,
    );
    const finite = costs.map((cost) => (cost === Infinity ? 10 : cost));
    return [
      numberPlace(row.keys, key),
      Math.floor(Math.max(0, ...finite)),
      finite.reduce((sum, cost) => sum + cost, missing) + (isNamed ? 0 : NOT_NAMED),
      row.tie,
    ];
  }
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

/** 0: one of the part's numbers; 1: the beginning of one; 2: neither. */
function numberPlace(keys: string, key: string): number {
  if (key === '') return 2;
  const all = ` ${keys}`;
  if (all.includes(` ${key} `)) return 0;
  return all.includes(` ${key}`) ? 1 : 2;
}

function compare(a: Place, b: Place): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other !== undefined && value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
