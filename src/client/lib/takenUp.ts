/**
 * The event that says that a rendered page now answers its visitor: of the window, or of an element
 * that was taken up later than the rest, as its code came later.
 */
export const TAKEN_UP = 'takenup';
