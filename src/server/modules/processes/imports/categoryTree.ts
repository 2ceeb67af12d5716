import type { Cell } from '@/shared/cells';
import { CLEAR, PATH_SEPARATOR } from '@/shared/imports';
import { MAX_LENGTHS } from '@/shared/limits';
import { fold } from '@/shared/search';
import { cleanLine, lengthOf } from '@/shared/texts';
import { hashId } from '@/server/lib/ids';
import { nameKeys } from '@/server/lib/sortKey';
import { categoryPaths } from '../../catalogue/categories/paths';
import type { CategoryKeys } from '../../catalogue/categories/repository';
import { assertDepth } from '../../catalogue/categories/placement';
import { withoutQuotes } from '@/server/lib/csv';
import { CellProblem, assertText, isExported, shown } from './cells';
import type { CheckedCategory } from './checkRepository';
import type { NewCategory, WordChoice } from './types';

/** Where a part is filed: an existing category or none, and the new ones below it. */
export interface Filing {
  id: string | null;
  names: string[];
}

export type CategoryTree = ReturnType<typeof makeCategoryTree>;

type KeyOf = (name: string) => string;

/** What names of categories are compared by. */
const keyOfName: KeyOf = (name) => fold(name).replace(/\s+/g, '');

/** Finds categories by their paths of names, in either language, and adds those of an import. */
export function makeCategoryTree(categories: CheckedCategory[], importId: string) {
  const { withAncestors, pathOf } = categoryPaths(categories);
  const linesBy = (keyOf: KeyOf) => {
    const lines = categories.map(({ id }) => {
      const names = withAncestors(id).map(({ name, nameZh }) =>
        [keyOf(name), keyOf(nameZh)].filter(Boolean),
      );
      return { id, names: names.reverse() };
    });
    return { lines, keyOf };
  };
  // Where two names differ in blanks alone, the one that is written so comes first.
  const [exact, others] = [linesBy(fold), linesBy(keyOfName)];

  /**
   * The category with this path, or else the one whose path ends with it. Throws where there are
   * several, unless the part is in one of them.
   */
  const findIn = (
    { lines, keyOf }: ReturnType<typeof linesBy>,
    path: string[],
    current: string | null,
  ): string | undefined => {
    const wanted = path.map(keyOf).reverse();
    const found = lines.filter(({ names }) =>
      wanted.every((name, index) => names[index]?.includes(name)),
    );
    const whole = found.filter(({ names }) => names.length === wanted.length);
    const ids = (whole.length > 0 ? whole : found).map(({ id }) => id);
    if (current !== null && ids.includes(current)) return current;
    if (ids.length > 1)
      throw new CellProblem('category_ambiguous', { category: shown(path.join(PATH_SEPARATOR)) });
    return ids[0];
  };

  const find = (path: string[], current: string | null): string | undefined =>
    findIn(exact, path, current) ?? findIn(others, path, current);

  /** Below the longest path that exists. */
  const addNew = (names: string[]): Filing => {
    assertDepth(names.length);
    if (names.some((name) => lengthOf(name) > MAX_LENGTHS.name))
      throw new CellProblem('too_long', { max: MAX_LENGTHS.name });
    for (let length = names.length - 1; length > 0; length -= 1) {
      const id = find(names.slice(0, length), null);
      if (id === undefined) continue;
      assertDepth(withAncestors(id).length + names.length - length);
      return { id, names: names.slice(length) };
    }
    return { id: null, names };
  };

  /** The category that a cell names; `current` is that of the part. */
  const read = (cell: Cell, current: string | null): Filing => {
    assertText(cell);
    const text = cell.text.trim();
    const isCurrent = (['name', 'nameZh'] as const).some((column) =>
      isExported(fold(text), fold(pathOf(current, column))),
    );
    if (isCurrent) return { id: current, names: [] };
    if (text === CLEAR) return { id: null, names: [] };
    const paths = pathsIn(withoutQuotes(text));
    for (const path of paths) {
      const id = find(path, current);
      if (id !== undefined) return { id, names: [] };
    }
    return addNew(paths.at(-1) ?? []);
  };

  /** What an admin has chosen for the word of the cell. */
  const readChoice = (
    { categoryId, newName }: WordChoice,
    { text }: Cell,
    current: string | null,
  ): Filing => {
    if (categoryId === null && newName === '') return { id: current, names: [] };
    if (categoryId !== null && !categories.some(({ id }) => id === categoryId))
      throw new CellProblem('category_deleted', { category: shown(text) });
    if (newName === '') return { id: categoryId, names: [] };
    const [wanted, path] = [fold(newName), withAncestors(categoryId)];
    const existing = categories.find(
      ({ parentId, name, nameZh }) =>
        parentId === categoryId && [fold(name), fold(nameZh)].includes(wanted),
    );
    if (existing) return { id: existing.id, names: [] };
    assertDepth(path.length + 1);
    return { id: categoryId, names: [newName] };
  };

  /** Those that do not exist, each after the one above it, with the same ids for all rows. */
  const newCategories = ({ id, names }: Filing): NewCategory[] => {
    let parentId = id;
    let path = `${importId}\n${id ?? ''}`;
    return names.map((name) => {
      path += `\n${keyOfName(name)}`;
      const category = { id: hashId(path), name, parentId };
      parentId = category.id;
      return category;
    });
  };

  /** The keys that parts are sorted by which are filed so. */
  const keysOf = async ({ id, names }: Filing): Promise<CategoryKeys> => {
    const name = names.at(-1);
    if (name === undefined)
      return withAncestors(id).at(-1) ?? { categoryKey: '', categoryKeyZh: '' };
    const { nameKey, nameKeyZh } = await nameKeys({ name, nameZh: '' });
    return { categoryKey: nameKey, categoryKeyZh: nameKeyZh };
  };

  return {
    read,
    readChoice,
    newCategories,
    keysOf,
    /** Ids of all existing categories of a part that is filed so. */
    branchOf: ({ id }: Filing): string[] => withAncestors(id).map((category) => category.id),
    pathOf: ({ id, names }: Filing): string =>
      [pathOf(id), ...names].filter(Boolean).join(PATH_SEPARATOR),
  };
}

/** The ways to read a path: a name may have the separators itself. */
function pathsIn(text: string): string[][] {
  const separator = /[>＞»→]/.test(text) ? /[>＞»→]/ : /[/／]/;
  const names = text.split(separator).map(cleanLine).filter(Boolean);
  return [[cleanLine(text)], names.length > 0 ? names : [cleanLine(text)]];
}
