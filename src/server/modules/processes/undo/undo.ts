import { outdatedField, type ChangeAction, type ChangeKind } from '@/shared/history';
import type { Db } from '@/server/db/kysely';
import type { Queries, Trx } from '@/server/db/types';
import type { FormerValue, UndoResult } from '@/server/generated/requests';
import { conflict, notFound } from '@/server/lib/httpError';
import { assertUndoSize } from '../../core/catalogueVersion/changeSize';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import type { RestoreOptions } from '../../catalogue/spareParts/deletion';
import { historyRepository, type ChangeRow } from '../../core/history/historyRepository';
import { countRecords, type Actor, type ChangedField } from '../../core/history/changeRepository';
import {
  boundSkipped,
  idsOf,
  recordReverted,
  type Revert,
  type RevertOptions,
} from '../../core/history/reverts';
import { undoWhole } from './undoWhole';

/** Those with former values of fields. */
const EDITS = new Set<ChangeAction>(['edited', 'imported', 'undone']);

/** What the history calls the undo of a record's creation or deletion; of an edit: `undone`. */
const UNDOING: Partial<Record<ChangeAction, ChangeAction>> = {
  created: 'deleted',
  deleted: 'restored',
  restored: 'deleted',
};

type UndoableChange = ChangeRow & { revert: Revert };

interface UndoDependencies {
  db: Db;
  /** By the kind of change; those of other kinds cannot be undone. */
  reverts: Partial<Record<ChangeKind, Revert>>;
  /** Called in the transaction that has undone a change. */
  followUndo: (trx: Trx, changeId: string, result: UndoResult) => Promise<void>;
}

export type Undo = ReturnType<typeof makeUndo>;

export function makeUndo({ db, reverts, followUndo }: UndoDependencies) {
  /** Throws `change_not_found` and `change_not_undoable`. */
  const findUndoable = async (queries: Queries, id: string): Promise<UndoableChange> => {
    const change = await historyRepository(queries).find(id);
    if (!change) throw unknownChange();
    const revert = reverts[change.kind];
    if (!revert) throw notUndoable();
    return { ...change, revert };
  };

  /**
   * Undoes a change where its values are still as it left them. Throws `change_not_found`,
   * `change_not_undoable`, `change_undone`, `change_too_large`, and `number_taken` where it restores.
   */
  const undoChange = async (
    id: string,
    restoreOptions: RestoreOptions,
    actor: Actor,
  ): Promise<UndoResult> => {
    const { kind, action } = await findUndoable(db.reader, id);
    // What is recorded of a change stays as it is, so that no other write has to wait for it.
    const items = await historyRepository(db.reader).listItems(id);
    // Parts that only lose or get their category take little time, however long their texts are.
    const written = kind === 'category' ? items.filter(({ field }) => field === '') : items;
    assertUndoSize(db, await countBytes(db.reader, id, idsOf(written)));
    const skipsTakenNumbers = action === 'imported';
    const options = { actor, now: new Date(), force: false, skipsTakenNumbers };
    return changeCatalogue(db, async (trx) => {
      const history = historyRepository(trx);
      const change = await findUndoable(trx, id);
      if (change.undoneBy !== null) throw changeUndone();
      const revert = (own: ChangedField[]) => change.revert(trx, own, options);
      const made = items.some(({ field }) => field === '')
        ? await undoWhole(trx, change, items, { ...restoreOptions, actor, revert })
        : await revertItems(trx, change, UNDOING[change.action] ?? 'undone', items, options);
      const result = boundSkipped(made);
      if (result.change !== undefined) await history.setUndoneBy(id, result.change);
      await followUndo(trx, id, result);
      return result;
    });
  };

  /**
   * Gives one field of an edited record the value that it had before, also where it has been changed
   * since. Throws `change_not_found`, `change_not_undoable` and `number_taken`.
   */
  const restoreValue = (
    id: string,
    { entityId, field }: FormerValue,
    actor: Actor,
  ): Promise<UndoResult> =>
    changeCatalogue(db, async (trx) => {
      const change = await findUndoable(trx, id);
      if (!EDITS.has(change.action)) throw notUndoable();
      // With a text also whether its translation was outdated.
      const fields = [field, outdatedField(field.replace(/Zh$/, ''))];
      const items = (await historyRepository(trx).listItems(id)).filter(
        (item) => item.entityId === entityId && fields.includes(item.field),
      );
      if (items.length === 0) throw unknownChange();
      return revertItems(trx, change, 'edited', items, { actor, now: new Date(), force: true });
    });

  return { undoChange, restoreValue };
}

/** Of what is recorded of a change, and of these parts. */
async function countBytes(queries: Queries, id: string, partIds: string[]): Promise<number> {
  const recorded = await historyRepository(queries).countBytes(id);
  return recorded + (await sparePartRepository(queries).countBytes(partIds));
}

const changeUndone = () => conflict('change_undone', 'This change has been undone already.');

const unknownChange = () =>
  notFound('change_not_found', 'This change is not in the history any more.');

const notUndoable = () =>
  conflict(
    'change_not_undoable',
    'This cannot be undone in the history, only on the page where it was changed.',
  );

async function revertItems(
  trx: Trx,
  { kind, revert, ...undone }: UndoableChange,
  action: ChangeAction,
  items: ChangedField[],
  options: RevertOptions,
): Promise<UndoResult> {
  const reverted = await revert(trx, items, options);
  const count = Math.min(undone.count, countRecords(reverted.changed));
  return recordReverted(trx, { actor: options.actor, kind, action, count }, reverted);
}
