/** What a change of the catalogue has touched. */
export interface Touched {
  topics: string[];
  /** Folded texts of parts, as they were found by before and are found by from now on. */
  texts?: string[];
}

/** What a read was made from. */
export interface Sources {
  topics: string[];
  /** Folded: the read depends on every part whose text contains all of them. */
  words?: string[];
}

/** What reads depend on and changes touch. */
export const topics = {
  /** The categories, their order and their counts. */
  tree: 'tree',
  /** Which parts there are. */
  parts: 'parts',
  /** What parts are ordered by, save their age. */
  order: 'order',
  /** What parts are found by, beyond their own texts. */
  words: 'words',
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
  return ({ topics: own, words }) =>
    own.some((topic) => touched.has(topic)) ||
    (words !== undefined && texts.some((text) => words.every((word) => text.includes(word))));
}
