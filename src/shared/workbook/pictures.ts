import type { Merged, WorkbookFiles } from './files';
import { readImageRelations, relationOf } from './relations';
import { tooElaborate } from './workLimit';
import { parse, type Attributes } from './xml';

/**
 * Along the rows or the columns, which count from 0: begins and ends so far inside one of them.
 * Lengths are those of drawings, 914,400 for an inch.
 */
interface Span {
  from: number;
  fromOffset: number;
  /** Missing: `length` says where it ends. */
  to?: number;
  toOffset: number;
  length: number;
}

/** An image in a file of drawings, or of images in cells. */
export interface Picture {
  name: string;
  /** The part name of its file. */
  image: string;
  rows: Span;
  columns: Span;
}

/** In one file of drawings, each of which is looked for among the merged cells. */
const MAX_PICTURES = 20_000;

const newSpan = (): Span => ({ from: 0, fromOffset: 0, toOffset: 0, length: 0 });

export async function readPictures(files: WorkbookFiles, path: string): Promise<Picture[]> {
  const images = await readImageRelations(files, path);
  const pictures: Picture[] = [];
  let [rows, columns] = [newSpan(), newSpan()];
  let end: 'from' | 'to' = 'from';
  /** Of one anchor: programs that do not know a kind of drawing find the same image once more. */
  let seen = new Set<string>();
  let isPicture = false;
  /** Inside what is drawn are further sizes, which do not count. */
  let isSized = false;
  let name = '';
  await parse(files, path, {
    open: (tag, attributes) => {
      if (tag.endsWith('Anchor') || tag === 'cellImage') {
        [rows, columns] = [newSpan(), newSpan()];
        seen = new Set();
        isSized = false;
      }
      if (tag === 'from' || tag === 'to') end = tag;
      if (tag === 'pic') isPicture = true;
      if (tag === 'pic' || tag === 'grpSp') isSized = true;
      const { x, y, cx, cy } = attributes;
      // From the beginning of the sheet: as much on the other side leaves the middle where it is.
      if (tag === 'pos') [columns.length, rows.length] = [2 * Number(x), 2 * Number(y)];
      if (tag === 'ext' && !isSized) {
        columns.length += Number(cx);
        rows.length += Number(cy);
      }
      if (tag === 'cNvPr') name = attributes.name ?? '';
      const id = relationOf(attributes, 'embed') || relationOf(attributes, 'link');
      const image = tag === 'blip' && isPicture && images.get(id);
      if (image && !seen.has(image)) pictures.push({ name, image, rows, columns });
      if (pictures.length > MAX_PICTURES) throw tooElaborate();
      if (image) seen.add(image);
    },
    close: (tag, text) => {
      if (tag === 'pic') isPicture = false;
      if (tag === 'row') rows[end] = Number(text);
      if (tag === 'rowOff') rows[`${end}Offset`] = Number(text);
      if (tag === 'col') columns[end] = Number(text);
      if (tag === 'colOff') columns[`${end}Offset`] = Number(text);
    },
  });
  return pictures;
}

const [POINT, PIXEL] = [12_700, 9525];
/** Of a sheet of Excel. */
const [ROWS, COLUMNS] = [1_048_576, 16_384];
/** In pixels, of the unit that widths of columns have. */
const DIGIT = 7;

export interface PicturePlacer {
  /** Is called for each tag of the sheet first. */
  see: (tag: string, attributes: Attributes) => void;
  /** Returns the images of a row; rows have rising numbers. */
  place: (merged: Merged[]) => (row: number) => string[];
}

/**
 * Finds the rows that images over a sheet belong to: the one that the middle lies in, or all of a
 * merged cell there.
 */
export function picturePlacer(pictures: Picture[]): PicturePlacer {
  const heights = new Float64Array(ROWS).fill(15 * POINT);
  const widths = new Float64Array(COLUMNS).fill(64 * PIXEL);
  let row = 0;

  const see: PicturePlacer['see'] = (tag, attributes) => {
    if (tag === 'sheetFormatPr' && attributes.defaultRowHeight !== undefined)
      heights.fill(Number(attributes.defaultRowHeight) * POINT);
    if (tag !== 'row' && tag !== 'col') return;
    const { r = row + 1, ht, hidden, min, max, width } = attributes;
    const isHidden = hidden === '1' || hidden === 'true';
    if (tag === 'row') row = Number(r);
    if (tag === 'row' && (isHidden || ht !== undefined))
      heights[row - 1] = isHidden ? 0 : Number(ht) * POINT;
    if (tag === 'col' && (isHidden || width !== undefined))
      widths.fill(isHidden ? 0 : Number(width) * DIGIT * PIXEL, Number(min) - 1, Number(max));
  };

  const place = (merged: Merged[]) => {
    const [rowEnds, columnEnds] = [endsOf(heights), endsOf(widths)];
    const placed = pictures
      .map((picture) => {
        const middle = lineAtMiddle(picture.rows, rowEnds) + 1;
        const column = lineAtMiddle(picture.columns, columnEnds);
        const range = merged.find(
          ({ firstRow, lastRow, firstColumn, lastColumn }) =>
            firstRow <= middle &&
            middle <= lastRow &&
            firstColumn <= column &&
            column <= lastColumn,
        );
        const { firstRow, lastRow } = range ?? { firstRow: middle, lastRow: middle };
        return { image: picture.image, firstRow, lastRow, column };
      })
      .sort((a, b) => a.firstRow - b.firstRow || a.column - b.column);
    let next = 0;
    let open: typeof placed = [];
    return (current: number) => {
      while ((placed[next]?.firstRow ?? Infinity) <= current) open.push(placed[next++]!);
      open = open.filter(({ lastRow }) => current <= lastRow);
      return open.map(({ image }) => image);
    };
  };

  return { see, place };
}

/** Where each row or column ends, from the beginning of the sheet. */
function endsOf(sizes: Float64Array): Float64Array {
  let end = 0;
  return sizes.map((size) => (end += size));
}

/** The row or column that the middle lies in. What begins in a hidden one is hidden with it. */
function lineAtMiddle(
  { from, fromOffset, to, toOffset, length }: Span,
  ends: Float64Array,
): number {
  const startOf = (line: number) => ends[line - 1] ?? 0;
  const sizeOf = (line: number) => (ends[line] ?? Infinity) - startOf(line);
  if (sizeOf(from) === 0 || from >= ends.length) return from;
  const start = startOf(from) + Math.min(fromOffset, sizeOf(from));
  const last = Math.min(to ?? 0, ends.length - 1);
  const end = to === undefined ? start + length : startOf(last) + Math.min(toOffset, sizeOf(last));
  return firstBeyond(ends, (start + end) / 2);
}

/** The index of the first end after this position. */
function firstBeyond(ends: Float64Array, position: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
