import type { Db } from '@/server/db/kysely';
import type { Queries, Trx } from '@/server/db/types';
import type {
  BulkResult,
  PartsAction,
  PartsEdit,
  PartsSelection,
} from '@/server/generated/requests';
import { badRequest } from '@/server/lib/httpError';
import { changeCatalogue } from '../catalogue/repository';
import { recordChange, wholeRecord, type Actor, type ChangedField } from '../changes/repository';
import { trashRecords } from '../trash/deletion';
import { restore } from '../trash/restore';
import { editParts } from './bulkEdit';
import { selectParts, type FindList } from './bulkSelection';
import { duplicateParts } from './duplicate';
import { changedParts, type PartEdit } from './partChanges';
import { editsOf } from './replacement';

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
    const editsFor = readEdit(form);
    if (form.dryRun) {
      const ids = await selectParts(db.reader, findList, form);
      return preview(db.reader, ids.length, await editsFor(db.reader, ids));
    }
    return changeSelected(form, async (trx, ids) =>
      recordEdits(trx, actor, await editParts(trx, await editsFor(trx, ids))),
    );
  };

  const actions: Record<
    PartsAction['action'],
    (form: PartsAction, actor: Actor) => Promise<BulkResult>
  > = {
    delete: (form, actor) =>
      changeSelected(form, async (trx, ids) => {
        const { change } = await trashRecords(trx, { parts: ids }, actor);
        return { changed: ids.length, ...(change && { change }) };
      }),

    restore: ({ ids: selected, withoutTakenNumbers }, actor) => {
      if (!selected)
        throw badRequest('invalid_request', 'Deleted parts are restored by their ids.');
      const ids = [...new Set(selected)];
      return changeCatalogue(db, async (trx) => {
        const { change, changed } = await restore(trx, { ids }, actor, { withoutTakenNumbers });
        return { matched: ids.length, changed, ...(change && { change }) };
      });
    },

    duplicate: (form, actor) =>
      changeSelected(form, async (trx, selected) => {
        const duplicates = await duplicateParts(trx, selected);
        const items = duplicates.map(({ id, name }) => wholeRecord({ entityId: id, name }));
        const change = await recordChange(trx, { actor, kind: 'part', action: 'created', items });
        const ids = duplicates.map(({ id }) => id);
        return { changed: ids.length, ids, ...(change && { change }) };
      }),

    move: ({ categoryId, ...form }, actor) => {
      if (categoryId === undefined)
        throw badRequest('invalid_request', 'Name the category that the parts are moved to.');
      return edit({ ...form, set: { categoryId } }, actor);
    },
  };

  const act = async (form: PartsAction, actor: Actor) => actions[form.action](form, actor);

  return { edit, act };
}

type EditsFor = (queries: Queries, ids: string[]) => Promise<PartEdit[]>;

function readEdit({ set, replace }: PartsEdit): EditsFor {
  if (set && !replace) return async (_queries, ids) => ids.map((id) => ({ id, set }));
  if (replace && !set) return (queries, ids) => editsOf(queries, ids, replace);
  throw badRequest('invalid_request', 'Send either what to set or what to replace.');
}

async function recordEdits(trx: Trx, actor: Actor, items: ChangedField[]) {
  const change = await recordChange(trx, { actor, kind: 'part', action: 'edited', items });
  const changed = new Set(items.map(({ entityId }) => entityId)).size;
  return { changed, ...(change && { change }) };
}

async function preview(queries: Queries, matched: number, edits: PartEdit[]): Promise<BulkResult> {
  const samples: BulkResult['samples'] = [];
  let changed = 0;
  for await (const parts of changedParts(queries, edits)) {
    changed += parts.length;
    for (const { entityId: _id, name, field, before, after } of parts.flatMap(
      ({ items }) => items,
    )) {
      if (samples.length === MAX_SAMPLES) break;
      samples.push({ _id, name, field, before: before ?? '', after: after ?? '' });
    }
  }
  return { matched, changed, samples };
}
