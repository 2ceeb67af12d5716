import type { TokenQuery } from '@/server/db/search';
import type { Group } from './groups';

/** The tokens of a part that has what all groups ask for; undefined: there is none. */
export function tokenQuery(groups: Group[]): TokenQuery | undefined {
  const isLost = groups.length === 0 || groups.some(({ choices }) => choices.length === 0);
  return isLost ? undefined : { all: groups.map(groupQuery) };
}

/** The tokens of a part that has what one group asks for. */
export function groupQuery({ choices }: Group): TokenQuery {
  return anyOf(choices.map(({ tokens }) => [...new Set(tokens)]));
}

/**
 * Asks for one of several sets of tokens: not for those that hold another one, and once for a token that
 * several have. Of 100,000 parts PostgreSQL finds the fourteen thousand door operators, six pairs with
 * `door`, in a quarter of the time.
 */
export function anyOf(sets: string[][]): TokenQuery {
  const shortFirst = [...sets].sort((a, b) => a.length - b.length);
  const kept: string[][] = [];
  for (const set of shortFirst) {
    if (!kept.some((other) => other.every((token) => set.includes(token)))) kept.push(set);
  }
  return { any: joinCommon(kept) };
}

function joinCommon(sets: string[][]): TokenQuery[] {
  const common = mostCommon(sets);
  if (common === undefined) {
    return sets.map((set) => (set.length === 1 ? (set[0] ?? '') : { all: set }));
  }
  const withIt = sets.filter((set) => set.includes(common));
  const rests = withIt.map((set) => set.filter((token) => token !== common));
  const others = sets.filter((set) => !withIt.includes(set));
  return [...joinCommon(others), { all: [common, { any: joinCommon(rests) }] }];
}

/** The token that most of the sets have; undefined where none is in two. */
function mostCommon(sets: string[][]): string | undefined {
  const counts = new Map<string, number>();
  for (const token of sets.flat()) counts.set(token, (counts.get(token) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] > 1 ? best[0] : undefined;
}
