/** The event of the window that says that a rendered page now answers its visitor. */
export const TAKEN_UP = 'takenup';
