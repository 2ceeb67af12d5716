import { attributeKeyOf } from '@/shared/changes';
import type { Cell, ImportField } from '@/shared/imports';
import type { Queries } from '@/server/db/types';
import { numberKey } from '@/server/search/analyzer';
import { attributeRepository } from '../attributes/repository';
import { numberRepository } from '../spareParts/numberRepository';
import { columnRepository, headingsKey, type ColumnFields } from './columnRepository';
import { headingReader, zhField, type Candidate } from './headings';
import type { SheetRow } from './reader/rows';
import { importRepository } from './repository';
import type { ImportColumn, ImportSheet } from './types';

/** Rows of a sheet that its columns are found by. */
const HEAD_ROWS = 60;
/** The headings are among the first of them. */
const MAX_HEADER_ROWS = 25;
const SAMPLES = 3;
/** A column whose values are numbers of parts is likelier than one that is called `Model`. */
const BY_VALUES = 70;
/** Such as `Item` and `No`, where positions stand as well. */
const VAGUE = 75;

interface Heading {
  text: string;
  /** What its field is found by. */
  readAs: string[];
}

interface Header {
  /** The row of the headings; 0: the sheet has none. */
  row: number;
  headings: string[];
  candidates: Candidate[][];
  remembered?: ColumnFields | undefined;
  score: number;
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

/** The same of one sheet, with its headings in this row; without one the row is found. */
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
  const header = await findHeader(queries, head, headingReader(attributes), headerRow);
  const below = head.filter(({ row }) => row > header.row);
  const count = Math.max(header.headings.length, ...below.map(({ cells }) => cells.length));
  const values = Array.from({ length: count }, (_, column) =>
    below.flatMap(({ cells: { [column]: cell } }) => (isFilled(cell) ? [cell.text.trim()] : [])),
  );
  const isKnown = (field: ImportField) =>
    attributeKeyOf(field) === undefined ||
    attributes.some(({ key }) => key === attributeKeyOf(field));
  const fields =
    header.remembered?.map((field) => (field && isKnown(field) ? field : null)) ??
    chooseFields(await candidatesOf(queries, header, values));
  const columns = values.map((texts, column): ImportColumn => {
    const field = fields[column] ?? null;
    const source = header.remembered ? 'remembered' : 'recognized';
    return {
      heading: header.headings[column] ?? '',
      samples: [...new Set(texts)].slice(0, SAMPLES),
      field,
      ...(field !== null && { source }),
    };
  });
  const rows = await staged.countRowsAfter(importId, sheet, header.row);
  return { name, rows, headerRow: header.row, columns };
}

/** The fields of files with these headings are proposed the next time. */
export const rememberColumns = (
  queries: Queries,
  columns: ImportColumn[],
  now: Date,
): Promise<void> =>
  columnRepository(queries).remember(
    columns.map(({ heading }) => heading),
    columns.map(({ field }) => field),
    now,
  );

const isFilled = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && cell.flag !== 'merged' && cell.text.trim() !== '';

async function findHeader(
  queries: Queries,
  head: SheetRow[],
  read: (heading: string) => Candidate[],
  headerRow?: number,
): Promise<Header> {
  const rows = head.slice(0, MAX_HEADER_ROWS);
  const possible = head.flatMap((current, index): Header[] => {
    if (headerRow === undefined ? index >= MAX_HEADER_ROWS : current.row !== headerRow) return [];
    const alone = current.cells.map(({ text }) => text.trim());
    const above = head[index - 1];
    const both = above?.row === current.row - 1 ? combine(above.cells, alone) : undefined;
    const found = [headerOf(current.row, alone.map(asHeading), read)];
    if (!both) return found;
    const combined = headerOf(current.row, both, read);
    // A group above headings is one of them; a row of values below them adds nothing.
    return isGroupRow(above?.cells ?? [], current.cells) && combined.score > 0
      ? [{ ...combined, score: Math.max(combined.score, found[0]?.score ?? 0) }]
      : [...found, combined];
  });
  const remembered = await columnRepository(queries).find(
    possible.map(({ headings }) => headingsKey(headings)),
  );
  const known = possible.find(({ headings }) => remembered.has(headingsKey(headings)));
  if (known) return { ...known, remembered: remembered.get(headingsKey(known.headings)) };
  const best = possible.reduce<Header | undefined>(
    (chosen, each) => (each.score > (chosen?.score ?? 0) ? each : chosen),
    undefined,
  );
  return best ?? possible[indexOfFirstFull(rows)] ?? NO_HEADER;
}

const NO_HEADER: Header = { row: 0, headings: [], candidates: [], score: 0 };

function headerOf(
  row: number,
  headings: Heading[],
  read: (heading: string) => Candidate[],
): Header {
  const candidates = headings.map(({ readAs }) =>
    readAs.flatMap((text) => (text ? read(text) : [])),
  );
  const chosen = chooseFields(candidates);
  const scores = candidates.map(
    (each, column) => each.find(({ field }) => field === chosen[column])?.score ?? 0,
  );
  return {
    row,
    headings: headings.map(({ text }) => text),
    candidates,
    score: scores.reduce((sum, score) => sum + score, 0),
  };
}

const asHeading = (text: string): Heading => ({ text, readAs: [text] });

/** The headings of two rows; undefined where the upper one is a title, or empty. */
function combine(above: Cell[], headings: string[]): Heading[] | undefined {
  const upper = above.map(({ text }) => text.trim());
  if (new Set(upper.filter(Boolean)).size < 2) return undefined;
  const isGroup = (text: string) => upper.indexOf(text) !== upper.lastIndexOf(text);
  return Array.from({ length: Math.max(upper.length, headings.length) }, (_, column) => {
    const [first = '', second = ''] = [upper[column], headings[column]];
    if (first === '' || second === '' || first === second) return asHeading(first || second);
    const text = `${first} / ${second}`;
    // The heading of several columns names none of them alone.
    return isGroup(first) ? { text, readAs: [`${first} ${second}`, second] } : asHeading(text);
  });
}

/** Whether cells above headings are merged, across some of them or downwards. */
const isGroupRow = (above: Cell[], current: Cell[]): boolean =>
  above.some(({ flag }) => flag === 'merged') || current.some(({ flag }) => flag === 'merged');

/** Of rows without a heading that is recognized: the first that has as many cells as most. */
function indexOfFirstFull(rows: SheetRow[]): number {
  const counts = rows.map(({ cells }) => cells.filter(isFilled).length);
  return counts.findIndex((count) => count >= Math.max(...counts) * 0.6);
}

/** Considers the values as well: numbers of the catalogue, and texts in Chinese. */
async function candidatesOf(
  queries: Queries,
  { candidates }: Header,
  values: string[][],
): Promise<Candidate[][]> {
  const keys = values.map((texts) => [...new Set(texts.map(numberKey))].filter(Boolean));
  const holders = await numberRepository(queries).listHolders([...new Set(keys.flat())]);
  return values.map((texts, column) => {
    const isPosition = texts.every((text) => /^\d{1,3}$/.test(text));
    const own = (candidates[column] ?? []).filter(({ score }) => !isPosition || score > VAGUE);
    const known = keys[column]?.filter((key) => holders.has(key)).length ?? 0;
    const isNumbers = known >= 2 && known * 2 >= (keys[column]?.length ?? 0);
    const han = texts.filter((text) => /\p{Script=Han}/u.test(text)).length;
    const isChinese = han > 0 && han * 2 >= texts.length;
    return [
      ...own.flatMap(({ field, score }): Candidate[] => {
        const chinese = isChinese ? zhField(field) : undefined;
        if (!chinese) return [{ field, score }];
        return [
          { field, score: score - 30 },
          { field: chinese, score: score - 35 },
        ];
      }),
      ...(isNumbers ? [{ field: 'partNumber' as const, score: BY_VALUES }] : []),
    ];
  });
}

/** For each column the best field that no other one has a better right to. */
function chooseFields(candidates: Candidate[][]): ColumnFields {
  const chosen: ColumnFields = candidates.map(() => null);
  const all = candidates
    .flatMap((each, column) => each.map((candidate) => ({ ...candidate, column })))
    .sort((a, b) => b.score - a.score || a.column - b.column);
  const taken = new Set<ImportField>();
  for (const { field, column } of all) {
    if (chosen[column] !== null || taken.has(field)) continue;
    chosen[column] = field;
    taken.add(field);
  }
  return chosen;
}
