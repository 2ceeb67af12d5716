import { CLEAR, PATH_SEPARATOR } from '@/shared/imports';
import { MAX_LENGTHS } from '@/shared/limits';
import { fold } from '@/shared/search';
import { cleanLine, cut, lengthOf } from '@/shared/texts';
import type { CategoryKeys } from '../categories/repository';
import { MAX_DEPTH } from '../categories/service';
import { withoutQuotes } from '../messages/exportCsv';
import { CellProblem } from './cellProblem';
import type { CheckedCategory } from './checkRepository';
import type { NewCategory } from './types';
import { isExported } from './values';

/** Of none. */
const NO_KEYS: CategoryKeys = { categoryKey: '', categoryKeyZh: '' };

/** Where a part is filed: `id` null in no category. */
export type Filing = { id: string | null } | { newCategory: NewCategory };

export type CategoryTree = ReturnType<typeof makeCategoryTree>;

/** Finds categories by their paths of names, in either language. */
export function makeCategoryTree(rows: CheckedCategory[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map<string, CheckedCategory[]>();
  for (const row of rows) {
    for (const name of new Set([fold(row.name), fold(row.nameZh)]))
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), row]);
  }

  /** Ids of the category and all above it, the top one last. */
  const branchOf = (id: string | null): string[] => {
    const row = id === null ? undefined : byId.get(id);
    return row ? [row.id, ...branchOf(row.parentId)] : [];
  };

  const namesOf = (id: string | null, column: 'name' | 'nameZh'): string[] =>
    branchOf(id)
      .map((each) => byId.get(each))
      .map((row) => row?.[column] || row?.name || '')
      .reverse();

  const pathOf = (id: string | null): string => namesOf(id, 'name').join(PATH_SEPARATOR);

  /** Categories with this path, or one that ends with it; the former alone where there are some. */
  const find = (names: string[]): CheckedCategory[] => {
    const found = (byName.get(names.at(-1) ?? '') ?? []).filter(({ id }) => {
      const above = branchOf(id).slice(0, names.length);
      return (
        above.length === names.length &&
        above.every((each, index) => isCalled(each, names.at(-1 - index)))
      );
    });
    const whole = found.filter(({ id }) => branchOf(id).length === names.length);
    return whole.length > 0 ? whole : found;
  };

  const isCalled = (id: string, name: string | undefined): boolean => {
    const row = byId.get(id);
    return row !== undefined && (fold(row.name) === name || fold(row.nameZh) === name);
  };

  /** Below the longest path that exists. */
  const newCategoryOf = (names: string[]): NewCategory => {
    for (let length = names.length - 1; length > 0; length -= 1) {
      const [parent, ...others] = find(names.slice(0, length).map(fold));
      if (parent && others.length === 0) return { parentId: parent.id, names: names.slice(length) };
    }
    return { parentId: null, names };
  };

  /** The category that a cell names; `current` is that of the part. */
  const read = (text: string, current: string | null, addsNew: boolean): Filing => {
    const isCurrent = (['name', 'nameZh'] as const).some((column) =>
      isExported(fold(text), fold(namesOf(current, column).join(PATH_SEPARATOR))),
    );
    if (isCurrent && current !== null) return { id: current };
    if (text === CLEAR) return { id: null };
    const category = cut(text, MAX_LENGTHS.name);
    const paths = pathsIn(withoutQuotes(text));
    const names = paths.at(-1) ?? [];
    if (names.length > MAX_DEPTH) throw new CellProblem('value_invalid', { value: category });
    for (const path of paths) {
      const found = find(path.map(fold)).map(({ id }) => id);
      if (current !== null && found.includes(current)) return { id: current };
      if (found.length > 1) throw new CellProblem('category_ambiguous', { category });
      if (found[0]) return { id: found[0] };
    }
    if (!addsNew) throw new CellProblem('category_unknown', { category });
    if (names.some((name) => lengthOf(name) > MAX_LENGTHS.name))
      throw new CellProblem('too_long', { max: MAX_LENGTHS.name });
    const newCategory = newCategoryOf(names);
    if (branchOf(newCategory.parentId).length + names.length > MAX_DEPTH)
      throw new CellProblem('value_invalid', { value: category });
    return { newCategory };
  };

  return {
    read,
    /** Ids of all categories of a part that is filed so, as far as they exist. */
    branchOf: (filing: Filing): string[] =>
      branchOf('id' in filing ? filing.id : filing.newCategory.parentId),
    pathOf: (filing: Filing): string => {
      if ('id' in filing) return pathOf(filing.id);
      const { parentId, names } = filing.newCategory;
      return [...namesOf(parentId, 'name'), ...names].join(PATH_SEPARATOR);
    },
    keysOf: (filing: Filing): CategoryKeys =>
      ('id' in filing && filing.id !== null && byId.get(filing.id)) || NO_KEYS,
  };
}

/** The ways to read a path: a name may have the separators itself. */
function pathsIn(text: string): string[][] {
  const split = (separator: RegExp) => text.split(separator).map(cleanLine).filter(Boolean);
  const whole = [cleanLine(text)];
  return /[>＞»→]/.test(text) ? [whole, split(/[>＞»→]/)] : [whole, split(/[/／]/)];
}
