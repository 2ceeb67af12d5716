import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { imagesIn } from '@/shared/cells';
import { MAX_IMPORT_ROWS } from '@/shared/limits';
import { isBlank } from '@/shared/texts';
import type { SheetRow } from '@/shared/workbook/files';
import type { AppContext } from '@/server/context';
import { HttpError, badRequest } from '@/server/lib/httpError';
import { chooseSheet, proposeColumns } from './columns';
import { readWorkbookImages, readZipImages, type ArchivedImage } from './reader/archive';
import { readImportFile } from './reader/readFile';
import { importRepository } from './repository';
import type { ImportSheet, Report, SheetFacts } from './types';

/** Of the uploaded files in the folder of their import. */
export const FILE_NAME = 'file';
export const ARCHIVE_NAME = 'images';

interface Options {
  /** Where the uploaded files are. */
  folder: string;
  hasImages: boolean;
  report: Report;
  signal: AbortSignal;
  maxRows?: number;
}

/** Stores rows and images of an uploaded file, and proposes what its columns are. */
export async function stageFile(
  { db, media }: Pick<AppContext, 'db' | 'media'>,
  id: string,
  { folder, hasImages, report, signal, maxRows = MAX_IMPORT_ROWS }: Options,
): Promise<void> {
  const imports = importRepository(db.writer);
  let done = 0;
  const found: SheetFacts[] = [];
  let hiddenSheets: string[] = [];
  const parts = new Set<string>();
  const file = join(folder, FILE_NAME);
  for await (const batch of readImportFile(file, signal)) {
    const { sheet, name, rows, hiddenColumns = [], isCsv } = batch;
    const facts = (found[sheet] ??= isCsv ? { name, filled: [] } : { name, hiddenColumns });
    if (facts.filled) countFilled(facts.filled, rows);
    hiddenSheets = batch.hiddenSheets ?? [];
    for (const { cells } of rows) for (const image of imagesIn(cells)) parts.add(image);
    await imports.addRows(id, sheet, rows);
    done += rows.length;
    await report(done, 0);
  }
  const sheets = await proposeColumns(db.reader, id, found);
  assertCount(sheets, maxRows);
  const storeAll = async (images: AsyncIterable<ArchivedImage>) => {
    for await (const image of images) {
      const stored = await storeImage(media, image);
      await imports.insertImage({ importId: id, name: image.name, ...stored });
      done += 1;
      await report(done, 0);
    }
  };
  if (parts.size > 0) await storeAll(readWorkbookImages(file, folder, parts));
  if (hasImages) await storeAll(readImages(folder));
  const sheet = chooseSheet(sheets);
  await imports.update(id, ['reading'], {
    state: 'columns',
    sheets: JSON.stringify(sheets),
    hiddenSheets: JSON.stringify(hiddenSheets),
    sheet,
    leasedUntil: null,
  });
}

function countFilled(filled: number[], rows: SheetRow[]): void {
  for (const { cells } of rows) {
    for (const [column, { text }] of cells.entries())
      filled[column] = (filled[column] ?? 0) + (isBlank(text) ? 0 : 1);
  }
}

function assertCount(sheets: ImportSheet[], max: number): void {
  // One sheet is imported; others have letters and conditions.
  const count = Math.max(0, ...sheets.map(({ rows }) => rows));
  if (count === 0) throw badRequest('import_empty', 'The file has no rows below its headings.');
  if (count > max) {
    throw badRequest('import_too_many_rows', `The file has more than ${max} rows.`, { max });
  }
}

/** The reasons are those of the spreadsheet, unless they say which of the two files it is. */
async function* readImages(folder: string): AsyncGenerator<ArchivedImage> {
  try {
    yield* readZipImages(join(folder, ARCHIVE_NAME), folder);
  } catch (error) {
    const code = error instanceof HttpError ? error.code : undefined;
    if (code !== 'import_file_broken' && code !== 'import_file_protected') throw error;
    throw badRequest(
      'import_archive_broken',
      'The archive of images cannot be read: it is no ZIP file, broken, or protected by a password.',
    );
  }
}

/** A file that is no image within the limits fails alone. */
async function storeImage(media: AppContext['media'], image: ArchivedImage) {
  if ('fault' in image) return { file: null, fault: image.fault };
  try {
    return { file: await media.add(image), fault: '' };
  } catch (error) {
    // Of a broken image that its decoder does not survive the code is that of a timeout.
    if (!(error instanceof HttpError)) throw error;
    return { file: null, fault: error.code };
  } finally {
    await rm(image.path, { force: true });
  }
}
