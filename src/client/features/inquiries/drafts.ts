import { nanoid } from '@reduxjs/toolkit';
import { safeSessionStorage } from '@/client/lib/storage';
import type { DetailsName, MessageValues } from './messageValues';

/** What the tab remembers of a form until its message is sent. */
export interface Draft {
  /** What was typed, without the honeypot. */
  values: Partial<Omit<MessageValues, 'website'>>;
  /** Parts that a quotation was asked for, in that order. */
  parts: readonly string[];
  idempotencyKey?: string;
}

/** Each form's draft is stored under the name of its long text. */
const keyOf = (form: DetailsName) => `draft.${form}`;

/** The draft of a form in this tab; an empty one on the server and from anything unreadable. */
export function readDraft(form: DetailsName): Draft {
  const empty: Draft = { values: {}, parts: [] };
  if (typeof window === 'undefined') return empty;
  try {
    const found: unknown = JSON.parse(safeSessionStorage.getItem(keyOf(form)) ?? '{}');
    return found instanceof Object ? { ...empty, ...found } : empty;
  } catch {
    return empty;
  }
}

export function changeDraft(form: DetailsName, change: Partial<Draft>) {
  safeSessionStorage.setItem(keyOf(form), JSON.stringify({ ...readDraft(form), ...change }));
}

export function forgetDraft(form: DetailsName) {
  safeSessionStorage.removeItem(keyOf(form));
}

/** The `Idempotency-Key` of the message that the draft becomes, made when it is first needed. */
export function idempotencyKeyOf(form: DetailsName): string {
  const { idempotencyKey = nanoid() } = readDraft(form);
  changeDraft(form, { idempotencyKey });
  return idempotencyKey;
}

/** The next submission is another message than the one that was stored with the current key. */
export function renewIdempotencyKey(form: DetailsName) {
  changeDraft(form, { idempotencyKey: nanoid() });
}
