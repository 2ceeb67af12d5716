import type { Db } from '@/server/db/kysely';
import { conflict } from '@/server/lib/httpError';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { changedFields, recordChange, type Actor } from '../../core/history/changeRepository';
import type { ReadLanguage } from '../translations/present';
import { categoryStore, type Positions } from './categoryStore';
import { assertParent } from './placement';
import { categoryRepository, type Sibling } from './repository';
import { findCategory } from './service';

interface Place {
  /** Null: the top level. */
  parentId: string | null;
  /** The sibling that follows; null: none; undefined: in the order of the names. */
  before?: string | null | undefined;
}

/** Between two positions, so that a category that is moved between them is the only one that changes. */
const GAP = 2 ** 16;

/**
 * Moves a category into another, or to another place among its siblings, whose order is that of the
 * language. Returns the id of the change; undefined where the category is there already. Throws
 * `category_not_found`, what `assertMovable` throws, and `category_order_changed` where the sibling is
 * not in that category any more.
 */
export function moveCategory(
  db: Db,
  id: string,
  { parentId, before }: Place,
  actor: Actor,
  language?: ReadLanguage,
): Promise<string | undefined> {
  return changeCatalogue(db, async (trx) => {
    const categories = categoryRepository(trx);
    const { name, parentId: oldParent } = await findCategory(trx, id);
    const { position } = await categories.findRecorded(id);
    const store = categoryStore(trx);
    if (parentId !== oldParent) await store.move([id], parentId);
    const children = await categories.listChildren(parentId, language);
    const siblings = children.filter((child) => child.id !== id);
    const positions = positionsFor(siblings, id, before);
    const items = [
      ...changedFields(
        { entityId: id, name },
        { parentId: oldParent, position },
        { parentId, position: textOf(positions.get(id)) },
      ),
      ...changedPositions(siblings, positions),
    ];
    await store.setPositions(positions);
    return recordChange(trx, { actor, kind: 'category', action: 'edited', count: 1, items });
  });
}

/** Gives the subcategories of a category the order of their names. Throws `parent_category_unknown`. */
export function sortCategories(
  db: Db,
  parentId: string | null,
  actor: Actor,
): Promise<string | undefined> {
  return changeCatalogue(db, async (trx) => {
    if (parentId !== null) await assertParent(trx, parentId);
    const children = await categoryRepository(trx).listChildren(parentId);
    const positions: Positions = new Map(children.map(({ id }) => [id, null]));
    await categoryStore(trx).setPositions(positions);
    const items = changedPositions(children, positions);
    return recordChange(trx, { actor, kind: 'category', action: 'edited', items });
  });
}

/** Those of the category and of as few siblings as possible. */
function positionsFor(siblings: Sibling[], id: string, before: Place['before']): Positions {
  if (before === undefined) return new Map([[id, null]]);
  const index =
    before === null ? siblings.length : siblings.findIndex((sibling) => sibling.id === before);
  if (index < 0) {
    const message = 'The order of these categories has changed meanwhile. Nothing was changed.';
    throw conflict('category_order_changed', message);
  }
  const [above, below] = [siblings.slice(0, index), siblings.slice(index)];
  const last = above.at(-1);
  const low = last ? last.position : -Infinity;
  const high = below[0]?.position ?? Infinity;
  const position = low === null ? NaN : between(low, high);
  if (low !== null && low < position && position < high) return new Map([[id, position]]);
  // There is no room between them, or those above have been in the order of their names.
  const numbered = below.filter((sibling) => sibling.position !== null);
  const order = [...above, { id }, ...numbered];
  return new Map(order.map((sibling, place) => [sibling.id, place * GAP]));
}

function between(low: number, high: number): number {
  if (low === -Infinity) return high === Infinity ? 0 : high - GAP;
  return high === Infinity ? low + GAP : Math.floor((low + high) / 2);
}

const textOf = (position: number | null | undefined) =>
  position === null || position === undefined ? null : String(position);

const changedPositions = (siblings: Sibling[], positions: Positions) =>
  siblings
    .filter(({ id }) => positions.has(id))
    .flatMap(({ id: entityId, name, position }) =>
      changedFields(
        { entityId, name },
        { position: textOf(position) },
        { position: textOf(positions.get(entityId)) },
      ),
    );
