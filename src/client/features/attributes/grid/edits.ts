import type { Attribute, PartValues } from '@/client/api';
import { type CellProblem, type Stored, readCell, storedValue } from './cells';

/** A cell with another text than its stored value. */
export interface Edit {
  id: string;
  part: PartValues;
  attribute: Attribute;
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
  attribute: Attribute;
  /** Parts of this category have the attribute. */
  fits: boolean;
  text: string;
}

export const withIds = (edits: readonly Edit[]): Edits =>
  new Map(edits.map((edit) => [edit.id, edit]));

/** Without what only other cells need: a draft is written with each key. */
export const storable = ({ part, attribute, ...edit }: Edit): Edit => ({
  ...edit,
  part: { ...part, values: part.values.filter(({ key }) => key === attribute.key) },
  attribute: { ...attribute, choices: undefined },
});

export const cellId = (partId: string, key: string) => `${partId} ${key}`;

export function withEntries(edits: Edits, entries: readonly Entry[]): Edits {
  const next = new Map(edits);
  for (const { part, attribute, fits, text } of entries) {
    const id = cellId(part._id, attribute.key);
    const stored = storedValue(part, attribute);
    const before = edits.get(id)?.before ?? stored;
    const edit: Edit = { id, part, attribute, text, before, ...readCell(text, attribute) };
    // Compared as a text: of `1.` on the way to `1.5` the point stays.
    if (text === (stored ?? '')) next.delete(id);
    else next.set(id, !fits && text.trim() ? { ...edit, problem: 'foreign' } : edit);
  }
  return next;
}

export function without(edits: Edits, removed: readonly Pick<Edit, 'id'>[]): Edits {
  const ids = new Set(removed.map(({ id }) => id));
  return new Map([...edits].filter(([id]) => !ids.has(id)));
}

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
