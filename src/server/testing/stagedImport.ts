import type { Insertable } from 'kysely';
import type { RowState } from '@/shared/imports';
import { TRANSLATED_FIELDS } from '@/shared/partFields';
import { batchesOf } from '../db/batches';
import { readCatalogueVersion } from '../db/catalogueVersion';
import type { Db } from '../db/kysely';
import type { Database } from '../db/types';
import { newId } from '../lib/ids';
import type { RowOutcome } from '../modules/imports/types';
import type { SparePartValues } from '../modules/spareParts/form';
import { numberRow } from '../modules/spareParts/numberRepository';
import { columnsOf, textsOf } from '../modules/spareParts/storedPart';
import { translationState } from '../modules/translations/state';

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
    const content = texts && (await contentOf(texts, outcome));
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
      partId: partId ?? content?.part.id ?? null,
      outcome: JSON.stringify(staged),
    });
  }
  for await (const batch of batchesOf(rows)) {
    await db.writer.insertInto('importRows').values(batch).execute();
  }
  return importId;
}

async function contentOf(
  { hidden = false, ...texts }: NonNullable<StagedResult['texts']>,
  { images = [], values = [] }: Pick<RowOutcome, 'images' | 'values'>,
): Promise<NonNullable<RowOutcome['content']>> {
  const [all, now] = [textsOf(texts), new Date().toISOString()];
  const translation = translationState(TRANSLATED_FIELDS, all);
  const categoryKeys = { categoryKey: '', categoryKeyZh: '' };
  const part = { texts: all, translation, categoryId: null, categoryKeys, hidden };
  const number = { by: 'own' as const, maker: '', number: all.partNumber };
  return {
    part: {
      id: newId(),
      ...(await columnsOf(part)),
      searchVersion: 0,
      version: 1,
      createdAt: now,
      updatedAt: now,
    },
    images: images.map((file, position) => ({ partSeq: 0, position, file })),
    numbers: all.partNumber ? [numberRow(0, 0, number)] : [],
    values: values.flatMap(({ value, ...each }) =>
      value === null ? [] : { partSeq: 0, value, ...each },
    ),
  };
}
