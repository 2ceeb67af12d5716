import { useState } from 'react';
import type { Attribute } from '@/client/api';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { type CellProblem, type Stored, readCell } from './cells';

/** A cell with another text than its stored value. */
export interface Edit {
  id: string;
  part: { _id: string; name: string };
  attribute: Attribute;
  text: string;
  /** The value that was edited. */
  before: Stored;
  value?: Stored;
  problem?: CellProblem | 'foreign';
}

export type Edits = ReadonlyMap<string, Edit>;

/** What was entered into a cell. */
export interface Entry {
  part: Edit['part'];
  attribute: Attribute;
  /** Parts of this category have the attribute. */
  fits: boolean;
  /** The value that the part has. */
  stored: Stored;
  text: string;
}

export const cellId = (partId: string, key: string) => `${partId} ${key}`;

/** After a conflict: these values have been seen and are to be replaced. */
export const rebased = (edits: Edits, values: ReadonlyMap<string, Stored>): Edits =>
  new Map(
    [...edits].map(([id, edit]) => {
      const before = values.get(id);
      return [id, before === undefined ? edit : { ...edit, before }];
    }),
  );

const MAX_STEPS = 50;

/** Cells that have been changed on any page and are not saved; each step can be taken back. */
export function useEdits() {
  const [{ edits, past }, setState] = useState<{ edits: Edits; past: Edits[] }>({
    edits: new Map(),
    past: [],
  });
  useUnsavedChanges(edits.size > 0);

  const enter = (entries: readonly Entry[]) =>
    setState(({ edits: old, past: steps }) => {
      const next = new Map(old);
      for (const { part, attribute, fits, stored, text } of entries) {
        const id = cellId(part._id, attribute.key);
        const before = old.get(id)?.before ?? stored;
        const read = readCell(text, attribute);
        if (read.problem === undefined && read.value === stored) next.delete(id);
        else {
          const isForeign = !fits && text.trim() !== '';
          const edit = { id, part, attribute, text, before, ...read };
          next.set(id, isForeign ? { ...edit, problem: 'foreign' } : edit);
        }
      }
      return { edits: next, past: [...steps, old].slice(-MAX_STEPS) };
    });

  /** Of what is saved or given up, which cannot be taken back here. */
  const forget = (ids: readonly string[]) =>
    setState(({ edits: old }) => ({
      edits: new Map([...old].filter(([id]) => !ids.includes(id))),
      past: [],
    }));

  const rebase = (values: ReadonlyMap<string, Stored>) =>
    setState(({ edits: old }) => ({ edits: rebased(old, values), past: [] }));

  const undo = () =>
    setState((state) => {
      const last = state.past.at(-1);
      return last ? { edits: last, past: state.past.slice(0, -1) } : state;
    });

  return { edits, canUndo: past.length > 0, enter, forget, rebase, undo };
}

export type CellEdits = ReturnType<typeof useEdits>;
