/** A category in the flat list of choices; `label` starts with a dash for each level. */
export interface CategoryOption {
  id: string;
  name: string;
  label: string;
  /** The names from the outermost category to this one. */
  path: readonly string[];
  /** Ids of the categories above it, outermost first. */
  above: readonly string[];
}
