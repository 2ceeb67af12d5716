import { batchesAfter } from '@/server/db/batches';
import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { groupBy } from '@/shared/groupBy';
import type { PartPrices } from '@/shared/prices';
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
import type { PartRows } from '../../catalogue/spareParts/partRows';
import { partStore, type ChangedRows, type NewPart } from '../../catalogue/spareParts/partStore';
import { priceRepository } from '../../catalogue/spareParts/priceRepository';
import { editPrices, NAME_ALONE, recordedPrices } from '../../catalogue/spareParts/prices';
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
  for await (const batch of batchesAfter(0, BATCH, staged.readRows)) {
    const rows = withoutRepeats(batch);
    await parts.update(await changedRows(trx, rows));
    const byPart = groupBy(rows, ({ partId }) => partId);
    await parts.insert(
      [...byPart].flatMap(([id, own]) => (own[0]?.seq === null ? newPart(id, own) : [])),
    );
    const records = [...byPart].flatMap(([entityId, own]) => {
      const [{ name, writes } = { name: '', writes: undefined }] = own;
      const fields = mergeFields(own.flatMap((row) => row.writes.fields));
      if (fields.length === 0) return [];
      return { entityId, name: name ?? writes?.spareParts?.name ?? '', fields };
    });
    await addRecords(trx, id, recorded, records);
    recorded += records.length;
  }
  await reindexBatch(trx);
}

/** Of the rows about a new part the first one adds it, and the others their prices alone. */
function withoutRepeats(rows: AppliedRow[]): AppliedRow[] {
  const added = new Set<string>();
  return rows.map((row) => {
    const { state, seq, partId, writes } = row;
    const isRepeat = state === 'new' && (seq !== null || added.has(partId));
    added.add(partId);
    return isRepeat ? { ...row, writes: { fields: [], prices: writes.prices } } : row;
  });
}

/** The rows of each changed part, of which several rows of the file may set prices. */
async function changedRows(trx: Trx, rows: AppliedRow[]): Promise<ChangedRows[]> {
  const changed = rows.filter(({ seq }) => seq !== null);
  const bySeq = groupBy(changed, ({ seq }) => seq ?? 0);
  const priced = changed.filter(({ writes }) => writes.prices).map(({ seq }) => seq ?? 0);
  const pricesOf = await priceRepository(trx).listOf([...new Set(priced)]);
  return [...bySeq].map(([seq, own]) => {
    const { lists, set } = merge(own);
    const now = pricesOf.get(seq);
    return { seq, ...lists, ...(now && rowsOfPrices(now, set)) };
  });
}

function newPart(id: string, own: AppliedRow[]): NewPart {
  const { lists, set } = merge(own);
  return { id, ...lists, ...rowsOfPrices({ prices: [], suppliers: [] }, set) } as NewPart;
}

/** What the rows of one part write. */
function merge(own: AppliedRow[]): { lists: PartRows; set: Values } {
  const [lists, set]: [PartRows, Values] = [{}, {}];
  for (const { fields: _, prices, ...others } of own.map(({ writes }) => writes)) {
    Object.assign(lists, others);
    Object.assign(set, withoutNamesOf(set, prices ?? {}));
  }
  return { lists, set };
}

/** Several rows may name one supplier: one with the name alone leaves what others say of it. */
const withoutNamesOf = (said: Values, set: Values): Values =>
  Object.fromEntries(
    Object.entries(set).filter(([field, value]) => value !== NAME_ALONE || !said[field]),
  );

type RowFields = AppliedRow['writes']['fields'];

/** What the history records of several rows about one part, once for each field. */
function mergeFields(fields: RowFields): RowFields {
  const merged = new Map<string, RowFields[number]>();
  for (const item of fields) {
    const { before } = merged.get(item.field) ?? item;
    if (item.after !== NAME_ALONE || !merged.has(item.field))
      merged.set(item.field, { ...item, before });
  }
  return [...merged.values()];
}

const rowsOfPrices = (now: PartPrices, set: Values) =>
  editPrices({ seq: 0, id: '', name: '' }, now, withoutNamesOf(recordedPrices(now), set)).rows;

async function addCategories(trx: Trx, categories: NewCategory[]): Promise<ChangedField[]> {
  for (const { id, name, parentId } of categories) {
    await insertCategory(trx, { name, description: '', parentId }, null, id);
  }
  return categories.map(({ id, name }) => wholeRecord({ entityId: id, name }));
}
