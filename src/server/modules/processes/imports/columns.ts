import { attributeKeyOf } from '@/shared/history';
import type { Cell } from '@/shared/cells';
import { isImportField, type ImportField } from '@/shared/imports';
import type { Queries } from '@/server/db/types';
import { attributeRepository } from '../../catalogue/attributes/repository';
import { columnRepository, headingsKey, type ColumnFields } from './columnRepository';
import { headingReader, isPosition, type Candidate } from './headings';
import type { SheetRow } from '@/shared/workbook/files';
import { importRepository } from './repository';
import type { ImportColumn, ImportSheet } from './types';

/** Rows of a sheet that its columns are found by. */
const HEAD_ROWS = 60;
/** The headings are among the first of them. */
const MAX_HEADER_ROWS = 25;
const SAMPLES = 3;

interface Heading {
  text: string;
  /** What its field is found by. */
  readAs: string[];
}

/** A row that may be the one of the headings; 0: the sheet has none. */
interface Header {
  row: number;
  headings: Heading[];
}

/** The headings and columns of each sheet of a staged file, with the fields that they are proposed for. */
export async function proposeColumns(
  queries: Queries,
  importId: string,
  names: string[],
): Promise<ImportSheet[]> {
  const sheets: ImportSheet[] = [];
  for (const [sheet, name] of names.entries())
    sheets.push(await proposeHeadings(queries, importId, sheet, name));
  return sheets;
}

/** Index of the sheet that is imported: of those with fields that are recognized the largest. */
export function chooseSheet(sheets: ImportSheet[]): number {
  const scores = sheets.map(({ rows, columns }) => {
    const fields = columns.filter(({ field }) => field !== null).length;
    return Math.min(fields, 2) * 1e6 + rows * 10 + fields;
  });
  return Math.max(scores.indexOf(Math.max(...scores)), 0);
}

/** Proposes the columns of a sheet with its headings in `headerRow`; without it the row is found. */
export async function proposeHeadings(
  queries: Queries,
  importId: string,
  sheet: number,
  name: string,
  headerRow?: number,
): Promise<ImportSheet> {
  const staged = importRepository(queries);
  // The row above belongs to headings of two rows.
  const start = headerRow === undefined ? 0 : Math.max(headerRow - 2, 0);
  const head = await staged.readRows(importId, sheet, start, HEAD_ROWS);
  const attributes = await attributeRepository(queries).list();
  const read = headingReader(attributes);
  const possible = headersOf(head, headerRow);
  const remembered = await columnRepository(queries).find(possible.map(keyOfHeader));
  const fieldsOf = ({ headings }: Header, values: string[][] = []): ColumnFields =>
    chooseFields(
      headings.map(({ text, readAs }, column) =>
        isPosition(text, values[column] ?? []) ? [] : readAs.flatMap(read),
      ),
    );

  const known = possible.find((header) => remembered.has(keyOfHeader(header)));
  const header = known ?? bestOf(possible, fieldsOf) ?? firstFull(possible);
  const below = head.filter(({ row }) => row > header.row);
  const count = Math.max(header.headings.length, ...below.map(({ cells }) => cells.length));
  const values = Array.from({ length: count }, (_, column) =>
    below.flatMap(({ cells: { [column]: cell } }) => (isFilled(cell) ? [cell.text.trim()] : [])),
  );
  const fields = known
    ? remembered
        .get(keyOfHeader(known))
        ?.map((field) => (isFieldOf(attributes, field ?? '') ? field : null))
    : fieldsOf(header, values);
  const columns = values.map((texts, column): ImportColumn => {
    const field = fields?.[column] ?? null;
    return {
      heading: header.headings[column]?.text ?? '',
      samples: [...new Set(texts)].slice(0, SAMPLES),
      field,
      ...(field !== null && { source: known ? 'remembered' : 'recognized' }),
    };
  });
  const rows = await staged.countRowsAfter(importId, sheet, header.row);
  return { name, rows, headerRow: header.row, columns };
}

/** Whether columns can be imported into it. */
export function isFieldOf(attributes: { key: string }[], field: string): field is ImportField {
  const key = attributeKeyOf(field);
  return (
    isImportField(field) &&
    (key === undefined || attributes.some((attribute) => attribute.key === key))
  );
}

const keyOfHeader = ({ headings }: Header): string => headingsKey(headings.map(({ text }) => text));

const isFilled = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && cell.flag !== 'merged' && cell.text.trim() !== '';

/** The rows that may be headings, or the chosen one, with the row above where cells are merged. */
function headersOf(head: SheetRow[], headerRow: number | undefined): Header[] {
  return head.flatMap((current, index): Header[] => {
    const isPossible =
      headerRow === undefined ? index < MAX_HEADER_ROWS : current.row === headerRow;
    if (!isPossible) return [];
    const [above, below] = [head[index - 1], head[index + 1]];
    // The row below completes these headings.
    if (headerRow === undefined && below && combine(current, below)) return [];
    const headings = (above && combine(above, current)) ?? current.cells.map(asHeading);
    return [{ row: current.row, headings }];
  });
}

const asHeading = ({ text }: { text: string }): Heading => ({
  text: text.trim(),
  readAs: [text.trim()],
});

/** The headings of two rows with merged cells; undefined: the upper one is a title, or above other columns. */
function combine(above: SheetRow, current: SheetRow): Heading[] | undefined {
  const upper = above.cells.map(({ text }) => text.trim());
  const lower = current.cells.map(({ text }) => text.trim());
  const isGroup = (text: string) => text !== '' && upper.indexOf(text) !== upper.lastIndexOf(text);
  const isContinued = lower.some(
    (text, column) => current.cells[column]?.flag === 'merged' && text === upper[column],
  );
  const isAbove = above.row === current.row - 1 && (isContinued || upper.some(isGroup));
  if (!isAbove || new Set(upper.filter(Boolean)).size < 2) return undefined;
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [first = '', second = ''] = [upper[column], lower[column]];
    if (first === '' || second === '' || first === second)
      return asHeading({ text: first || second });
    // The heading of several columns names none of them alone.
    const text = `${first} / ${second}`;
    return { text, readAs: isGroup(first) ? [`${first} ${second}`, second] : [text] };
  });
}

/** The row with most headings that are recognized. */
function bestOf(
  possible: Header[],
  fieldsOf: (header: Header) => ColumnFields,
): Header | undefined {
  const counts = possible.map((header) => fieldsOf(header).filter(Boolean).length);
  const most = Math.max(0, ...counts);
  return most > 0 ? possible[counts.indexOf(most)] : undefined;
}

/** Of rows without a heading that is recognized: the first that has about as many cells as most. */
function firstFull(possible: Header[]): Header {
  const counts = possible.map(({ headings }) => headings.filter(({ text }) => text).length);
  const most = Math.max(...counts);
  return possible[counts.findIndex((count) => count >= most * 0.6)] ?? { row: 0, headings: [] };
}

/** For each column the likeliest field that no other one has a better right to. */
function chooseFields(candidates: Candidate[][]): ColumnFields {
  const chosen: ColumnFields = candidates.map(() => null);
  const all = candidates
    .flatMap((row, column) => row.map((candidate) => ({ ...candidate, column })))
    .sort((a, b) => a.rank - b.rank || a.column - b.column);
  for (const { field, column } of all)
    if (chosen[column] === null && !chosen.includes(field)) chosen[column] = field;
  return chosen;
}
