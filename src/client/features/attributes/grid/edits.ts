import type { PartValues, ValueConflict } from '@/client/api';
import { type CellProblem, type GridAttribute, type Stored, readCell, storedValue } from './cells';

/** A cell with another text than its stored value. */
export interface Edit {
  id: string;
  part: Pick<PartValues, '_id' | 'name' | 'nameZh'>;
  attribute: GridAttribute;
  text: string;
  /** The value that was edited. */
  before: Stored;
  value?: Stored;
  problem?: CellProblem | 'foreign';
}

export type Edits = ReadonlyMap<string, Edit>;

/** What is entered into a cell. */
export interface Entry {
  part: PartValues;
  attribute: GridAttribute;
  /** Parts of this category have the attribute. */
  fits: boolean;
  text: string;
}

export const withIds = <One extends Edit>(edits: readonly One[]): ReadonlyMap<string, One> =>
  new Map(edits.map((edit) => [edit.id, edit]));

/** Returns what a draft stores of an edit. It is short: the draft is written on each keystroke. */
export function storable<One extends Edit>(edit: One): One {
  const { _id, name, nameZh } = edit.part;
  const { key, kind, labelEn, labelZh, unit } = edit.attribute;
  return {
    ...edit,
    part: { _id, name, nameZh },
    attribute: { _id: edit.attribute._id, key, kind, labelEn, labelZh, unit },
  };
}

export const cellId = (partId: string, key: string) => `${partId} ${key}`;

export function withEntries(edits: Edits, entries: readonly Entry[]): Edits {
  const next = new Map(edits);
  for (const { part, attribute, fits, text } of entries) {
    const id = cellId(part._id, attribute.key);
    const stored = storedValue(part, attribute);
    const { before } = edits.get(id) ?? { before: stored };
    const edit: Edit = { id, part, attribute, text, before, ...readCell(text, attribute) };
    // Compared as a text: of `1.` on the way to `1.5` the point stays.
    if (text === (stored ?? '')) next.delete(id);
    else next.set(id, !fits && text.trim() ? { ...edit, problem: 'foreign' } : edit);
  }
  return next;
}

export function without<One extends Edit>(
  edits: ReadonlyMap<string, One>,
  removed: readonly Pick<Edit, 'id'>[],
): ReadonlyMap<string, One> {
  const ids = new Set(removed.map(({ id }) => id));
  return new Map([...edits].filter(([id]) => !ids.has(id)));
}

/** After the values that colleagues have saved have been seen. */
export const withSeen = <One extends Edit>(
  edits: ReadonlyMap<string, One>,
  conflicts: ReadonlyMap<string, ValueConflict>,
): ReadonlyMap<string, One> =>
  withIds(
    [...edits.values()].map((edit) => {
      const conflict = conflicts.get(edit.id);
      return conflict ? { ...edit, before: conflict.value ?? null } : edit;
    }),
  );

/** After a save; what has been typed since then stays. */
export function withoutSaved(edits: Edits, saved: readonly Edit[]): Edits {
  const next = new Map(edits);
  for (const edit of saved) {
    const now = edits.get(edit.id);
    if (now === edit) next.delete(edit.id);
    else if (now) next.set(edit.id, { ...now, before: edit.value ?? null });
  }
  return next;
}
