import { useState } from 'react';
import { isChanged, isNotFound } from '@/client/api';
import {
  type FieldChange,
  type MergeRules,
  compareThreeWays,
  mergeChanges,
} from '@/client/lib/threeWayMerge';

interface Versioned {
  version?: number;
}

interface Result<Saved> {
  data?: Saved;
  error?: unknown;
}

/** What the admin has to decide before the save goes on. */
export type SaveQuestion<Values, Stored> =
  | {
      kind: 'changed';
      /** As it was when the form was filled, and as it is now. */
      base: Stored;
      now: Stored;
      changes: FieldChange<Values>[];
      /** Takes the other person's value in these of the fields that both have changed. */
      onSave: (taken: ReadonlySet<keyof Values>) => void;
      onCancel: () => void;
    }
  | { kind: 'gone'; onSave: () => void; onCancel: () => void };

export interface VersionedSave<Values, Stored extends Versioned, Saved> {
  /** The record that the form was filled from. */
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  rules: MergeRules<Values>;
  /** Overwrites `from`. */
  write: (values: Values, from: Stored) => Promise<Result<Saved>>;
  /** Stores the values as a new record. */
  create: (values: Values) => Promise<Result<Saved>>;
  /** The record as it is stored now: null if it is deleted, undefined if it can't be read. */
  readAgain: () => Promise<Stored | null | undefined>;
}

/** How a save ended; `cancelled`: the admin went back to the form. */
export type SaveResult<Saved> = Result<Saved> & { cancelled?: true };

/**
 * Saves a form and resolves version conflicts without losing either side's changes. The save waits
 * for the answer to `question`.
 */
export function useVersionedSave<Values extends object, Stored extends Versioned, Saved = Stored>(
  options: VersionedSave<Values, Stored, Saved>,
) {
  const { valuesOf, rules, write, create, readAgain } = options;
  /** What the form's values are compared with. */
  const [origin, setOrigin] = useState(options.stored);
  const [question, setQuestion] = useState<SaveQuestion<Values, Stored> | null>(null);

  const decide = <T>(make: (answer: (value: T | null) => void) => SaveQuestion<Values, Stored>) =>
    new Promise<T | null>((resolve) => {
      setQuestion(
        make((value) => {
          setQuestion(null);
          resolve(value);
        }),
      );
    });

  /** The values to save over the current record; null: back to the form. */
  const merge = async (base: Stored, mine: Values, now: Stored): Promise<Values | null> => {
    const theirs = valuesOf(now);
    const changes = compareThreeWays(rules, { base: valuesOf(base), mine, theirs });
    if (changes.every(({ by }) => by === 'me')) return mergeChanges(theirs, changes, new Set());
    const taken = await decide<ReadonlySet<keyof Values>>((answer) => ({
      kind: 'changed',
      base,
      now,
      changes,
      onSave: answer,
      onCancel: () => answer(null),
    }));
    return taken && mergeChanges(theirs, changes, taken);
  };

  /** `show` puts merged values into the form. */
  const save = async (
    values: Values,
    show: (values: Values) => void,
  ): Promise<SaveResult<Saved>> => {
    let from = origin;
    let mine = values;
    for (;;) {
      const { data, error } = await write(mine, from);
      if (!isChanged(error) && !isNotFound(error)) return { data, error };
      const now = await readAgain();
      if (now === null) {
        const confirmed = await decide<true>((answer) => ({
          kind: 'gone',
          onSave: () => answer(true),
          onCancel: () => answer(null),
        }));
        return confirmed ? create(mine) : { cancelled: true };
      }
      // Nobody has changed it: another try would fail the same way.
      if (!now || !isChanged(error) || now.version === from.version) return { error };
      const merged = await merge(from, mine, now);
      if (!merged) return { cancelled: true };
      from = now;
      mine = merged;
      setOrigin(now);
      show(merged);
    }
  };

  return { origin, question, save };
}
