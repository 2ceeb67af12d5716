import { useState } from 'react';
import { isChanged, isNotFound } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type MergeRules, compareThreeWays, mergeChanges } from '@/client/lib/threeWayMerge';
import type { SaveQuestion } from './ConflictDialog';
import type { SaveResult } from './ConsoleForm';

type Result<Saved> = Pick<SaveResult<Saved>, 'data' | 'error'>;

interface VersionedSave<Values, Stored, Saved> {
  /** The record that the form was filled from; none for a new one. */
  stored?: Stored;
  valuesOf: (stored: Stored) => Values;
  rules: MergeRules<Values>;
  write: (values: Values, from: Stored) => Promise<Result<Saved>>;
  /** Stores the values as a new record, also where the old one is gone. */
  create: (values: Values) => Promise<Result<Saved>>;
  /** The current record: null if it is deleted, undefined if it can't be read. */
  readAgain: () => Promise<Stored | null | undefined>;
}

/**
 * Saves a form and resolves version conflicts without losing either side's changes. The save waits
 * until the admin has decided the `question`; `cancelled` means back to the form.
 */
export function useVersionedSave<
  Values extends object,
  Stored extends { version?: number },
  Saved = Stored,
>(options: VersionedSave<Values, Stored, Saved>) {
  const { valuesOf, rules, write, create, readAgain } = options;
  const { t } = useTranslation('admin');
  const cancelled = { cancelled: true, failure: t('conflict.notSaved') } as const;
  /** What the form's values are compared with. */
  const [origin, setOrigin] = useState(options.stored);
  const [question, setQuestion] = useState<SaveQuestion<Values, Stored> | null>(null);

  const decide = <T>(make: (close: (decision?: T) => void) => typeof question) =>
    new Promise<T | undefined>((resolve) => {
      const close = (decision?: T) => {
        setQuestion(null);
        resolve(decision);
      };
      setQuestion(make(close));
    });

  /** The values to save over the current record; undefined: back to the form. */
  const merge = async (base: Stored, mine: Values, now: Stored): Promise<Values | undefined> => {
    const theirs = valuesOf(now);
    const changes = compareThreeWays(rules, { base: valuesOf(base), mine, theirs });
    if (changes.every(({ by }) => by === 'me')) return mergeChanges(theirs, changes, new Set());
    const taken = await decide<ReadonlySet<keyof Values>>((close) => ({
      kind: 'changed',
      base,
      now,
      changes,
      onSave: close,
      onCancel: () => close(),
    }));
    return taken && mergeChanges(theirs, changes, taken);
  };

  /**
   * `show` puts merged values into the form. `current`: what the values were made from, where that is
   * not what the form was filled from.
   */
  const save = async (
    values: Values,
    show: (values: Values) => void,
    current = origin,
  ): Promise<SaveResult<Saved> & { cancelled?: true }> => {
    if (!current) return create(values);
    let from = current;
    let mine = values;
    for (;;) {
      const { data, error } = await write(mine, from);
      if (!isChanged(error) && !isNotFound(error)) return { data, error };
      const now = await readAgain();
      if (now === null) {
        const question = (close: (confirmed?: boolean) => void) =>
          ({ kind: 'gone', onSave: () => close(true), onCancel: () => close() }) as const;
        return (await decide(question)) ? create(mine) : cancelled;
      }
      if (!isChanged(error)) return { error };
      // Nobody has changed it: another try would fail the same way.
      if (!now || now.version === from.version) return { error, failure: t('conflict.unreadable') };
      const merged = await merge(from, mine, now);
      if (!merged) return cancelled;
      from = now;
      mine = merged;
      setOrigin(now);
      show(merged);
    }
  };

  /** `rebase` sets the version that the next save is compared with. */
  return { origin, question, save, rebase: setOrigin };
}

interface RecordSave<Values, Stored> extends Omit<
  VersionedSave<Values, Stored, Stored>,
  'readAgain'
> {
  /** Reads the current records, this one among them unless it is deleted. */
  readAll: () => Promise<{ data?: readonly Stored[]; error?: unknown }>;
}

/** `useVersionedSave` of a record that a list has whole; `onSave` is that of a `FormDialog`. */
export function useRecordSave<
  Values extends object,
  Stored extends { _id: string; version?: number },
>({ readAll, ...options }: RecordSave<Values, Stored>) {
  const { save, origin, question } = useVersionedSave<Values, Stored>({
    ...options,
    readAgain: async () => {
      const { data, error } = await readAll();
      if (!data || error) return undefined;
      return data.find(({ _id }) => _id === options.stored?._id) ?? null;
    },
  });
  return { onSave: save, origin, question };
}
