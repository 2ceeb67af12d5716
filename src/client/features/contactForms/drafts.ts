import { nanoid } from '@reduxjs/toolkit';
import { safeSessionStorage } from '@/client/lib/storage';
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

const keyOf = (form: FormName) => `draft.${form}`;

/** The draft of a form in this tab; a new one from anything unreadable. */
export function readDraft(form: FormName): Draft {
  const empty: Draft = { values: {}, idempotencyKey: nanoid() };
  try {
    const found: unknown = JSON.parse(safeSessionStorage.getItem(keyOf(form)) ?? '{}');
    return found instanceof Object ? { ...empty, ...found } : empty;
  } catch {
    return empty;
  }
}

export function changeDraft(form: FormName, change: Partial<Draft>) {
  safeSessionStorage.setItem(keyOf(form), JSON.stringify({ ...readDraft(form), ...change }));
}

export function deleteDraft(form: FormName) {
  safeSessionStorage.removeItem(keyOf(form));
}

/** The names that are left when each of the files was chosen again; several may have one name. */
export function withoutNames(names: readonly string[] = [], chosen: readonly File[]): string[] {
  const left = [...names];
  for (const { name } of chosen) {
    const index = left.indexOf(name);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
