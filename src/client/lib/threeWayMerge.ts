/** One thing in three states: as both found it, as I left it and as the other person left it. */
export interface ThreeWays<V> {
  base: V;
  mine: V;
  theirs: V;
}

/** How the values of one field are compared. */
export interface MergeRule<V> {
  same: (one: V, other: V) => boolean;
  /**
   * What either choice comes to where both have changed the field; without it, each person's own
   * value. Two equal values mean that there is nothing to choose.
   */
  reconcile?: (ways: ThreeWays<V>) => { mine: V; theirs: V };
}

export type MergeRules<V> = { readonly [Field in keyof V]: MergeRule<V[Field]> };

/** A field that is no longer what both found; `both` have to be chosen between. */
export type FieldChange<V> = {
  [Field in keyof V]: { field: Field; by: 'me' | 'them' | 'both' } & ThreeWays<V[Field]>;
}[keyof V];

/** For texts: blanks around them and the kind of line breaks don't count. */
export const textRule: MergeRule<string> = {
  same: (one, other) => plain(one) === plain(other),
};

const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** For values that stand for themselves. */
export const valueRule: Pick<MergeRule<unknown>, 'same'> = { same: Object.is };

/** The fields that either of us has changed, in the order of the rules. */
export function compareThreeWays<V extends object>(
  rules: MergeRules<V>,
  { base, mine, theirs }: ThreeWays<V>,
): FieldChange<V>[] {
  const compare = <Field extends keyof V>(field: Field): FieldChange<V>[] => {
    const ways = { base: base[field], mine: mine[field], theirs: theirs[field] };
    const { same, reconcile } = rules[field];
    // What both changed alike is what is stored already.
    if (same(ways.mine, ways.theirs)) return [];
    if (same(ways.base, ways.theirs)) return [{ field, by: 'me', ...ways }];
    if (same(ways.base, ways.mine)) return [{ field, by: 'them', ...ways }];
    const settled = { ...ways, ...reconcile?.(ways) };
    const by = same(settled.mine, settled.theirs) ? 'them' : 'both';
    return [{ field, by, ...settled }];
  };
  return (Object.keys(rules) as (keyof V)[]).flatMap(compare);
}

/**
 * Both persons' changes together, on top of what the other one stored. Of what both have changed
 * mine goes, save in the fields `taken`.
 */
export function mergeChanges<V extends object>(
  theirs: V,
  changes: readonly FieldChange<V>[],
  taken: ReadonlySet<keyof V>,
): V {
  const result = { ...theirs };
  for (const { field, by, ...ways } of changes) {
    const takesMine = by === 'me' || (by === 'both' && !taken.has(field));
    result[field] = takesMine ? ways.mine : ways.theirs;
  }
  return result;
}
