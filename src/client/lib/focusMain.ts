/** Where the focus goes when what had it is no longer there, instead of to the page's beginning. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });

/** A `ref`: where the element is removed with the focus in it, its neighbour gets the focus. */
export const passFocus = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const neighbour = element.nextElementSibling ?? element.previousElementSibling;
  if (neighbour instanceof HTMLElement) neighbour.focus();
  else focusMain();
};
