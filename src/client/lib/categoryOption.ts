import { fold, isStopWord, matchesQuery } from '@/shared/search';

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

/** The path from the category outwards: a narrow field shows its beginning. */
export const pathOf = ({ path }: CategoryOption) => [...path].reverse().join(' ‹ ');

/** The text may be a path that was chosen and edited, or one that was written from the top. */
const queryOf = (text: string) => text.replace(/[‹›]/g, ' ');

const nameKey = (text: string) => fold(queryOf(text)).split(/\s+/).filter(Boolean).join(' ');

const isCalled = (choice: CategoryOption, text: string) =>
  [choice.name, pathOf(choice), choice.path.join(' ')].some(
    (name) => nameKey(name) === nameKey(text),
  );

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

const PLURAL = /(?<=ch|sh|ss|x|z)es$|(?<!s)s$/;

/** The words of a text without their plurals; of Chinese each two characters. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !isStopWord(word))
      .flatMap((word) => {
        if (!/\p{Script=Han}/u.test(word)) return word.replace(PLURAL, '');
        const characters = [...word];
        const pairs = characters.slice(1).map((character, index) => characters[index] + character);
        return pairs.length > 0 ? pairs : word;
      }),
  );

const MAX_SIMILAR = 3;
const MIN_SIMILARITY = 0.5;

/**
 * Finds the categories that a word of another catalogue may mean, the most similar first: their names
 * have words in common, and those of the categories above may have others.
 */
export function similarityFinder(choices: readonly CategoryOption[]) {
  const known = choices.map((choice) => {
    return { choice, own: stemsOf(choice.name), all: stemsOf(choice.path.join(' ')) };
  });
  return (text: string): CategoryOption[] => {
    const wanted = stemsOf(text);
    const countIn = (stems: ReadonlySet<string>) =>
      [...wanted].filter((stem) => stems.has(stem)).length;
    return known
      .map(({ choice, own, all }) => {
        const shared = countIn(own);
        const inName = (2 * shared) / (wanted.size + own.size);
        const inPath = countIn(all) / (2 * wanted.size);
        return { choice, similarity: shared > 0 ? inName + inPath : 0 };
      })
      .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
      .sort((one, other) => other.similarity - one.similarity)
      .slice(0, MAX_SIMILAR)
      .map(({ choice }) => choice);
  };
}
