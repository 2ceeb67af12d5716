import type { RowState } from '@/shared/imports';
import { batchesBehind } from '@/server/db/batches';
import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import { HttpError, conflict, notFound } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { attributeRepository } from '../attributes/repository';
import { changeCatalogue } from '../catalogue/repository';
import { recordChange, wholeRecord, type Actor, type ChangedField } from '../changes/repository';
import { idsOf } from '../changes/reverts';
import { changeUndone, undoChange } from '../changes/undo';
import { reindexBatch } from '../search/reindex';
import { replaceNumbers, writeChanged, type RenumberedPart } from '../spareParts/bulkEdit';
import { changedParts, type PartChanges } from '../spareParts/partChanges';
import { editDetails } from '../spareParts/partDetails';
import { sparePartRepository } from '../spareParts/repository';
import { wholePartRepository } from '../trash/partRepository';
import { makeNewCategories, type NewCategories } from './newCategories';
import { importRepository, type StoredImport } from './repository';
import type { AppliedRow } from './rowRepository';

/** Rows that are written at once: their outcomes are long. */
const BATCH = 200;

/**
 * Writes the new and changed rows of an import into the catalogue, all or none, as one change of the
 * history. Throws 404 for an unknown import, 409 `catalogue_changed` where the dry run was made for
 * another catalogue, and 409 for an import that waits for something else.
 */
export async function applyImport(db: Db, importId: string, actor: Actor): Promise<void> {
  const found = await findReady(db, importId);
  const change = changeCatalogue(db, (trx) => apply(trx, found, actor), {
    madeFor: found.catalogueStamp,
  });
  await change.catch(async (error: unknown) => {
    // A concurrent request may have applied it, which changes the catalogue too.
    if (isCatalogueChanged(error)) await findReady(db, importId);
    throw error;
  });
}

export const isCatalogueChanged = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'catalogue_changed';

/**
 * Takes an applied import back, as its change in the history. Throws 404 for an unknown import, 409
 * for one that is not applied, or has been taken back already.
 */
export async function undoImport(db: Db, importId: string, actor: Actor): Promise<UndoResult> {
  const { state, changeId } = await findImport(db, importId);
  if (state === 'undone') throw changeUndone();
  if (state !== 'applied' || changeId === null) throw stateWrong();
  return undoChange(db, changeId, {}, actor);
}

export async function findImport({ reader }: Db, id: string): Promise<StoredImport> {
  const found = await importRepository(reader).find(id);
  if (!found) throw importNotFound();
  return found;
}

async function findReady(db: Db, id: string): Promise<StoredImport> {
  const found = await findImport(db, id);
  if (found.state !== 'ready') throw stateWrong();
  return found;
}

export const importNotFound = () =>
  notFound('import_not_found', 'This import does not exist any more.');

export const stateWrong = () =>
  conflict('import_state_wrong', 'This import is at another step by now.');

async function apply(trx: Trx, found: StoredImport, actor: Actor): Promise<void> {
  const id = newId();
  if (!(await importRepository(trx).setApplied(found, id))) throw stateWrong();
  const categories = makeNewCategories(trx);
  const added: ChangedField[] = [];
  const edited: ChangedField[] = [];
  const renumbered: RenumberedPart[] = [];
  const attributes = await attributeRepository(trx).list();
  for await (const rows of batchesOfRows(trx, found, 'changed')) {
    const edits = await editsOf(rows, categories);
    const changed = await changedParts(trx, [...edits.keys()], ({ id }) => edits.get(id) ?? {});
    renumbered.push(...(await writeChanged(trx, changed)));
    const details = await editDetails(trx, await detailsOf(trx, rows), attributes);
    edited.push(...changed.flatMap((part) => part.items), ...details);
  }
  await replaceNumbers(trx, renumbered);
  for await (const rows of batchesOfRows(trx, found, 'new')) {
    added.push(...(await addParts(trx, rows, categories)));
  }
  await reindexBatch(trx);
  const items = [...categories.items, ...added, ...edited];
  const count = idsOf(items).length;
  await recordChange(trx, { id, actor, kind: 'part', action: 'imported', count, items });
}

const batchesOfRows = (trx: Trx, { id, sheet }: StoredImport, state: RowState) =>
  batchesBehind(0, BATCH, (after, limit) =>
    importRepository(trx).readOutcomes(id, sheet, state, after, limit),
  );

/** What is set of each part. */
async function editsOf(
  rows: AppliedRow[],
  categories: NewCategories,
): Promise<Map<string, PartChanges>> {
  const edits = new Map<string, PartChanges>();
  for (const { partId, outcome } of rows) {
    const { set = {}, newCategory } = outcome;
    const categoryId = newCategory && (await categories.idOf(newCategory));
    edits.set(partId, { ...set, ...(categoryId && { categoryId }) });
  }
  return edits;
}

/** The images and attribute values of those that get some. */
async function detailsOf(trx: Trx, rows: AppliedRow[]) {
  const detailed = new Map(
    rows.flatMap(({ partId, outcome: { images, values } }) =>
      images || values ? [[partId, { images, values }]] : [],
    ),
  );
  const parts = await sparePartRepository(trx).listWhole([...detailed.keys()]);
  return parts.map((part) => ({ part, details: detailed.get(part.id) ?? {} }));
}

async function addParts(
  trx: Trx,
  rows: AppliedRow[],
  categories: NewCategories,
): Promise<ChangedField[]> {
  const now = new Date().toISOString();
  const parts = [];
  for (const { outcome } of rows) {
    const { content, newCategory } = outcome;
    if (!content) continue;
    const filed = newCategory && (await categories.columnsOf(newCategory));
    const part = { ...content.part, ...filed, createdAt: now, updatedAt: now };
    parts.push({ ...content, part });
  }
  await wholePartRepository(trx).insert(parts);
  return parts.map(({ part: { id, name } }) => wholeRecord({ entityId: id, name }));
}
