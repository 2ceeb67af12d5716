import type { Insertable } from 'kysely';
import type { RowState } from '@/shared/imports';
import { batchesOf } from '../db/batches';
import { readCatalogueVersion } from '../db/catalogueVersion';
import type { Db } from '../db/kysely';
import type { Database } from '../db/types';
import { newId } from '../lib/ids';
import { contentOf } from '../modules/imports/checkRow';
import type { RowOutcome } from '../modules/imports/types';
import type { SparePartValues } from '../modules/spareParts/form';
import { textsOf } from '../modules/spareParts/storedPart';

/** A row as the dry run leaves it. */
export interface StagedResult extends Partial<RowOutcome> {
  state: RowState;
  excluded?: boolean;
  /** Of a changed part. */
  partId?: string;
  /** Of a new part, of which `content` is made. */
  values?: RowOutcome['values'];
  texts?: SparePartValues & { hidden?: boolean };
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
  const rows: Insertable<Database['importRows']>[] = [];
  for (const [index, { state, excluded = false, partId, texts, ...outcome }] of results.entries()) {
    const content = texts && (await contentOfTexts(texts, outcome));
    const staged: RowOutcome = {
      changes: [],
      problems: [],
      ...outcome,
      ...(content && { content }),
    };
    rows.push({
      importId,
      sheet: 0,
      row: index + 2,
      cells: '[]',
      excluded: Number(excluded),
      state,
      checkedState: state,
      partId: partId ?? content?.part.id ?? null,
      outcome: JSON.stringify(staged),
    });
  }
  for await (const batch of batchesOf(rows)) {
    await db.writer.insertInto('importRows').values(batch).execute();
  }
  return importId;
}

function contentOfTexts(
  { hidden = false, ...texts }: NonNullable<StagedResult['texts']>,
  { images = [], values = [] }: Pick<RowOutcome, 'images' | 'values'>,
) {
  const categoryKeys = { categoryKey: '', categoryKeyZh: '' };
  const part = { texts: textsOf(texts), categoryId: null, categoryKeys, hidden, images };
  return contentOf(part, values);
}
