import { batchesAfter } from '@/server/db/batches';
import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { groupBy } from '@/shared/groupBy';
import { HttpError, conflict, notFound } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { assertChangeSize } from '../../core/catalogueVersion/changeSize';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { insertCategory } from '../../catalogue/categories/service';
import {
  addRecords,
  insertChange,
  wholeRecord,
  type Actor,
  type ChangedField,
} from '../../core/history/changeRepository';
import type { Values } from '../../core/history/reverts';
import { reindexBatch } from '../../catalogue/search/reindex';
import { partStore, type ChangedRows, type NewPart } from '../../catalogue/spareParts/partStore';
import { priceRepository } from '../../catalogue/spareParts/priceRepository';
import { editPrices } from '../../catalogue/spareParts/prices';
import { importRepository, type StoredImport } from './repository';
import { stagedRepository, type AppliedRow } from './stagedRepository';
import type { NewCategory } from './types';

/** Rows of one statement: few, because SQLite blocks the process while a statement runs. */
const BATCH = 500;

/**
 * Writes the new and changed rows of an import into the catalogue, all or none, as one change of the
 * history. Throws `import_not_found`, `catalogue_changed` where the dry run was made for another
 * catalogue, `change_too_large`, and `import_state_wrong` for an import that waits for something else.
 */
export async function applyImport(db: Db, importId: string, actor: Actor): Promise<void> {
  const found = await findReady(db, importId);
  assertChangeSize(db, await stagedRepository(db.reader, found).countBytes());
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

/** Throws `import_not_found`. */
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
  const staged = stagedRepository(trx, found);
  const applied = await staged.count();
  if (applied === 0) return;
  const categories = await addCategories(trx, await staged.listNewCategories());
  const count = categories.length + applied;
  const change = { id, actor, kind: 'part', action: 'imported', count } as const;
  await insertChange(trx, { ...change, items: categories });
  const parts = partStore(trx);
  await parts.freeNumbers(await staged.listRenumbered());
  let recorded = categories.length;
  for await (const rows of batchesAfter(0, BATCH, staged.readRows)) {
    await parts.update(await changedRows(trx, rows));
    await parts.insert(
      rows.flatMap(({ partId, seq, writes: { fields: _, prices = {}, ...own } }) =>
        seq === null ? ({ id: partId, ...own, ...rowsOfPrices(prices) } as NewPart) : [],
      ),
    );
    const byPart = groupBy(rows, ({ partId }) => partId);
    const records = [...byPart].map(([entityId, own]) => {
      const [{ name, writes } = { name: '', writes: undefined }] = own;
      const fields = own.flatMap((row) => row.writes.fields);
      return { entityId, name: name ?? writes?.spareParts?.name ?? '', fields };
    });
    await addRecords(trx, id, recorded, records);
    recorded += records.length;
  }
  await reindexBatch(trx);
}

/** The rows of each changed part, of which several rows of the file may set prices. */
async function changedRows(trx: Trx, rows: AppliedRow[]): Promise<ChangedRows[]> {
  const changed = rows.filter(({ seq }) => seq !== null);
  const bySeq = groupBy(changed, ({ seq }) => seq ?? 0);
  const priced = changed.filter(({ writes }) => writes.prices).map(({ seq }) => seq ?? 0);
  const pricesOf = await priceRepository(trx).listOf([...new Set(priced)]);
  return [...bySeq].map(([seq, own]) => {
    const writes: ChangedRows = { seq };
    const set: Record<string, string | null> = {};
    for (const { fields: _, prices, ...lists } of own.map((row) => row.writes)) {
      Object.assign(writes, lists);
      Object.assign(set, prices);
    }
    const now = pricesOf.get(seq);
    return { ...writes, ...(now && editPrices({ seq, id: '', name: '' }, now, set).rows) };
  });
}

/** Of a new part. */
const rowsOfPrices = (prices: Values) =>
  editPrices({ seq: 0, id: '', name: '' }, { prices: [], suppliers: [] }, prices).rows;

async function addCategories(trx: Trx, categories: NewCategory[]): Promise<ChangedField[]> {
  for (const { id, name, parentId } of categories) {
    await insertCategory(trx, { name, description: '', parentId }, null, id);
  }
  return categories.map(({ id, name }) => wholeRecord({ entityId: id, name }));
}
