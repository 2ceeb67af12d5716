/** Moves the focus to an element by id; scrolling is left to the link that was followed. */
export const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });
