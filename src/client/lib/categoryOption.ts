import { fold, matchesQuery } from '@/shared/search';

/** A category in the flat list of choices; `label` starts with a dash for each level. */
export interface CategoryOption {
  id: string;
  name: string;
  label: string;
  /** The names from the outermost category to this one. */
  path: readonly string[];
  /** Ids of the categories above it, outermost first. */
  ancestorIds: readonly string[];
}

export const topLevelOption = (id: string, name: string): CategoryOption => {
  return { id, name, label: name, path: [name], ancestorIds: [] };
};

/** No id starts with it. */
const TYPED = '?';

/** What a category field has in place of an id while its text has chosen none. */
export const typedValue = (text: string) => text.trim() && TYPED + text;

/** The text of a `typedValue`; empty for an id. */
export const typedText = (value = '') => (value.startsWith(TYPED) ? value.slice(1) : '');

const SEPARATOR = '›';

export const pathOf = ({ path }: CategoryOption) => path.join(` ${SEPARATOR} `);

/** The text may be a path that was chosen and edited. */
const queryOf = (text: string) => text.replaceAll(SEPARATOR, ' ');

const nameKey = (text: string) => fold(queryOf(text)).split(/\s+/).filter(Boolean).join(' ');

const isCalled = (choice: CategoryOption, text: string) =>
  [choice.name, pathOf(choice)].some((name) => nameKey(name) === nameKey(text));

/**
 * Where each word is found in the path: first the categories that are called so, then those whose own
 * names have all words.
 */
export function findCategories(choices: readonly CategoryOption[], text: string) {
  const query = queryOf(text);
  const rank = (choice: CategoryOption) =>
    isCalled(choice, text) ? 0 : matchesQuery(query, choice.name) ? 1 : 2;
  return choices
    .filter(({ path }) => matchesQuery(query, ...path))
    .sort((one, other) => rank(one) - rank(other));
}

/** The only category that the text can mean. */
export function findMeant(choices: readonly CategoryOption[], text: string) {
  if (!text.trim()) return undefined;
  const [first, second] = findCategories(choices, text);
  if (!first || !second) return first;
  return isCalled(first, text) && !isCalled(second, text) ? first : undefined;
}
