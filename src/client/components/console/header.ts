/** Of the header of the console, below which bars stick. */
export const HEADER_HEIGHT = 56;

/** The text is large for the width of the screen: the header and bars scroll away. */
export const LARGE_TEXT = '@media (max-width: 22em)';
