import { dateCell, errorCell, isImageFormula, type Cell } from '../cells';
import { groupBy } from '../groupBy';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../limits';
import type { Merged, ReadBatch, SheetRow, WorkbookFiles } from './files';
import type { WorkbookImages } from './images';
import type { Formatter } from './numberFormats';
import { tooElaborate, type LimitedWork } from './workLimit';
import { isTrue, parse, parsePieces, unescape, type Handlers } from './xml';

interface Context {
  strings: string[];
  format: Formatter;
  limited: LimitedWork;
  images: WorkbookImages | undefined;
}

/** Cells of a sheet that get the text of a merged one: twenty columns of all rows. */
const MAX_MERGED = 20 * MAX_IMPORT_ROWS;

/** Of a sheet of Excel. */
const LAST_ROW = 1_048_576;

/** The rows that are not blank, those of a piece of the file at a time, and the hidden columns. */
export async function* readSheet(
  files: WorkbookFiles,
  path: string,
  { strings, format, limited, images }: Context,
): AsyncGenerator<Pick<ReadBatch, 'rows' | 'hiddenColumns'>> {
  const placer = await images?.over(path);
  const { merged, hiddenColumns } = await readLayout(files, path, limited, placer?.see);
  const fillMerged = limited(() => mergedFiller(merged));
  const imagesOver = placer && limited(() => placer.place(merged));
  let rows: SheetRow[] = [];
  let cells: Cell[] = [];
  let row = 0;
  let isHidden = false;
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let metadata = '';
  let formula: string | undefined;
  /** Also of a cell that has been calculated. */
  let source = '';
  let isOver = false;

  const pieces = parsePieces(files, path, {
    open: (name, { r, t = 'n', s = '0', vm = '', hidden }) => {
      if (name === 'row') {
        row = nextRow(row, r);
        isHidden = isTrue(hidden);
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = r ? columnOf(r) : column + 1;
        type = t;
        style = Number(s);
        metadata = vm;
        value = '';
        formula = undefined;
        source = '';
      }
    },
    close: (name, text) => {
      if (name === 'f') [formula, source] = [`=${text}`, text && `=${text}`];
      else if (name === 'v') [value, formula] = [text, undefined];
      else if (name === 't') value += text;
      else if (name === 'c') {
        const cell = withImage(cellOf());
        if (cell.text.trim() !== '' || cell.images) cells[column] = cell;
      } else if (name === 'row' && cells.length > 0) {
        limited(() => fillMerged(row, cells));
        const over = imagesOver ? limited(() => imagesOver(row)) : [];
        if (over.length > 0) cells[0] = addImages(over, cells[0]);
        rows.push(isHidden ? { row, cells, isHidden } : { row, cells });
      } else if (name === 'sheetData') isOver = true;
    },
  });

  const cellOf = (): Cell => {
    // Without a value it has never been calculated.
    if (formula !== undefined) return errorCell(formula);
    if (value === '') return { text: '' };
    if (type === 's') return format.text(strings[Number(value)] ?? '', style);
    if (type === 'n') return format.number(value, style);
    if (type === 'e') return errorCell(value);
    if (type === 'd') return dateCell(value);
    if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' };
    return format.text(unescape(value), style);
  };

  const withImage = (cell: Cell): Cell => {
    const written = source || cell.text;
    const image = images?.inCell(written, metadata);
    if (image !== undefined) return { text: '', images: [image] };
    return isImageFormula(written) ? errorCell(written.replace('_xlfn.', '')) : cell;
  };

  for await (const _ of pieces) {
    yield { rows, hiddenColumns };
    rows = [];
    if (isOver) return;
  }
  yield { rows, hiddenColumns };
}

const addImages = (added: string[], { images = [], ...cell }: Cell = { text: '' }): Cell => ({
  ...cell,
  images: [...images, ...added],
});

/** Rows have rising numbers, or none. */
function nextRow(last: number, reference = String(last + 1)): number {
  const row = Number(reference);
  if (!Number.isInteger(row) || row <= last || row > LAST_ROW) throw new Error('Rows do not rise.');
  return row;
}

/** The index of the column of a reference such as `AB12`. */
function columnOf(reference: string): number {
  let number = 0;
  for (const letter of reference.match(/^[A-Z]+/i)?.[0].toUpperCase() ?? 'A')
    number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

/**
 * The file lists hidden columns before the rows, and merged cells after them, which need both.
 * Everything but the rows counts as limited work: no import needs much of it.
 */
async function readLayout(
  files: WorkbookFiles,
  path: string,
  limited: LimitedWork,
  see?: Handlers['open'],
) {
  const merged: Merged[] = [];
  const hidden = new Set<number>();
  let isInRows = false;
  const handlers: Handlers = {
    open: (name, attributes) => {
      const { ref = '', min = '', max = '', hidden: isHidden } = attributes;
      see?.(name, attributes);
      if (name === 'sheetData') isInRows = true;
      if (name === 'col' && isTrue(isHidden)) {
        const end = Math.min(Number(max), MAX_IMPORT_COLUMNS);
        for (let column = Number(min); column <= end; column += 1) hidden.add(column - 1);
      }
      if (name !== 'mergeCell' || isInRows) return;
      const [from = '', to = from] = ref.split(':');
      const lastColumn = Math.min(columnOf(to), MAX_IMPORT_COLUMNS - 1);
      const range = { firstRow: rowOf(from), lastRow: rowOf(to), firstColumn: columnOf(from) };
      if (range.firstColumn <= lastColumn) merged.push({ ...range, lastColumn });
    },
    close: (name) => {
      if (name === 'sheetData') isInRows = false;
    },
  };
  await parse(files, path, handlers, (work) => (isInRows ? work() : limited(work)));
  return { merged, hiddenColumns: [...hidden] };
}

const rowOf = (reference: string): number => Number(reference.match(/\d+/)?.[0] ?? 0);

/**
 * Gives cells the text of the merged cell that covers them, row by row. Of one over several rows each
 * row has a date or an error of the spreadsheet, which stands for the whole row's field. Of merged
 * cells that overlap, as no spreadsheet makes them, the first one counts.
 */
function mergedFiller(merged: Merged[]): (row: number, cells: Cell[]) => void {
  const byFirstRow = groupBy(merged, ({ firstRow }) => firstRow);
  /** Those that cover cells of the row, without a common column. */
  let open: (Merged & { cell: Cell })[] = [];
  let filled = 0;
  return (row, cells) => {
    open = open.filter(({ lastRow }) => row <= lastRow);
    for (const range of byFirstRow.get(row) ?? []) {
      const cell = cells[range.firstColumn];
      if (cell && !open.some((other) => overlap(other, range))) open.push({ ...range, cell });
    }
    for (const { firstRow, firstColumn, lastColumn, cell } of open) {
      if (row > firstRow) cells[firstColumn] = { flag: 'merged', ...cell };
      for (let column = firstColumn + 1; column <= lastColumn; column += 1)
        cells[column] = { text: cell.text, flag: 'merged' };
      filled += lastColumn - firstColumn + 1;
    }
    if (filled > MAX_MERGED) throw tooElaborate();
  };
}

const overlap = (a: Merged, b: Merged): boolean =>
  a.firstColumn <= b.lastColumn && b.firstColumn <= a.lastColumn;
