import type { RefObject } from 'react';

/** What the field has to say of the list below it. */
export interface Popup {
  isOpen: boolean;
  /** The element id of the entry that the keyboard is at. */
  activeId?: string;
}

export const closedPopup: Popup = { isOpen: false };

export interface SuggestionsProps {
  form: RefObject<HTMLFormElement | null>;
  input: RefObject<HTMLInputElement | null>;
  /** The element id of the list. */
  listId: string;
  onPopup: (popup: Popup) => void;
  /** The field is to hold this. */
  onText: (text: string) => void;
  /** An entry was chosen; it leads to this address. */
  onFollow: (address: string) => void;
}
