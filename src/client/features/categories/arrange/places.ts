import { type KeyboardCoordinateGetter, KeyboardCode } from '@dnd-kit/core';
import { arrayMove, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import clamp from '@mui/utils/clamp';
import type { Category, CategoryPlace } from '@/client/api';

/** A category that is visible in the tree. */
export interface TreeRow {
  category: Category;
  level: number;
  parentId: string | null;
  /** Of its siblings, itself included. */
  siblings: readonly Category[];
  isOpen: boolean;
}

/** The visible categories from top to bottom; what is below the dragged one moves with it. */
export const visibleRows = (
  siblings: readonly Category[],
  openIds: readonly string[],
  draggedId: string | undefined,
  parentId: string | null = null,
  level = 0,
): TreeRow[] =>
  siblings.flatMap((category) => {
    const { _id, children = [] } = category;
    const isOpen = openIds.includes(_id) && _id !== draggedId;
    const below = isOpen ? visibleRows(children, openIds, draggedId, _id, level + 1) : [];
    return [{ category, level, parentId, siblings, isOpen }, ...below];
  });

/** Where a dragged category would be. */
export interface Projection extends CategoryPlace {
  level: number;
}

/**
 * The place of a category that is dragged over another and `steps` levels sideways: at most one level
 * below the row above it, and not above the row below it.
 */
export function project(
  rows: readonly TreeRow[],
  draggedId: string,
  overId: string,
  steps: number,
): Projection | undefined {
  const indexOf = (id: string) => rows.findIndex(({ category }) => category._id === id);
  const [from, to] = [indexOf(draggedId), indexOf(overId)];
  const dragged = rows[from];
  if (!dragged || to < 0) return undefined;
  const order = arrayMove([...rows], from, to);
  const [above, below] = [order[to - 1], order[to + 1]];
  const level = clamp(dragged.level + steps, below?.level ?? 0, above ? above.level + 1 : 0);
  const isChild = above !== undefined && level > above.level;
  const sibling = order
    .slice(0, to)
    .reverse()
    .find((row) => row.level === level);
  const parentId = isChild ? above.category._id : (sibling?.parentId ?? null);
  // Among children that are not visible it comes where its name is.
  if (isChild && !above.isOpen && above.category.children?.length) return { level, parentId };
  const next = order.slice(to + 1).find((row) => row.level <= level);
  return { level, parentId, before: next?.parentId === parentId ? next.category._id : null };
}

/** The place one up or down among its siblings; undefined at the end. */
export function neighbouringPlace(
  { category, parentId, siblings }: TreeRow,
  by: 1 | -1,
): CategoryPlace | undefined {
  const index = siblings.findIndex(({ _id }) => _id === category._id);
  if (!siblings[index + by]) return undefined;
  const next = siblings[by === 1 ? index + 2 : index - 1];
  return { parentId, before: next?._id ?? null };
}

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
