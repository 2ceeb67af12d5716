import type { TokenQuery } from '../../db/search';
import type { Group, Plan } from './plan';

/** The tokens of a plan's parts. */
export function tokenQuery({
  groups,
  numbers,
}: Pick<Plan, 'groups' | 'numbers'>): TokenQuery | undefined {
  const group = ({ choices }: Group): TokenQuery => {
    const single = choices.flatMap(({ tokens }) => (tokens.length === 1 ? tokens : []));
    const several = choices.flatMap(({ tokens }) => (tokens.length > 1 ? { all: tokens } : []));
    return { any: [...new Set(single), ...several] };
  };
  if (groups.some(({ choices }) => choices.length === 0)) {
    return numbers.length > 0 ? { any: numbers } : undefined;
  }
  if (groups.length === 0) return numbers.length > 0 ? { any: numbers } : undefined;
  const words: TokenQuery = { all: groups.map(group) };
  return numbers.length > 0 ? { any: [words, ...numbers] } : words;
}
