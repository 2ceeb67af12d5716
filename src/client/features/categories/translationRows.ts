import type { TranslationProgress } from '@/client/api';
import type { CategoryOption } from '@/client/lib/categoryOption';

/** A category with its subcategories, or the parts without one. */
export interface TranslationRow {
  _id: string;
  /** Undefined: the parts without a category. */
  category?: CategoryOption;
  /** Fields of the category's own texts. */
  missingTexts: readonly string[];
  outdatedTexts: readonly string[];
  parts: number;
  missing: number;
  outdated: number;
}

type Counts = Pick<TranslationProgress, 'parts' | 'missing' | 'outdated'>;

export const sumOf = (entries: readonly Counts[]): Counts =>
  entries.reduce(
    (sum, { parts, missing, outdated }) => ({
      parts: sum.parts + parts,
      missing: sum.missing + missing,
      outdated: sum.outdated + outdated,
    }),
    { parts: 0, missing: 0, outdated: 0 },
  );

/** In the order of the tree; a branch counts the parts of all its categories, as the table finds them. */
export function translationRows(
  categories: readonly CategoryOption[],
  progress: readonly TranslationProgress[],
): TranslationRow[] {
  const byId = new Map(progress.map((entry) => [entry._id, entry]));
  const unfiled = byId.get(undefined);
  const rows = categories.map((category): TranslationRow => {
    const { id } = category;
    const branch = categories.filter((other) => other.id === id || other.ancestorIds.includes(id));
    const { missingTexts = [], outdatedTexts = [] } = byId.get(id) ?? {};
    const counts = sumOf(branch.flatMap((other) => byId.get(other.id) ?? []));
    return { _id: id, category, missingTexts, outdatedTexts, ...counts };
  });
  return unfiled ? [...rows, { ...unfiled, _id: 'unfiled' }] : rows;
}
