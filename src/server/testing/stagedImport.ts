import type { Insertable } from 'kysely';
import { attributeField } from '@/shared/history';
import type { RowState } from '@/shared/imports';
import { readCatalogueVersion } from '../db/catalogueVersion';
import type { Db } from '../db/kysely';
import { insertRows } from '../db/sql';
import type { Database } from '../db/types';
import { newId } from '../lib/ids';
import { attributeRepository } from '../modules/catalogue/attributes/repository';
import { makeCategoryTree, type Filing } from '../modules/processes/imports/categoryTree';
import { checkRepository, stagedColumns } from '../modules/processes/imports/checkRepository';
import { matchParts } from '../modules/processes/imports/matching';
import { rowsOfChanged, rowsOfNew } from '../modules/processes/imports/partRows';
import type { SparePartValues } from '../modules/catalogue/spareParts/form';
import type { PartChanges } from '../modules/catalogue/spareParts/partChanges';
import type { PartValue } from '../modules/catalogue/spareParts/partRows';
import { textsOf } from '../modules/catalogue/spareParts/storedPart';

/** A row as the dry run leaves it. */
export interface StagedResult {
  state: RowState;
  excluded?: boolean;
  /** Of a changed part. */
  partId?: string;
  set?: PartChanges;
  /** Of a new part. */
  texts?: SparePartValues & { hidden?: boolean };
  /** All images and values that the part has then; missing: those of before. */
  images?: string[];
  values?: PartValue[];
  /** Categories that do not exist, each below the one before, and what they are below. */
  newCategory?: { parentId: string | null; names: string[] };
}

/** Stores an import as its dry run leaves it; returns its id. */
export async function stageImport(db: Db, results: StagedResult[]): Promise<string> {
  const importId = newId();
  const { stamp } = await readCatalogueVersion(db.reader);
  await db.writer
    .insertInto('imports')
    .values({
      id: importId,
      createdAt: new Date().toISOString(),
      createdBy: 'admin@example.com',
      fileName: 'prices.csv',
      state: 'ready',
      catalogueStamp: stamp,
      sheets: JSON.stringify([{ name: '', rows: results.length, headerRow: 1, columns: [] }]),
    })
    .execute();
  const planOf = await makePlans(db, importId, results);
  const rows: Insertable<Database['importRows']>[] = [];
  for (const [index, result] of results.entries()) {
    const { state, excluded = false, partId, newCategory } = result;
    const { newCategories, writes } = await planOf(result);
    rows.push({
      importId,
      sheet: 0,
      row: index + 2,
      cells: '[]',
      excluded: Number(excluded),
      state,
      checkedState: state,
      partId: partId ?? newId(),
      newCategory: newCategory?.names.join() ?? null,
      outcome: JSON.stringify({ changes: [], problems: [], newCategories }),
      ...stagedColumns(writes),
    });
  }
  await insertRows(db.writer, 'importRows', rows);
  return importId;
}

async function makePlans({ reader }: Db, importId: string, results: StagedResult[]) {
  const tree = makeCategoryTree(await checkRepository(reader).listCategories(), importId);
  const attributes = await attributeRepository(reader).list();
  const ids = results.flatMap(({ partId }) => partId ?? []);
  const rows = ids.map((id, row) => ({ id, row, key: '', cells: new Map(), numbers: [] }));
  const parts = await matchParts(reader, rows);
  const fieldOf = (id: string) =>
    attributeField(attributes.find((attribute) => attribute.id === id)?.key ?? '');

  return async (result: StagedResult) => {
    const { partId, set = {}, texts, images, values = [], newCategory } = result;
    const part = parts.find(({ id }) => id === partId)?.part;
    const filing: Filing = newCategory
      ? { id: newCategory.parentId, names: newCategory.names }
      : { id: part?.categoryId ?? null, names: [] };
    const newCategories = tree.newCategories(filing);
    const categoryId = newCategories.at(-1)?.id ?? filing.id;
    const categoryKeys = await tree.keysOf(filing);
    const valuesOf = values.map((value) => ({ field: fieldOf(value.attributeId), ...value }));
    if (part) {
      const { references } = part;
      const edit = { categoryKeys, images: images ?? part.images, references, values: valuesOf };
      const writes = await rowsOfChanged(part, { ...edit, set: { ...set, categoryId } });
      return { newCategories, writes };
    }
    if (!texts) return { newCategories, writes: undefined };
    const { hidden = false, ...own } = texts;
    const lists = { images: images ?? [], references: [] };
    const row = { texts: textsOf(own), categoryId, categoryKeys, hidden, ...lists };
    return { newCategories, writes: await rowsOfNew(row, valuesOf) };
  };
}
