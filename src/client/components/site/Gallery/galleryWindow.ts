/** Thumbnails shown at a time. */
export const WINDOW = 3;

/** The last place at which the window of thumbnails can start. */
export const lastStart = (count: number) => Math.max(0, count - WINDOW);

/** Where the window must start to show the picture at `index`, moved as little as possible. */
export const startShowing = (index: number, start: number) =>
  Math.min(Math.max(start, index - WINDOW + 1), index);
