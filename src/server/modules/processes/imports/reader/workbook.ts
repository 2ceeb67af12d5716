import { posix } from 'node:path';
import { badRequest } from '@/server/lib/httpError';
import { readArchive, type Archive } from './archive';
import { formatterOf, type Formatter } from './numberFormats';
import { fileType, type ReadBatch } from './rows';
import { readSheet } from './sheet';
import { limitWork } from './workLimit';
import { parse, unescape } from './xml';

/** The visible sheets of an XLSX file, their rows as they are shown. */
export const readWorkbook = (path: string, limited = limitWork()): AsyncGenerator<ReadBatch> =>
  readArchive(path, async function* (archive) {
    const { sheets, is1904, pathOf } = await readSheets(archive);
    await assertHarmless(archive);
    const strings = await readStrings(archive, pathOf('sharedStrings'));
    const formatter = await readFormats(archive, pathOf('styles'), is1904);
    const format: Formatter = (value, style) => limited(() => formatter(value, style));
    for (const [sheet, { name, path: file }] of sheets.entries()) {
      for await (const rows of readSheet(archive, file, { strings, format, limited }))
        yield { sheet, name, rows };
    }
  });

async function assertHarmless(archive: Archive): Promise<void> {
  const types: string[] = [];
  await parse(archive, '[Content_Types].xml', {
    open: (_, { ContentType = '' }) => types.push(ContentType),
  });
  // Some programs do not state all types.
  const declared = [...types, ...archive.entries.keys()];
  if (declared.some((part) => /macro|vbaProject/i.test(part))) {
    throw badRequest('import_file_macros', 'The file has macros. Save it as XLSX without them.');
  }
  if (declared.some((part) => /externalLink/i.test(part))) {
    throw badRequest(
      'import_file_links',
      'The file has links to other workbooks. Break the links, and save it again.',
    );
  }
}

async function readRelations(archive: Archive, of: string) {
  const { dir, base } = posix.parse(of);
  const relations: { id: string; type: string; target: string }[] = [];
  await parse(archive, posix.join(dir, '_rels', `${base}.rels`), {
    open: (name, { Id: id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      const target = posix.resolve('/', dir, Target).slice(1);
      relations.push({ id, type: posix.basename(Type), target });
    },
  });
  return relations;
}

async function readSheets(archive: Archive) {
  const root = await readRelations(archive, '');
  const workbook = root.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  // Binary workbooks, whose types also name macros, are archives of other files.
  if (!archive.entries.has(workbook) || workbook.endsWith('.bin')) throw fileType();
  const relations = await readRelations(archive, workbook);
  const worksheets = new Map(
    relations.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]),
  );
  /** By their paths: each file is read once, however many sheets claim it. */
  const sheets = new Map<string, { name: string; path: string }>();
  let is1904 = false;
  await parse(archive, workbook, {
    open: (tag, { name = '', state = 'visible', date1904, ...others }) => {
      if (tag === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
      if (tag !== 'sheet' || state !== 'visible') return;
      // Most programs call the attribute `r:id`, some choose another prefix.
      const id = Object.entries(others).find(([key]) => key.endsWith(':id'))?.[1];
      const target = worksheets.get(id ?? '');
      if (target !== undefined && !sheets.has(target)) sheets.set(target, { name, path: target });
    },
  });
  const pathOf = (type: string) => relations.find((item) => item.type === type)?.target ?? '';
  return { sheets: [...sheets.values()], is1904, pathOf };
}

async function readStrings(archive: Archive, path: string): Promise<string[]> {
  const strings: string[] = [];
  let string = '';
  await parse(archive, path, {
    close: (name, text) => {
      if (name === 't') string += text;
      if (name !== 'si') return;
      // A copy, as a part of the file's text would hold all of it in memory.
      strings.push(Buffer.from(unescape(string)).toString());
      string = '';
    },
  });
  return strings;
}

async function readFormats(archive: Archive, path: string, is1904: boolean): Promise<Formatter> {
  const custom = new Map<number, string>();
  const styles: number[] = [];
  let isStyles = false;
  await parse(archive, path, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      // Conditional formats, after the others, have further ones with the same numbers.
      const id = Number(numFmtId);
      if (name === 'numFmt' && !custom.has(id)) custom.set(id, formatCode);
      if (name === 'cellXfs') isStyles = true;
      if (name === 'xf' && isStyles) styles.push(id);
    },
    close: (name) => {
      if (name === 'cellXfs') isStyles = false;
    },
  });
  return formatterOf(styles, custom, is1904);
}
