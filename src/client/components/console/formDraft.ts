import { CONSOLE_DRAFTS, safeSessionStorage, storedJson } from '@/client/lib/storage';

/** Characters of all drafts; browsers store 2.5 million a tab or more. */
export const MAX_DRAFTS = 2_000_000;

/** What the tab remembers of a form until it is saved or left. */
export interface FormDraft<Values, Stored = unknown> {
  /** Without files, which no storage can hold. */
  values: Values;
  /** Names of the files that were chosen. */
  files: readonly string[];
  /** The record that the form was filled from, with its version. */
  stored?: Stored;
}

type Drafts = Record<string, FormDraft<object>>;

const consoleDrafts = storedJson(
  CONSOLE_DRAFTS,
  1,
  (found): { drafts: Drafts } => {
    const { drafts } = Object(found) as { drafts?: unknown };
    return { drafts: drafts instanceof Object ? (drafts as Drafts) : {} };
  },
  safeSessionStorage,
);

const readDrafts = () => consoleDrafts.read().drafts;

const writeDrafts = (drafts: Drafts) => consoleDrafts.write({ drafts });

export const readDraft = <Values extends object, Stored>(form: string) =>
  readDrafts()[form] as FormDraft<Values, Stored> | undefined;

const lengthOf = (entry: readonly [string, FormDraft<object>]) => JSON.stringify(entry).length;

/** The drafts that were changed last stay. Returns whether all are stored, and outlive the page. */
export function writeDraft(form: string, draft: FormDraft<object>): boolean {
  const { [form]: _before, ...rest } = readDrafts();
  const others = Object.entries(rest);
  const lengths = others.map(lengthOf);
  const length = lengthOf([form, draft]);
  if (length > MAX_DRAFTS) {
    writeDrafts(rest);
    return false;
  }
  let excess = lengths.reduce((sum, draftLength) => sum + draftLength, length) - MAX_DRAFTS;
  let dropped = 0;
  for (; excess > 0; dropped += 1) excess -= lengths[dropped] ?? excess;
  writeDrafts(Object.fromEntries([...others.slice(dropped), [form, draft]]));
  return dropped === 0 && !safeSessionStorage.isInMemory(CONSOLE_DRAFTS);
}

/** Whether a form with a name that begins so has a draft. */
export const hasDrafts = (beginning: string) =>
  Object.keys(readDrafts()).some((form) => form.startsWith(beginning));

export function deleteDrafts(beginning: string) {
  const all = Object.entries(readDrafts());
  const others = all.filter(([form]) => !form.startsWith(beginning));
  if (others.length < all.length) writeDrafts(Object.fromEntries(others));
}

export function deleteDraft(form: string) {
  const { [form]: deleted, ...others } = readDrafts();
  if (deleted) writeDrafts(others);
}

/** Names the draft of a dialog for a record, or for a new one. */
export const draftOf = (dialog: string, record?: { _id: string }) =>
  `${dialog} ${record?._id ?? 'new'}`;

/**
 * The record whose dialog was open when the page was reloaded, as it was then; null: a new one. Of
 * several dialogs the one that was changed last.
 */
export function readOpenDraft<Stored>(dialog: string): Stored | null | undefined {
  const [, draft] =
    Object.entries(readDrafts()).findLast(([form]) => form.startsWith(`${dialog} `)) ?? [];
  return draft && ((draft.stored as Stored | undefined) ?? null);
}
