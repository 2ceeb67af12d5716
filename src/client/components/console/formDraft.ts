import { CONSOLE_DRAFTS, safeSessionStorage } from '@/client/lib/storage';

/** Changes with the shape of what is stored: drafts of another version are ignored. */
const VERSION = 1;

const MAX_DRAFTS = 10;

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

function readDrafts(): Drafts {
  try {
    const found: unknown = JSON.parse(safeSessionStorage.getItem(CONSOLE_DRAFTS) ?? '');
    const { version, drafts } = Object(found) as { version?: unknown; drafts?: unknown };
    return version === VERSION && drafts instanceof Object ? (drafts as Drafts) : {};
  } catch {
    return {};
  }
}

const writeDrafts = (drafts: Drafts) =>
  safeSessionStorage.setItem(CONSOLE_DRAFTS, JSON.stringify({ version: VERSION, drafts }));

export const readDraft = <Values extends object, Stored>(form: string) =>
  readDrafts()[form] as FormDraft<Values, Stored> | undefined;

/** The drafts that were changed last stay. */
export function writeDraft(form: string, draft: FormDraft<object>) {
  const others = Object.entries(readDrafts()).filter(([each]) => each !== form);
  writeDrafts(Object.fromEntries([...others.slice(1 - MAX_DRAFTS), [form, draft]]));
}

export function deleteDraft(form: string) {
  const { [form]: deleted, ...others } = readDrafts();
  if (deleted) writeDrafts(others);
}

/** Names the draft of a dialog for a record, or for a new one. */
export const draftOf = (dialog: string, record?: { _id: string }) =>
  `${dialog} ${record?._id ?? 'new'}`;

/** The record whose dialog was open when the page was reloaded, as it was then; null: a new one. */
export function readOpenDraft<Stored>(dialog: string): Stored | null | undefined {
  const [, draft] =
    Object.entries(readDrafts()).find(([form]) => form.startsWith(`${dialog} `)) ?? [];
  return draft && ((draft.stored as Stored | undefined) ?? null);
}
