import { nanoid } from '@reduxjs/toolkit';
import { safeSessionStorage, storedJson } from '@/client/lib/storage';
import type { FormName, MessageValues } from './messageValues';

/** What the tab remembers of a form until its message is sent. */
export interface Draft {
  /** What was typed, without the honeypot. */
  values: Partial<Omit<MessageValues, 'website'>>;
  /** Names of the files that were chosen, which no storage of texts can hold. */
  files?: readonly string[];
  /** The part that text and quantity were typed for. */
  part?: string;
  /** Of the message that the draft becomes. */
  idempotencyKey: string;
}

const draftOf = (form: FormName) =>
  storedJson(
    `draft.${form}`,
    undefined,
    (found): Draft => {
      const empty: Draft = { values: {}, idempotencyKey: nanoid() };
      return found instanceof Object ? { ...empty, ...found } : empty;
    },
    safeSessionStorage,
  );

/** The draft of a form in this tab; a new one from anything unreadable. */
export const readDraft = (form: FormName) => draftOf(form).read();

export const changeDraft = (form: FormName, change: Partial<Draft>) =>
  draftOf(form).write({ ...readDraft(form), ...change });

export const deleteDraft = (form: FormName) => draftOf(form).remove();

/** Returns the names without those of the chosen files, one for each; several may have one name. */
export function withoutNames(names: readonly string[] = [], chosen: readonly File[]): string[] {
  const remaining = [...names];
  for (const { name } of chosen) {
    const index = remaining.indexOf(name);
    if (index >= 0) remaining.splice(index, 1);
  }
  return remaining;
}
