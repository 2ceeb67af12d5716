import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Cell } from '@/shared/cells';
import { withFolder } from '@/server/lib/files';
import { readImportFile } from '@/server/modules/processes/imports/reader/readFile';
import { makeZip, type ZipEntry } from './zip';

/**
 * The rows of each sheet: their numbers, and texts with flags after `#`, exact numbers after `=` and
 * images after `@`.
 */
export type ReadSheets = Record<string, [number, ...string[]][]>;

export const readSheets = (content: Buffer | string): Promise<ReadSheets> =>
  withFolder(join(tmpdir(), 'import-'), async (folder) => {
    const path = join(folder, 'file');
    await writeFile(path, content);
    const sheets: ReadSheets = {};
    for await (const { name, rows } of readImportFile(path)) {
      const sheet = (sheets[name] ??= []);
      for (const { row, cells } of rows) sheet.push([row, ...cells.map(shownCell)]);
    }
    return sheets;
  });

const shownCell = ({ text, flag, stored, images = [] }: Cell): string => {
  const exact = stored === undefined || flag === 'date' ? '' : `=${stored}`;
  const names = images.map((name) => basename(name));
  return [flag ? `${text}#${flag}${exact}` : text, ...names].join('@');
};

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
export const relation = (id: string, target: string, type = id) =>
  `<Relationship Id="${id}" Type="${RELATION}${type}" Target="${target}"/>`;

/** A workbook of one sheet, `S`, and a hidden one, with this XML as other programs may write it. */
export const workbookOf = (
  sheet: string | Buffer,
  more: ZipEntry[] = [],
  date1904 = 0,
  relations = '',
) =>
  makeZip([
    { name: '_rels/.rels', content: `<a>${relation('officeDocument', '/xl/workbook.xml')}</a>` },
    {
      name: 'xl/workbook.xml',
      content: `<x:workbook xmlns:x="m" xmlns:n="r"><x:workbookPr date1904="${date1904}"/><x:sheets>
        <x:sheet name="S" sheetId="1" n:id="a"/><x:sheet name="H" state="hidden" n:id="a"/></x:sheets></x:workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<a>${relation('a', './worksheets/../sheet.xml', 'worksheet')}
        ${relation('styles', 'styles.xml')}${relation('sharedStrings', '/xl/texts.xml')}${relations}</a>`,
    },
    { name: 'xl/sheet.xml', content: sheet },
    ...more,
  ]);

/** The rows of a workbook of one sheet with these cells in its `sheetData`. */
export const sheetOf = (rows: string, more = '') =>
  `<worksheet><sheetData>${rows}</sheetData>${more}</worksheet>`;
