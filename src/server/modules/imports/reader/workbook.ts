import { posix } from 'node:path';
import { MAX_IMPORT_CELL } from '@/shared/limits';
import { badRequest } from '@/server/lib/httpError';
import { openArchive, rethrow, type Archive } from './archive';
import { rowReader, type ReadBatch } from './rows';
import { formatterOf, type Formatter } from './numberFormats';
import { readSheet } from './sheet';
import { textTable, type TextTable } from './textTable';
import { unescape, xmlParser, type XmlHandlers } from './xml';

/** The visible sheets of an XLSX file, their rows as they are shown. */
export async function* readWorkbook(path: string): AsyncGenerator<ReadBatch> {
  const archive = await openArchive(path);
  try {
    await assertHarmless(archive);
    const { sheets, is1904, pathOf } = await readSheets(archive);
    const strings = await readStrings(archive, pathOf('sharedStrings'));
    const format = await readFormats(archive, pathOf('styles'), is1904);
    const count = { rows: 0 };
    for (const [sheet, { name, path: file }] of sheets.entries()) {
      const rows = rowReader(count);
      for await (const _ of readSheet(() => textOf(archive, file), { strings, format }, rows)) {
        if (rows.isFull()) yield { sheet, name, rows: rows.take() };
      }
      yield { sheet, name, rows: rows.take() };
    }
  } finally {
    archive.close();
  }
}

async function assertHarmless(archive: Archive): Promise<void> {
  const names = [...archive.entries.keys()];
  let hasMacros = names.some((name) => /vbaProject\.bin$|\/macrosheets\//i.test(name));
  await parse(archive, '[Content_Types].xml', {
    open: (_, { ContentType = '' }) => {
      hasMacros ||= /macroEnabled/i.test(ContentType);
    },
  });
  if (hasMacros) {
    throw badRequest('import_file_macros', 'The file has macros. Save it as XLSX without them.');
  }
  if (names.some((name) => /^xl\/externalLinks\//i.test(name))) {
    throw badRequest(
      'import_file_links',
      'The file has links to other workbooks. Break the links, and save it again.',
    );
  }
}

/** The text of a file in pieces. */
async function* textOf(archive: Archive, name: string): AsyncGenerator<string> {
  const entry = archive.entries.get(name);
  if (!entry) return;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of (await archive.open(entry)) as AsyncIterable<Buffer>)
      yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    rethrow(error);
  }
}

async function parse(archive: Archive, name: string, handlers: XmlHandlers): Promise<void> {
  // Many workbooks have no shared strings or styles.
  if (!archive.entries.has(name)) return;
  const parser = xmlParser(handlers);
  for await (const text of textOf(archive, name)) parser.write(text);
  parser.close();
}

async function readRelations(archive: Archive, of: string) {
  const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(of) ?? [];
  const relations: { id: string; type: string; target: string }[] = [];
  await parse(archive, `${folder}_rels/${file}.rels`, {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}

async function readSheets(archive: Archive) {
  const root = await readRelations(archive, '');
  const workbook = root.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  if (!archive.entries.has(workbook)) {
    throw badRequest('import_file_type', 'The file is no XLSX workbook and no CSV file.');
  }
  const relations = await readRelations(archive, workbook);
  const sheets: { name: string; path: string }[] = [];
  let is1904 = false;
  await parse(archive, workbook, {
    open: (tag, { name = '', state = 'visible', date1904, ...others }) => {
      if (tag === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
      if (tag !== 'sheet' || state !== 'visible') return;
      // Most programs call the attribute `r:id`, some choose another prefix.
      const id = Object.entries(others).find(([key]) => key.endsWith(':id'))?.[1];
      const sheet = relations.find((each) => each.id === id && each.type === 'worksheet');
      if (sheet) sheets.push({ name, path: sheet.target });
    },
  });
  const pathOf = (type: string) => relations.find((each) => each.type === type)?.target ?? '';
  return { sheets, is1904, pathOf };
}

async function readStrings(archive: Archive, path: string): Promise<TextTable> {
  const strings = textTable();
  let text = '';
  let isText = false;
  let phonetic = 0;
  await parse(archive, path, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') phonetic -= 1;
      if (name === 'si') strings.add(unescape(text));
    },
    text: (each) => {
      if (isText && text.length <= MAX_IMPORT_CELL) text += each;
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
      if (name === 'numFmt') custom.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isStyles = true;
      if (name === 'xf' && isStyles) styles.push(Number(numFmtId));
    },
    close: (name) => {
      if (name === 'cellXfs') isStyles = false;
    },
  });
  return formatterOf(styles, custom, is1904);
}
