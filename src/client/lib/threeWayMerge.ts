import { cleanParagraphs } from '@/shared/texts';

/** As both loaded it, as I changed it and as the other person saved it. */
export interface ThreeWays<V> {
  base: V;
  mine: V;
  theirs: V;
}

export interface MergeRule<V> {
  same: (one: V, other: V) => boolean;
  /** The values to choose from where both changed the field; equal ones need no choice. */
  reconcile?: (ways: ThreeWays<V>) => { mine: V; theirs: V };
}

export type MergeRules<V> = { readonly [Field in keyof V]: MergeRule<V[Field]> };

/** A changed field; where `both` changed it, one value has to be chosen. */
export type FieldChange<V> = {
  [Field in keyof V]: { field: Field; by: 'me' | 'them' | 'both' } & ThreeWays<V[Field]>;
}[keyof V];

/** Texts that are stored alike are the same. */
export const textRule: MergeRule<string> = {
  same: (one, other) => cleanParagraphs(one) === cleanParagraphs(other),
};

export const valueRule: Pick<MergeRule<unknown>, 'same'> = { same: Object.is };

export const listRule: Pick<MergeRule<readonly string[]>, 'same'> = {
  same: (one, other) => one.join() === other.join(),
};

/** The changed fields, in the order of the rules. */
export function compareThreeWays<V extends object>(
  rules: MergeRules<V>,
  { base, mine, theirs }: ThreeWays<V>,
): FieldChange<V>[] {
  const compare = <Field extends keyof V>(field: Field): FieldChange<V>[] => {
    const ways = { base: base[field], mine: mine[field], theirs: theirs[field] };
    const { same, reconcile } = rules[field];
    if (same(ways.mine, ways.theirs)) return [];
    if (same(ways.base, ways.theirs)) return [{ field, by: 'me', ...ways }];
    if (same(ways.base, ways.mine)) return [{ field, by: 'them', ...ways }];
    const settled = { ...ways, ...reconcile?.(ways) };
    const by = same(settled.mine, settled.theirs) ? 'them' : 'both';
    return [{ field, by, ...settled }];
  };
  return (Object.keys(rules) as (keyof V)[]).flatMap(compare);
}

/** Merges both sides' changes; of those by both, theirs win in the fields `taken`, mine elsewhere. */
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
