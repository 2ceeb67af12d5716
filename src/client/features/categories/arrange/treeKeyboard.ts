import { type KeyboardCoordinateGetter, KeyboardCode } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** Pixels of a level. */
export const INDENT = 28;

/** Up and down to the next row, left and right by a level. */
export const treeKeyboardCoordinates: KeyboardCoordinateGetter = (event, context) => {
  const { x, y } = context.currentCoordinates;
  if (event.code === KeyboardCode.Left || event.code === KeyboardCode.Right) {
    event.preventDefault();
    return { x: x + (event.code === KeyboardCode.Right ? INDENT : -INDENT), y };
  }
  const next = sortableKeyboardCoordinates(event, context);
  // The rows are equally wide: the level stays.
  return next && { x, y: (next as { y: number }).y };
};
