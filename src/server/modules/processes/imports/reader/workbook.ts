import { MAX_IMPORT_TEXT_MIB } from '@/shared/limits';
import { WorkbookError, type ReadBatch } from '@/shared/workbook/files';
import { findImages } from '@/shared/workbook/images';
import { readWorkbook } from '@/shared/workbook/workbook';
import { limitWork } from '@/shared/workbook/workLimit';
import { parse } from '@/shared/workbook/xml';
import { badRequest } from '@/server/lib/httpError';
import { MIB, readArchive, type Archive } from './archive';
import { textTooLarge } from './rows';

/** The visible sheets of an XLSX file that is not protected and has nothing that could do harm. */
export const readWorkbookFile = (path: string, limited = limitWork()): AsyncGenerator<ReadBatch> =>
  readArchive(path, async function* (archive) {
    // Images do not make room for more rows.
    if (archive.textSize > MAX_IMPORT_TEXT_MIB * MIB) throw textTooLarge();
    await assertHarmless(archive);
    try {
      yield* readWorkbook(archive, limited, findImages);
    } catch (error) {
      throw error instanceof WorkbookError ? badRequest(error.code, error.message) : error;
    }
  });

async function assertHarmless(archive: Archive): Promise<void> {
  const types: string[] = [];
  await parse(archive, '[Content_Types].xml', {
    open: (_, { ContentType = '' }) => types.push(ContentType),
  });
  // Some programs do not state all types.
  const declared = [...types, ...archive.names.keys()];
  // The type of binary workbooks, which are not read, names macros whether they have some or not.
  if (declared.some((part) => /(?<!binary\.)macro|vbaProject/i.test(part))) {
    throw badRequest('import_file_macros', 'The file has macros. Save it as XLSX without them.');
  }
  if (declared.some((part) => /externalLink/i.test(part))) {
    throw badRequest(
      'import_file_links',
      'The file has links to other workbooks. Break the links, and save it again.',
    );
  }
}
