import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import type {
  BulkResult,
  PartsAction,
  PartsEdit,
  PartsSelection,
} from '@/server/generated/requests';
import { badRequest } from '@/server/lib/httpError';
import { changeCatalogue } from '../catalogue/repository';
import { recordChange, wholeRecord, type Actor } from '../changes/repository';
import { idsOf } from '../changes/reverts';
import { trashRecords } from '../trash/deletion';
import { restore } from '../trash/restore';
import { editParts } from './bulkEdit';
import { selectParts, type FindList } from './bulkSelection';
import { duplicateParts } from './duplicate';
import { changedParts, type ChangedPart, type ChangesOf } from './partChanges';
import { replaceText } from './replacement';

/** Changes that a dry run returns. */
const MAX_SAMPLES = 10;

/** Changes of many parts, all of them or none, each one change of the history. */
export function makeBulk(db: Db, findList: FindList) {
  const changeSelected = (
    selection: PartsSelection,
    change: (trx: Trx, ids: string[]) => Promise<Omit<BulkResult, 'matched'>>,
  ): Promise<BulkResult> =>
    changeCatalogue(db, async (trx) => {
      // Lists are read as they are now that no one else can change them.
      db.catalogueVersion.invalidate();
      const ids = await selectParts(trx, findList, selection);
      return { matched: ids.length, ...(await change(trx, ids)) };
    });

  const edit = async (form: PartsEdit, actor: Actor): Promise<BulkResult> => {
    const changesOf = readChanges(form);
    if (form.dryRun) {
      const ids = await selectParts(db.reader, findList, form);
      return { matched: ids.length, ...preview(await changedParts(db.reader, ids, changesOf)) };
    }
    return changeSelected(form, async (trx, ids) => {
      const items = await editParts(trx, ids, changesOf);
      const change = await recordChange(trx, { actor, kind: 'part', action: 'edited', items });
      return { changed: idsOf(items).length, ...(change && { change }) };
    });
  };

  const trash = (form: PartsAction, actor: Actor) =>
    changeSelected(form, async (trx, ids) => {
      const { change } = await trashRecords(trx, { parts: ids }, actor);
      return { changed: ids.length, ...(change && { change }) };
    });

  const duplicate = (form: PartsAction, actor: Actor) =>
    changeSelected(form, async (trx, selected) => {
      const duplicates = await duplicateParts(trx, selected);
      const items = duplicates.map(({ id, name }) => wholeRecord({ entityId: id, name }));
      const change = await recordChange(trx, { actor, kind: 'part', action: 'created', items });
      const ids = duplicates.map(({ id }) => id);
      return { changed: ids.length, ids, ...(change && { change }) };
    });

  const restoreSelected = ({ ids, withoutTakenNumbers }: PartsAction, actor: Actor) => {
    if (!ids) throw badRequest('invalid_request', 'Deleted parts are restored by their ids.');
    return changeCatalogue(db, async (trx) => {
      const target = { ids, kind: 'part' as const };
      const { change, changed } = await restore(trx, target, actor, { withoutTakenNumbers });
      return { matched: new Set(ids).size, changed, ...(change && { change }) };
    });
  };

  const act = async (form: PartsAction, actor: Actor): Promise<BulkResult> => {
    const { action, categoryId, withoutTakenNumbers, ...selection } = form;
    if (action === 'delete') return trash(form, actor);
    if (action === 'duplicate') return duplicate(form, actor);
    if (action === 'restore') return restoreSelected(form, actor);
    if (categoryId === undefined)
      throw badRequest('invalid_request', 'Name the category that the parts are moved to.');
    return edit({ ...selection, set: { categoryId } }, actor);
  };

  return { edit, act };
}

function readChanges({ set, replace }: PartsEdit): ChangesOf {
  if (set && !replace) return () => set;
  if (replace && !set) return replaceText(replace);
  throw badRequest('invalid_request', 'Send either what to set or what to replace.');
}

const preview = (changed: ChangedPart[]) => ({
  changed: changed.length,
  samples: changed
    .flatMap(({ items }) => items)
    .slice(0, MAX_SAMPLES)
    .map(({ entityId: _id, name, field, before, after }) => ({
      _id,
      name,
      field,
      before: before ?? '',
      after: after ?? '',
    })),
});
