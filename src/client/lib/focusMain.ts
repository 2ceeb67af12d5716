import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/** Where the focus goes when what had it is no longer there, instead of to the page's beginning. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });

/** A `ref`: where the element is removed with the focus in it, its neighbour gets the focus. */
export const passFocus = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const neighbour = element.nextElementSibling ?? element.previousElementSibling;
  if (neighbour instanceof HTMLElement) neighbour.focus();
  else focusMain();
};

/**
 * Chooses the option of a list; after Enter `moveOn` takes the focus to the next field, once the choice
 * is shown: on blur a field chooses what its text can mean.
 */
export function chooseAndMoveOn(event: SyntheticEvent, choose: () => void, moveOn?: () => void) {
  if (!moveOn || event.type !== 'keydown') return choose();
  // The key would press the button that gets the focus.
  event.preventDefault();
  flushSync(choose);
  moveOn();
}
