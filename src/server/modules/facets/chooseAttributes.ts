import type { FacetAttribute } from './conditions';

/** More than these nobody reads, and each is a column of the index to fetch. */
export const MAX_ATTRIBUTES = 24;

interface Circumstances {
  /** How many of the parts are filed directly in each category. */
  filed: ReadonlyMap<string, number>;
  /** By category; null at the top. */
  parents: ReadonlyMap<string, string | null>;
  /** Ids of the attributes that the list is narrowed by, which stay. */
  filtered: ReadonlySet<string>;
}

/** Those that most of the parts can have, in their order. */
export function chooseAttributes(
  attributes: FacetAttribute[],
  { filed, parents, filtered }: Circumstances,
): FacetAttribute[] {
  const inBranch = new Map<string | null, number>();
  for (const [category, parts] of filed) {
    inBranch.set(null, (inBranch.get(null) ?? 0) + parts);
    let each: string | null | undefined = category;
    while (each) {
      inBranch.set(each, (inBranch.get(each) ?? 0) + parts);
      each = parents.get(each);
    }
  }
  const weight = ({ id, categoryId }: FacetAttribute) =>
    filtered.has(id) ? Infinity : (inBranch.get(categoryId) ?? 0);
  const ranked = [...attributes].filter((each) => weight(each) > 0);
  // Where as many have both, the one that tells more about them: not every part's.
  const isCommon = ({ categoryId }: FacetAttribute) => Number(categoryId === null);
  ranked.sort((a, b) => compare(weight(b), weight(a)) || isCommon(a) - isCommon(b));
  const chosen = new Set(ranked.slice(0, Math.max(MAX_ATTRIBUTES, filtered.size)));
  return attributes.filter((each) => chosen.has(each));
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);
