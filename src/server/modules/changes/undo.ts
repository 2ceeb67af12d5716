import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import type { FormerValue, UndoResult } from '@/server/generated/requests';
import { conflict, notFound } from '@/server/lib/httpError';
import { removeAttributes, restoreAttributes, revertAttributes } from '../attributes/revert';
import { changeCatalogue } from '../catalogue/repository';
import { revertCategories } from '../categories/revert';
import { revertInquiries } from '../inquiries/revert';
import { revertParts } from '../spareParts/revert';
import { historyRepository, type ChangeRow } from './historyRepository';
import { removeCreated, restoreDeleted, removeRecords } from './undoWhole';
import { recordChange, type Actor, type Change, type ChangedField } from './repository';
import { idsOf, skipped, type Revert, type RevertOptions, type Reverted } from './reverts';

/**
 * Takes a change back where its values are still as it left them. Throws 404 for an unknown change,
 * 409 for one that has been taken back already or is one of accounts.
 */
export function undoChange(db: Db, id: string, actor: Actor): Promise<UndoResult> {
  return changeCatalogue(db, async (trx) => {
    const history = historyRepository(trx);
    const change = await findUndoable(trx, id);
    if (change.undoneBy !== null)
      throw conflict('change_undone', 'This change has been taken back already.');
    const items = await history.listAllItems(id);
    const options = { actor, now: new Date(), force: false };
    const result = await takeBack(trx, change, items, options);
    if (result.change !== undefined) await history.setUndoneBy(id, result.change);
    return result;
  });
}

/** Gives one field the value that it had before a change, also where it has been changed since. */
export function restoreValue(
  db: Db,
  id: string,
  { entityId, field }: FormerValue,
  actor: Actor,
): Promise<UndoResult> {
  return changeCatalogue(db, async (trx) => {
    const { kind } = await findUndoable(trx, id);
    const items = (await historyRepository(trx).listAllItems(id)).filter(
      (item) => item.entityId === entityId && item.field === field,
    );
    if (items.length === 0) throw unknownChange();
    const reverted = await revertFields(trx, items, { actor, now: new Date(), force: true });
    return record(trx, { actor, kind, action: 'edited' }, reverted);
  });
}

const unknownChange = () =>
  notFound('change_not_found', 'This change is not in the history any more.');

async function findUndoable(trx: Trx, id: string): Promise<ChangeRow> {
  const change = await historyRepository(trx).find(id);
  if (!change) throw unknownChange();
  if (change.kind === 'account') {
    const message = 'Changes of accounts are taken back on the page of the accounts only.';
    throw conflict('change_not_undoable', message);
  }
  return change;
}

async function takeBack(
  trx: Trx,
  { id, kind, action }: ChangeRow,
  items: ChangedField[],
  options: RevertOptions,
): Promise<UndoResult> {
  const { actor } = options;
  if (kind === 'attribute' && action === 'deleted') {
    const restored = await restoreAttributes(trx, items, options);
    return record(trx, { actor, kind, action: 'restored' }, restored);
  }
  if (kind === 'attribute' && (action === 'created' || action === 'restored')) {
    const removed = await removeAttributes(trx, items, options);
    return record(trx, { actor, kind, action: 'deleted' }, removed);
  }
  const whole = items.filter(({ field }) => field === '');
  if (action === 'deleted' || action === 'merged') return restoreDeleted(trx, id, whole, actor);
  if (action === 'created') return removeCreated(trx, whole, actor);
  if (action === 'restored') return removeRecords(trx, whole, actor);
  return record(trx, { actor, kind, action: 'undone' }, await revertFields(trx, items, options));
}

const REVERTS: Revert[] = [revertParts, revertCategories, revertAttributes, revertInquiries];

/** Items of records that do not exist any more are skipped. */
async function revertFields(
  trx: Trx,
  items: ChangedField[],
  options: RevertOptions,
): Promise<Reverted> {
  let rest = items;
  const changed: ChangedField[] = [];
  const left: UndoResult['skipped'] = [];
  for (const revert of REVERTS) {
    if (rest.length === 0) break;
    const { found, ...reverted } = await revert(trx, rest, options);
    changed.push(...reverted.changed);
    left.push(...reverted.skipped);
    rest = rest.filter(({ entityId }) => !found.has(entityId));
  }
  const missing = new Map(rest.map((item) => [item.entityId, skipped(item, 'missing')]));
  return { found: new Set(), changed, skipped: [...left, ...missing.values()] };
}

async function record(
  trx: Trx,
  change: Omit<Change, 'items'>,
  { changed, skipped: left }: Reverted,
): Promise<UndoResult> {
  const id = await recordChange(trx, { ...change, items: changed });
  return { ...(id && { change: id }), changed: idsOf(changed).length, skipped: left };
}
