import { tabTexts } from '../../lib/storage';
import type { DetailsName, MessageValues } from './messageValues';

/** What has been typed into a form, without the trap for robots. */
export type Draft = Partial<Omit<MessageValues, 'website'>>;

/** Each form's draft has a place of its own, under the name of its long text. */
const keyOf = (form: DetailsName) => `draft.${form}`;

/** The draft that this tab keeps of a form; an empty one on the server and from anything unreadable. */
export function readDraft(form: DetailsName): Draft {
  if (typeof window === 'undefined') return {};
  try {
    const found: unknown = JSON.parse(tabTexts.getItem(keyOf(form)) ?? '{}');
    return found instanceof Object ? found : {};
  } catch {
    return {};
  }
}

/** Keeps the draft until the tab is closed. */
export function keepDraft(form: DetailsName, draft: Draft) {
  tabTexts.setItem(keyOf(form), JSON.stringify(draft));
}

export function forgetDraft(form: DetailsName) {
  tabTexts.removeItem(keyOf(form));
}
