import type { TokenQuery } from '../../db/search';
import type { Group } from './groups';

/** The tokens of a part that has what all groups ask for; undefined: there is none. */
export function tokenQuery(groups: Group[]): TokenQuery | undefined {
  const isLost = groups.length === 0 || groups.some(({ choices }) => choices.length === 0);
  return isLost ? undefined : { all: groups.map(groupQuery) };
}

/** The tokens of a part that has what one group asks for. */
export function groupQuery({ choices }: Group): TokenQuery {
  const single = choices.flatMap(({ tokens }) => (tokens.length === 1 ? tokens : []));
  const several = choices.flatMap(({ tokens }) => (tokens.length > 1 ? { all: tokens } : []));
  return { any: [...new Set(single), ...several] };
}
