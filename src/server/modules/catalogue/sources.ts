/** What a change of the catalogue has touched. */
export interface Touched {
  topics: string[];
  /** Tokens of parts, each behind a blank, as they were found by before and are from now on. */
  texts?: string[];
}

/** What a read was made from. */
export interface Sources {
  topics: string[];
  /** What a search asks for: the read depends on every part that has it. */
  wanted?: Wanted;
}

/** A part has one of each group, as the beginning of a token where it begins with a blank. */
export interface Wanted {
  groups: string[][];
  /** Or one of these. */
  numbers: string[];
}

/** What reads depend on and changes touch. */
export const topics = {
  /** The categories, their order and their counts. */
  tree: 'tree',
  /** Which parts there are. */
  parts: 'parts',
  /** What parts are ordered by, save their age. */
  order: 'order',
  /** What the search knows of words: synonyms, and the names of categories. */
  words: 'words',
  /** Pairs of terms that mean the same. */
  synonyms: 'synonyms',
  /** Texts and numbers of any part, for searches whose words were corrected or left out. */
  texts: 'texts',
  /** The names of all categories and their places in the tree. */
  categoryNames: 'categoryNames',
  /** Which attributes there are, and what they are called. */
  attributes: 'attributes',
  /** What parts are filtered and counted by: category, brand, picture, attributes. */
  facets: 'facets',
  part: (id: string) => `part ${id}`,
  /** Which parts are filed directly in a category. */
  filedIn: (id: string) => `filed ${id}`,
  /** The name of a category, which its parts show. */
  categoryName: (id: string) => `category ${id}`,
};

/** A function that tells whether a read was made from anything that these changes have touched. */
export function touchedBy(changes: Touched[]): (sources: Sources) => boolean {
  const touched = new Set(changes.flatMap((change) => change.topics));
  const texts = changes.flatMap((change) => change.texts ?? []);
  return ({ topics: own, wanted }) =>
    own.some((topic) => touched.has(topic)) ||
    (wanted !== undefined && texts.some((text) => has(text, wanted)));
}

const has = (text: string, { groups, numbers }: Wanted): boolean =>
  groups.every((group) => group.some((token) => text.includes(token))) ||
  numbers.some((token) => text.includes(token));
