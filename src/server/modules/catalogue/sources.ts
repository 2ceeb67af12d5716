/** What a change of the catalogue has touched. */
export interface Touched {
  topics: string[];
}

/** What a read was made from. */
export interface Sources {
  topics: string[];
}

/** What reads depend on and changes touch. */
export const topics = {
  /** The categories, their order and their counts. */
  tree: 'tree',
  /** Which parts there are. */
  parts: 'parts',
  /** What parts are ordered by, save their age. */
  order: 'order',
  /** What parts are found by: their texts and numbers, and what the search knows of words. */
  words: 'words',
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
  return ({ topics: own }) => own.some((topic) => touched.has(topic));
}
