/** Where the focus goes when what had it is no longer there, instead of to the page's beginning. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });
