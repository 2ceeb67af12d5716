/** Id of the heading of the list. */
export const LIST_HEADING = 'list-heading';

/** After the next rendering, where the button that had the focus is gone. */
export const focusList = () =>
  void requestAnimationFrame(() =>
    document.getElementById(LIST_HEADING)?.focus({ preventScroll: true }),
  );
