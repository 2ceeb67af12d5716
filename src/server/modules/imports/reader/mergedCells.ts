import type { Cell } from '@/shared/imports';
import { MAX_IMPORT_COLUMNS } from '@/shared/limits';
import { brokenArchive } from './archive';
import { columnOf, rowOf } from './references';

interface Merged {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
  text?: string;
}

const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref\s*=\s*["'](\w+):(\w+)["']/g;

/** The merged cells, which stand behind the rows, and are needed before. */
export async function readMerged(pieces: AsyncIterable<string>): Promise<Merged[]> {
  const merged: Merged[] = [];
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    let end = 0;
    for (const found of rest.matchAll(MERGED)) {
      const [tag, from = '', to = ''] = found;
      merged.push({
        firstRow: rowOf(from),
        lastRow: rowOf(to),
        firstColumn: columnOf(from),
        lastColumn: Math.min(columnOf(to), MAX_IMPORT_COLUMNS - 1),
      });
      end = found.index + tag.length;
    }
    // A tag may be divided between two pieces.
    rest = rest.slice(Math.max(end, rest.lastIndexOf('<'), rest.length - 200));
  }
  return merged
    .filter(({ firstColumn }) => firstColumn < MAX_IMPORT_COLUMNS)
    .sort((a, b) => a.firstRow - b.firstRow);
}

/** Gives the cells of rising rows the text of the merged cell that covers them. */
export function mergedCells(ranges: Merged[]) {
  let open: Merged[] = [];
  let next = 0;

  return (cells: Cell[], row: number): Cell[] => {
    const all = Array.from(cells, (cell) => cell ?? { text: '' });
    for (let range = ranges[next]; range && range.firstRow <= row; range = ranges[next]) {
      open.push(range);
      next += 1;
    }
    open = open.filter(({ lastRow }) => lastRow >= row);
    // They overlap, which no spreadsheet does, and would take long.
    if (open.length > MAX_IMPORT_COLUMNS) throw brokenArchive();
    // Blank, even where all of it is covered by a cell above.
    if (all.every(({ text }) => text.trim() === '')) return [];
    for (const range of open) {
      if (row === range.firstRow) range.text = all[range.firstColumn]?.text ?? '';
      const { text = '' } = range;
      for (let column = range.firstColumn; text !== '' && column <= range.lastColumn; column += 1) {
        if (row === range.firstRow && column === range.firstColumn) continue;
        while (all.length <= column) all.push({ text: '' });
        all[column] = { text, flag: 'merged' };
      }
    }
    return all;
  };
}
