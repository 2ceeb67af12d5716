import type { Cell } from '@/shared/imports';
import { MAX_IMPORT_COLUMNS } from '@/shared/limits';
import type { Formatter } from './numberFormats';
import type { rowReader } from './rows';
import { unescape, xmlParser } from './xml';

interface Merged {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
  text?: string;
}

interface Context {
  strings: string[];
  format: Formatter;
}

/** Adds the rows of a sheet to `rows`; stops after each piece of the file that has been read. */
export async function* readSheet(
  read: () => AsyncIterable<string>,
  { strings, format }: Context,
  rows: ReturnType<typeof rowReader>,
): AsyncGenerator<void> {
  const merged = await readMerged(read());
  let cells: Cell[] = [];
  let row = 0;
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let isValue = false;
  let phonetic = 0;

  const parser = xmlParser({
    open: (name, attributes) => {
      if (name === 'row') {
        row = Number(attributes['r'] ?? row + 1);
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = attributes['r'] ? columnOf(attributes['r']) : column + 1;
        type = attributes['t'] ?? 'n';
        style = Number(attributes['s'] ?? 0);
        value = '';
      } else if (name === 'rPh') phonetic += 1;
      isValue = (name === 'v' || name === 't') && phonetic === 0;
    },
    close: (name) => {
      isValue = false;
      if (name === 'rPh') phonetic -= 1;
      // Far columns, such as of formats alone, are left out where they are empty.
      else if (name === 'c' && (value !== '' || column <= MAX_IMPORT_COLUMNS))
        cells[column] = cellOf(type, value, style);
      else if (name === 'row') rows.add(row, withMerged(cells, row, merged));
    },
    text: (text) => {
      if (isValue) value += text;
    },
  });

  const cellOf = (kind: string, text: string, index: number): Cell => {
    if (text === '') return { text };
    if (kind === 's') return { text: strings[Number(text)] ?? '' };
    if (kind === 'n') return format(text, index);
    if (kind === 'e') return { text, flag: 'error' };
    if (kind === 'd') return { text, flag: 'date' };
    if (kind === 'b') return { text: text === '1' ? 'TRUE' : 'FALSE' };
    return { text: unescape(text) };
  };

  for await (const text of read()) {
    parser.write(text);
    yield;
  }
  parser.close();
}

/** The index of the column of a reference such as `AB12`. */
function columnOf(reference: string): number {
  let number = 0;
  for (const letter of reference.match(/^[A-Z]+/i)?.[0].toUpperCase() ?? '')
    number = number * 26 + letter.charCodeAt(0) - 64;
  return Math.max(number - 1, 0);
}

const rowOf = (reference: string): number => Number(reference.match(/\d+/)?.[0] ?? 0);

/** The merged cells stand behind the rows, and are needed before. */
async function readMerged(pieces: AsyncIterable<string>): Promise<Merged[]> {
  const merged: Merged[] = [];
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    for (const [, from = '', to = ''] of rest.matchAll(/<(?:\w+:)?mergeCell ref="(\w+):(\w+)"/g)) {
      merged.push({
        firstRow: rowOf(from),
        lastRow: rowOf(to),
        firstColumn: columnOf(from),
        lastColumn: Math.min(columnOf(to), MAX_IMPORT_COLUMNS - 1),
      });
    }
    // A tag may be divided between two pieces.
    rest = rest.slice(Math.max(rest.lastIndexOf('<'), rest.length - 200));
  }
  return merged;
}

/** Gives the cells that a merged one covers its text. */
function withMerged(cells: Cell[], row: number, merged: Merged[]): Cell[] {
  const all = Array.from(cells, (cell) => cell ?? { text: '' });
  for (const range of merged) {
    if (row < range.firstRow || row > range.lastRow) continue;
    if (row === range.firstRow) range.text = all[range.firstColumn]?.text ?? '';
    const { text = '' } = range;
    if (text === '') continue;
    for (let column = range.firstColumn; column <= range.lastColumn; column += 1) {
      if (row === range.firstRow && column === range.firstColumn) continue;
      while (all.length <= column) all.push({ text: '' });
      all[column] = { text, flag: 'merged' };
    }
  }
  return all;
}
