import { outdatedFieldOf } from '@/shared/history';
import type { Db } from '@/server/db/kysely';
import type { Queries, Trx } from '@/server/db/types';
import type {
  BulkResult,
  PartsAction,
  PartsEdit,
  PartsSelection,
} from '@/server/generated/requests';
import { badRequest } from '@/server/lib/httpError';
import { assertChangeSize } from '../../core/catalogueVersion/changeSize';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import {
  bytesOf,
  recordChange,
  wholeRecord,
  type Actor,
} from '../../core/history/changeRepository';
import { idsOf } from '../../core/history/reverts';
import { storeParts } from './bulkEdit';
import { selectParts, type FindList } from './bulkSelection';
import { duplicateParts } from './duplicate';
import { changedParts, type ChangedPart, type ChangesOf } from './partChanges';
import { replaceText } from './replacement';
import { sparePartRepository } from './repository';
import { deletePartsAs } from './service';

/** Changes that a dry run returns. */
const MAX_SAMPLES = 10;

/** Changes of many parts, all of them or none, each one change of the history. */
export function makeBulk(db: Db, findList: FindList) {
  /** Ids of the parts, and the bytes of their texts. */
  const select = async (queries: Queries, selection: PartsSelection) => {
    const ids = await selectParts(queries, findList, selection);
    const bytes = await sparePartRepository(queries).countBytes(ids);
    assertChangeSize(db, bytes);
    return { ids, bytes };
  };

  const changeSelected = (
    selection: PartsSelection,
    change: (trx: Trx, ids: string[], bytes: number) => Promise<Omit<BulkResult, 'matched'>>,
  ): Promise<BulkResult> =>
    changeCatalogue(db, async (trx) => {
      // Lists are read as they are now that no one else can change them.
      db.catalogueVersion.invalidate();
      const { ids, bytes } = await select(trx, selection);
      return { matched: ids.length, ...(await change(trx, ids, bytes)) };
    });

  const plan = async (queries: Queries, ids: string[], bytes: number, changesOf: ChangesOf) => {
    const changed = await changedParts(queries, ids, changesOf);
    assertChangeSize(db, bytes + bytesOf(changed.flatMap(({ items }) => items)));
    return changed;
  };

  const edit = async (form: PartsEdit, actor: Actor): Promise<BulkResult> => {
    const changesOf = readChanges(form);
    if (form.dryRun) {
      const { ids, bytes } = await select(db.reader, form);
      return { matched: ids.length, ...preview(await plan(db.reader, ids, bytes, changesOf)) };
    }
    return changeSelected(form, async (trx, ids, bytes) => {
      const planned = await plan(trx, ids, bytes, changesOf);
      const items = await storeParts(
        trx,
        planned.map((changed) => ({ changed })),
      );
      const change = await recordChange(trx, { actor, kind: 'part', action: 'edited', items });
      return { changed: idsOf(items).length, ...(change && { change }) };
    });
  };

  const remove = (form: PartsAction, actor: Actor) =>
    changeSelected(form, async (trx, ids) => {
      const { change } = await deletePartsAs(trx, ids, actor);
      return { changed: ids.length, ...(change && { change }) };
    });

  const duplicate = (form: PartsAction, actor: Actor) =>
    changeSelected(form, async (trx, selected) => {
      const duplicates = await duplicateParts(trx, selected);
      const items = duplicates.map(wholeRecord);
      const change = await recordChange(trx, { actor, kind: 'part', action: 'created', items });
      const ids = duplicates.map(({ entityId }) => entityId);
      return { changed: ids.length, ids, ...(change && { change }) };
    });

  const act = async (form: PartsAction, actor: Actor): Promise<BulkResult> => {
    const { action, categoryId, ...selection } = form;
    if (action === 'delete') return remove(form, actor);
    if (action === 'duplicate') return duplicate(form, actor);
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
    // It is derived from a text, which is listed.
    .filter(({ field }) => outdatedFieldOf(field) === undefined)
    .slice(0, MAX_SAMPLES)
    .map(({ entityId: _id, name, field, before, after }) => ({
      _id,
      name,
      field,
      before: before ?? '',
      after: after ?? '',
    })),
});
