import { batchesOf } from '@/server/db/batches';
import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { HttpError, conflict, notFound } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { searchIndex } from '@/server/search/searchIndex';
import { assertChangeSize } from '../../core/catalogueVersion/changeSize';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { insertCategory } from '../../catalogue/categories/service';
import {
  insertChange,
  wholeRecord,
  type Actor,
  type ChangedField,
} from '../../core/history/changeRepository';
import { reindexBatch } from '../../catalogue/search/reindex';
import { applyRepository, type RowRange } from './applyRepository';
import { LIST_TABLES } from './partRows';
import { importRepository, type StoredImport } from './repository';
import type { NewCategory } from './types';

/** Rows of one statement: few, because SQLite blocks the process while a statement runs. */
const BATCH = 500;

/**
 * Writes the new and changed rows of an import into the catalogue, all or none, as one change of the
 * history. Throws 404 for an unknown import, 409 `catalogue_changed` where the dry run was made for
 * another catalogue, and 409 for an import that waits for something else.
 */
export async function applyImport(db: Db, importId: string, actor: Actor): Promise<void> {
  const found = await findReady(db, importId);
  assertChangeSize(db, await applyRepository(db.reader, found).countBytes());
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
  const staged = applyRepository(trx, found);
  const rows = await staged.listRows();
  if (rows.length === 0) return;
  const categories = await addCategories(trx, await staged.listNewCategories());
  const count = categories.length + rows.length;
  const change = { id, actor, kind: 'part', action: 'imported', count } as const;
  await insertChange(trx, { ...change, items: categories });
  // All lists that are replaced go first, so that parts can exchange their numbers.
  for await (const range of rangesOf(rows)) {
    for (const table of LIST_TABLES) await staged.removeLists(table, range);
  }
  const now = new Date().toISOString();
  let recorded = categories.length;
  for await (const range of rangesOf(rows)) {
    await staged.addParts(range, now);
    recorded += await staged.recordRows(id, recorded, range);
    await staged.changeParts(range, now);
    for (const table of LIST_TABLES) await staged.addLists(table, range);
  }
  await searchIndex(trx).remove(await staged.listHidden());
  await reindexBatch(trx);
}

async function* rangesOf(rows: number[]): AsyncGenerator<RowRange> {
  for await (const batch of batchesOf(rows, BATCH)) {
    const [first, last] = [batch[0], batch.at(-1)];
    if (first !== undefined && last !== undefined) yield [first, last];
  }
}

async function addCategories(trx: Trx, categories: NewCategory[]): Promise<ChangedField[]> {
  for (const { id, name, parentId } of categories) {
    await insertCategory(trx, { name, description: '', parentId }, null, id);
  }
  return categories.map(({ id, name }) => wholeRecord({ entityId: id, name }));
}
