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
      /** Goes on with theirs in these fields of those that both have changed. */
      onSave: (taken: ReadonlySet<keyof Values>) => void;
      onCancel: () => void;
    }
  | { kind: 'gone'; onSave: () => void; onCancel: () => void };

export interface VersionedSave<Values, Stored extends Versioned, Saved> {
  /** What the form was filled from. */
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  rules: MergeRules<Values>;
  /** Writes over `from`; returns what an RTK Query trigger does. */
  write: (values: Values, from: Stored) => Promise<Result<Saved>>;
  /** Stores the values as something new. */
  create: (values: Values) => Promise<Result<Saved>>;
  /** What is stored now: null where that is nothing any more, undefined where it can't be told. */
  readAgain: () => Promise<Stored | null | undefined>;
}

/** How a save ended; `cancelled`: the admin went back to the form. */
export type SaveResult<Saved> = Result<Saved> & { cancelled?: true };

/**
 * Saves a form over what someone else may have changed or deleted meanwhile. Nothing of either is
 * lost: `question` is to be shown while it is there, and the save goes on with its answer.
 */
export function useVersionedSave<Values extends object, Stored extends Versioned, Saved = Stored>(
  options: VersionedSave<Values, Stored, Saved>,
) {
  const { valuesOf, rules, write, create, readAgain } = options;
  /** What the form's values are to be compared with. */
  const [origin, setOrigin] = useState(options.stored);
  const [question, setQuestion] = useState<SaveQuestion<Values, Stored> | null>(null);

  const ask = <T>(make: (answer: (value: T | null) => void) => SaveQuestion<Values, Stored>) =>
    new Promise<T | null>((resolve) => {
      setQuestion(
        make((value) => {
          setQuestion(null);
          resolve(value);
        }),
      );
    });

  /** The values to save over what is stored now; null: back to the form. */
  const settle = async (base: Stored, mine: Values, now: Stored): Promise<Values | null> => {
    const theirs = valuesOf(now);
    const changes = compareThreeWays(rules, { base: valuesOf(base), mine, theirs });
    const nobodyElse = changes.every(({ by }) => by === 'me');
    const taken = nobodyElse
      ? new Set<keyof Values>()
      : await ask<ReadonlySet<keyof Values>>((answer) => ({
          ...{ kind: 'changed', base, now, changes },
          onSave: answer,
          onCancel: () => answer(null),
        }));
    return taken && mergeChanges(theirs, changes, taken);
  };

  /** `show` puts what goes beyond the form's own values into the form. */
  const save = async (
    values: Values,
    show: (values: Values) => void,
  ): Promise<SaveResult<Saved>> => {
    let [from, mine] = [origin, values];
    for (;;) {
      const { data, error } = await write(mine, from);
      if (!isChanged(error) && !isNotFound(error)) return { data, error };
      const now = await readAgain();
      if (now === null) {
        const wanted = await ask<true>((answer) => ({
          ...{ kind: 'gone', onSave: () => answer(true), onCancel: () => answer(null) },
        }));
        return wanted ? create(mine) : { cancelled: true };
      }
      // It is there and nobody has changed it: asking again would lead nowhere.
      if (!now || !isChanged(error) || now.version === from.version) return { error };
      const merged = await settle(from, mine, now);
      if (!merged) return { cancelled: true };
      [from, mine] = [now, merged];
      setOrigin(now);
      show(merged);
    }
  };

  return { origin, question, save };
}
