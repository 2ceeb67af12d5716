import type { Cell } from '@/shared/imports';
import { MAX_IMPORT_CELL, MAX_IMPORT_COLUMNS } from '@/shared/limits';
import { brokenArchive } from './archive';
import { mergedCells, readMerged } from './mergedCells';
import type { Formatter } from './numberFormats';
import { columnOf } from './references';
import { LAST_ROW, tooManyColumns, type rowReader } from './rows';
import type { TextTable } from './textTable';
import { unescape, xmlParser } from './xml';

interface Context {
  strings: TextTable;
  format: Formatter;
}

/** Adds the rows of a sheet to `rows`; stops after each piece of the file that has been read. */
export async function* readSheet(
  read: () => AsyncIterable<string>,
  { strings, format }: Context,
  rows: ReturnType<typeof rowReader>,
): AsyncGenerator<void> {
  const withMerged = mergedCells(await readMerged(read()));
  let cells: Cell[] = [];
  let row = 0;
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let formula: string | undefined;
  let part = '';
  let phonetic = 0;

  const parser = xmlParser({
    open: (name, attributes) => {
      if (name === 'row') {
        row = nextRow(row, attributes['r']);
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = attributes['r'] ? columnOf(attributes['r']) : column + 1;
        type = attributes['t'] ?? 'n';
        style = Number(attributes['s'] ?? 0);
        value = '';
        formula = undefined;
      } else if (name === 'f') formula = '';
      // Without a value it has never been calculated.
      else if (name === 'v') formula = undefined;
      else if (name === 'rPh') phonetic += 1;
      part = name;
    },
    close: (name) => {
      part = '';
      if (name === 'rPh') phonetic -= 1;
      else if (name === 'row') rows.add(row, withMerged(cells, row));
      else if (name === 'c') {
        const cell = cellOf();
        if (column < MAX_IMPORT_COLUMNS) cells[column] = cell;
        // Farther columns may have formats.
        else if (cell.text.trim() !== '') throw tooManyColumns(row);
      }
    },
    text: (text) => {
      if (part === 'f') formula = `=${text}`;
      const isValue = part === 'v' || (part === 't' && phonetic === 0);
      if (isValue && value.length <= MAX_IMPORT_CELL) value += text;
    },
  });

  const cellOf = (): Cell => {
    if (formula !== undefined) return { text: formula || '=', flag: 'error' };
    if (value === '') return { text: '' };
    if (type === 's') return { text: strings.find(Number(value)) ?? '' };
    if (type === 'n') return format(value, style);
    if (type === 'e') return { text: value, flag: 'error' };
    if (type === 'd') return { text: value.replace(/T00:00.*/, ''), flag: 'date' };
    if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' };
    return { text: unescape(value) };
  };

  for await (const text of read()) {
    parser.write(text);
    yield;
  }
  parser.close();
}

/** Rows have rising numbers, or none. */
function nextRow(last: number, reference = String(last + 1)): number {
  const row = Number(reference);
  if (!Number.isInteger(row) || row <= last || row > LAST_ROW) throw brokenArchive();
  return row;
}
