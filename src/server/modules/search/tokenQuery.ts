import type { TokenQuery } from '../../db/search';
import type { CategoryTokens } from './categoryTokens';
import type { Group, Plan } from './plan';

/** The tokens of a plan's parts; with its words in any of the categories that are called so. */
export function tokenQuery(
  { groups, numbers }: Pick<Plan, 'groups' | 'numbers'>,
  { byWord }: CategoryTokens,
): TokenQuery | undefined {
  const token = (word: string): TokenQuery => {
    const categories = byWord.get(word);
    return categories ? { any: [word, ...categories] } : word;
  };
  const group = ({ choices }: Group): TokenQuery => {
    const single = choices.flatMap(({ tokens }) => (tokens.length === 1 ? tokens : []));
    const several = choices.flatMap(({ tokens }) =>
      tokens.length > 1 ? { all: tokens.map(token) } : [],
    );
    const categories = single.flatMap((word) => byWord.get(word) ?? []);
    return { any: [...new Set([...single, ...categories]), ...several] };
  };
  if (groups.some(({ choices }) => choices.length === 0)) {
    return numbers.length > 0 ? { any: numbers } : undefined;
  }
  if (groups.length === 0) return numbers.length > 0 ? { any: numbers } : undefined;
  const words: TokenQuery = { all: groups.map(group) };
  return numbers.length > 0 ? { any: [words, ...numbers] } : words;
}
