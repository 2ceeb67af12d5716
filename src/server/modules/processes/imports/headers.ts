import type { SheetRow } from '@/shared/workbook/files';
import type { ColumnFields } from './columnRepository';
import { isCoveredFromLeft } from './rowShape';

/* Which row of a sheet has its headings. */

/** The headings are among the first rows of a sheet. */
const MAX_HEADER_ROWS = 25;

interface Heading {
  text: string;
  /** What its field is found by. */
  readAs: string[];
}

/** A row that may be the one of the headings; 0: the sheet has none. */
export interface Header {
  row: number;
  headings: Heading[];
}

/** The rows that may be headings, or the chosen one, with the row above where cells are merged. */
export function headersOf(
  head: SheetRow[],
  headerRow: number | undefined,
  isRead: (text: string) => boolean,
): Header[] {
  return head.flatMap((current, index): Header[] => {
    const isPossible =
      headerRow === undefined ? index < MAX_HEADER_ROWS : current.row === headerRow;
    if (!isPossible) return [];
    const [above, below] = [head[index - 1], head[index + 1]];
    // The row below completes these headings.
    if (headerRow === undefined && below && combine(current, below, isRead)) return [];
    const headings = (above && combine(above, current, isRead)) ?? current.cells.map(asHeading);
    return [{ row: current.row, headings }];
  });
}

const asHeading = ({ text }: { text: string }): Heading => ({
  text: text.trim(),
  readAs: [text.trim()],
});

/**
 * The headings of two rows, some of them above several columns; undefined: the upper one is a title or
 * above other columns, or the lower one has the first part.
 */
function combine(
  above: SheetRow,
  current: SheetRow,
  isRead: (text: string) => boolean,
): Heading[] | undefined {
  const upper = above.cells.map(({ text }) => text.trim());
  const lower = current.cells.map(({ text }) => text.trim());
  const isGroup = (text: string) => text !== '' && upper.indexOf(text) !== upper.lastIndexOf(text);
  const isContinued = lower.some(
    (text, column) => current.cells[column]?.flag === 'merged' && text === upper[column],
  );
  const isMerged = upper.some((_, column) => isCoveredFromLeft(above.cells, column));
  // A value below a heading of one row.
  const isBelow = (text: string, column: number) => {
    const heading = upper[column] ?? '';
    return text !== '' && heading !== '' && text !== heading && !isGroup(heading);
  };
  const isClear = isContinued || (isMerged && !lower.some(isBelow));
  const isAbove = above.row === current.row - 1 && (isContinued || upper.some(isGroup));
  if (!isAbove || new Set(upper.filter(Boolean)).size < 2) return undefined;
  if (!isClear && !areHeadings(lower, isRead)) return undefined;
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [first = '', second = ''] = [upper[column], lower[column]];
    if (first === '' || second === '' || first === second)
      return asHeading({ text: first || second });
    // The heading of several columns names none of them alone.
    const text = `${first} / ${second}`;
    return { text, readAs: isGroup(first) ? [`${first} ${second}`, second] : [text] };
  });
}

/** Whether a row reads as headings itself: values have digits. */
function areHeadings(texts: string[], isRead: (text: string) => boolean): boolean {
  const [known, others] = [texts.filter(isRead), texts.filter((text) => !isRead(text))];
  return known.length > 0 && !others.some((text) => /\d/.test(text));
}

/** The row with most headings that are recognized. */
export function bestOf(
  possible: Header[],
  fieldsOf: (header: Header) => ColumnFields,
): Header | undefined {
  const counts = possible.map((header) => fieldsOf(header).filter(Boolean).length);
  const most = Math.max(0, ...counts);
  return most > 0 ? possible[counts.indexOf(most)] : undefined;
}

/** Of rows without a heading that is recognized: the first that has about as many cells as most. */
export function firstFull(possible: Header[]): Header {
  const counts = possible.map(({ headings }) => headings.filter(({ text }) => text).length);
  const most = Math.max(...counts);
  return possible[counts.findIndex((count) => count >= most * 0.6)] ?? { row: 0, headings: [] };
}
