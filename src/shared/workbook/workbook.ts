import { cut } from '../texts';
import { WorkbookError, type ReadBatch, type WorkbookFiles } from './files';
import type { ImageFinder } from './images';
import { formatterOf, type Formatter } from './numberFormats';
import { readRelations, relationOf } from './relations';
import { readSheet } from './sheet';
import { limitWork } from './workLimit';
import { isTrue, parse, unescape } from './xml';

/**
 * The visible sheets of an XLSX file, their rows as they are shown. Without `findImages` the images
 * are skipped. Throws `WorkbookError`.
 */
export async function* readWorkbook(
  files: WorkbookFiles,
  limited = limitWork(),
  findImages?: ImageFinder,
): AsyncGenerator<ReadBatch> {
  const { sheets, hiddenSheets, is1904, pathOf } = await readSheets(files);
  const strings = await readStrings(files, pathOf('sharedStrings'));
  const formatter = await readFormats(files, pathOf('styles'), is1904);
  const format: Formatter = {
    number: (value, style) => limited(() => formatter.number(value, style)),
    text: (value, style) => limited(() => formatter.text(value, style)),
  };
  const images = await findImages?.(files, pathOf);
  for (const [sheet, { name, path }] of sheets.entries()) {
    for await (const read of readSheet(files, path, { strings, format, limited, images }))
      yield { sheet, name, hiddenSheets, ...read };
  }
}

/** Hidden sheets that are named, and characters of their names. */
const MAX_HIDDEN = 100;
const MAX_NAME = 100;
/** Hidden sheets that nobody has written: WPS stores what its images are called. */
const OF_PROGRAM = /^WpsReserved_/;

async function readSheets(files: WorkbookFiles) {
  const root = await readRelations(files, '');
  const workbook = root.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  // Binary workbooks are archives of other files.
  if (!files.names.has(workbook) || workbook.endsWith('.bin')) throw fileType();
  const relations = await readRelations(files, workbook);
  const worksheets = new Map(
    relations.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]),
  );
  /** By their paths: each file is read once, however many sheets claim it. */
  const sheets = new Map<string, { name: string; path: string }>();
  const hiddenSheets: string[] = [];
  let is1904 = false;
  await parse(files, workbook, {
    open: (tag, { name = '', state = 'visible', date1904, ...others }) => {
      if (tag === 'workbookPr') is1904 = isTrue(date1904);
      if (tag !== 'sheet') return;
      const target = worksheets.get(relationOf(others, 'id'));
      if (target === undefined) return;
      if (state !== 'visible') {
        const isNamed = !OF_PROGRAM.test(name) && hiddenSheets.length < MAX_HIDDEN;
        if (isNamed) hiddenSheets.push(cut(name, MAX_NAME));
      } else if (!sheets.has(target)) sheets.set(target, { name, path: target });
    },
  });
  const pathOf = (type: string) => relations.find((item) => item.type === type)?.target ?? '';
  return { sheets: [...sheets.values()], hiddenSheets, is1904, pathOf };
}

async function readStrings(files: WorkbookFiles, path: string): Promise<string[]> {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  const strings: string[] = [];
  let string = '';
  await parse(files, path, {
    close: (name, text) => {
      if (name === 't') string += text;
      if (name !== 'si') return;
      // A copy, as a part of the file's text would hold all of it in memory.
      strings.push(decoder.decode(encoder.encode(unescape(string))));
      string = '';
    },
  });
  return strings;
}

async function readFormats(
  files: WorkbookFiles,
  path: string,
  is1904: boolean,
): Promise<Formatter> {
  const custom = new Map<number, string>();
  const styles: number[] = [];
  let isStyles = false;
  await parse(files, path, {
    open: (name, { numFmtId = '0', formatCode = '', quotePrefix = '0' }) => {
      // Conditional formats, after the others, have further ones with the same numbers.
      const id = Number(numFmtId);
      if (name === 'numFmt' && !custom.has(id)) custom.set(id, formatCode);
      if (name === 'cellXfs') isStyles = true;
      // An apostrophe before a text makes it one, whatever its format.
      if (name === 'xf' && isStyles) styles.push(/^(?:1|true)$/.test(quotePrefix) ? TEXT : id);
    },
    close: (name) => {
      if (name === 'cellXfs') isStyles = false;
    },
  });
  return formatterOf(styles, custom, is1904);
}

/** The format of texts. */
const TEXT = 49;

const fileType = () =>
  new WorkbookError('import_file_type', 'The file is no XLSX workbook. Save it as one.');
