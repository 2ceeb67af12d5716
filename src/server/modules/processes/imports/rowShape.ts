import type { Cell } from '@/shared/cells';
import type { ImportField, SkipReason } from '@/shared/imports';
import { isNumber } from '@/shared/numberList';
import { fold } from '@/shared/search';
import { isBlank } from '@/shared/texts';
import { foldHeading } from './headings';
import type { ImportColumn, ImportSheet, RowProblem, StagedRow } from './types';

/* What the filled cells of a row say: that it is no part, or that it has too many cells. */

/** A filled cell with those that it is merged over to its right. */
interface Span {
  text: string;
  flag: Cell['flag'];
  from: number;
  to: number;
}

/** Of a cell that is merged over columns the first one has the text; over rows each row has it. */
export const isCoveredFromLeft = (cells: Cell[], column: number): boolean =>
  cells[column]?.flag === 'merged' && cells[column].text === cells[column - 1]?.text;

function spansOf(cells: Cell[]): Span[] {
  const spans: Span[] = [];
  for (const [column, { text, flag }] of cells.entries()) {
    const last = spans.at(-1);
    if (isBlank(text)) continue;
    if (last && isCoveredFromLeft(cells, column)) last.to = column;
    else spans.push({ text: text.trim(), flag, from: column, to: column });
  }
  return spans;
}

/** The only filled cell of a row; undefined: it has none, or several. */
export function loneCell({ cells }: Pick<StagedRow, 'cells'>): Span | undefined {
  const [only, ...others] = spansOf(cells);
  return others.length === 0 ? only : undefined;
}

/** Of the title of a group; longer texts are remarks. */
const MAX_TITLE = 60;
const MAX_WORDS = 6;
/** A sentence, or what begins like a remark or is about prices. */
const REMARK =
  /^(\*|note|remark|n\.b\.|注|备注|说明)|[.。!！;；]$|\b(prices?|fob|cif|cfr|exw|ddp|valid|delivery|payment|subject to)\b|价格|报价|单价|有效期|交货|付款|以上|以下/iu;

/** Why a row is no part; undefined: it may be one. `titles` are names that are titles of groups. */
export function reasonToSkip(
  row: Pick<StagedRow, 'cells' | 'skipped'>,
  { columns }: Pick<ImportSheet, 'columns'>,
  titles: ReadonlySet<string>,
): SkipReason | undefined {
  const lone = loneCell(row);
  if (row.skipped === 'hidden') return 'hidden';
  if (repeatsHeadings(row, columns)) return 'heading';
  if (!lone || !isTitle(lone, columns, titles)) return undefined;
  const isLong = lone.text.length > MAX_TITLE || lone.text.split(/\s+/).length > MAX_WORDS;
  return isLong || REMARK.test(lone.text) ? 'remark' : 'section';
}

type Headings = Pick<ImportColumn, 'heading'>[];

const headingsIn = (columns: Headings): string[] =>
  columns.flatMap(({ heading }) => foldHeading(heading) || []);

/** Whether a row has the headings again, also one of two rows of them. */
export function repeatsHeadings({ cells }: Pick<StagedRow, 'cells'>, columns: Headings): boolean {
  const spans = spansOf(cells);
  const same = spans.filter(({ text, from }) => {
    const { heading = '' } = columns[from] ?? {};
    return [heading, ...heading.split(' / ')].map(foldHeading).includes(foldHeading(text) || '-');
  });
  const min = Math.min(2, headingsIn(columns).length);
  return same.length > 0 && same.length >= min && same.length * 2 > spans.length;
}

const NAMES: (ImportField | null)[] = ['name', 'nameZh'];
/** Columns in which a text alone says something of a part. */
const OF_PARTS: (ImportField | null)[] = ['_id', 'hidden', 'images'];

/** Whether a text that is alone in its row names no part. When in doubt it does. */
function isTitle(
  { text, flag, from, to }: Span,
  columns: ImportSheet['columns'],
  titles: ReadonlySet<string>,
): boolean {
  if ((flag && flag !== 'merged') || !/\p{L}/u.test(text)) return false;
  // Of a list with a single column each row has one cell.
  if (headingsIn(columns).length < 2) return false;
  const covered = columns.slice(from, to + 1);
  if (new Set(headingsIn(covered)).size > 1) return true;
  const field = covered.find((column) => column.field !== null)?.field ?? null;
  if (NAMES.includes(field)) return titles.has(fold(text));
  if (field === 'partNumber') return !isNumber(text) && (!/\d/.test(text) || /\s/.test(text));
  return !OF_PARTS.includes(field);
}

/** As a share of the rows with several cells. */
const NEARLY_ALL = 0.9;

/**
 * Finds which names that are alone in their rows are titles of groups: those that repeat, or all where
 * nearly all parts have a number and more than a name.
 */
export function titleFinder({ columns }: Pick<ImportSheet, 'columns'>) {
  const counts = new Map<string, number>();
  const number = columns.findIndex(({ field }) => field === 'partNumber');
  let [rows, names, parts, complete] = [0, 0, 0, 0];
  return {
    add: (row: StagedRow): void => {
      rows += 1;
      const only = loneCell(row);
      if (only && NAMES.includes(columns[only.from]?.field ?? null)) {
        names += 1;
        const name = fold(only.text);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      if (only) return;
      parts += 1;
      const hasNumber = !isBlank(row.cells[number]?.text ?? '');
      if (hasNumber && spansOf(row.cells).length > 2) complete += 1;
    },
    /** None where most rows have only a name. */
    titles: (): ReadonlySet<string> => {
      if (names * 2 >= rows) return new Set();
      const areAll = parts > 0 && complete >= parts * NEARLY_ALL;
      return new Set([...counts].flatMap(([name, count]) => (areAll || count > 1 ? name : [])));
    },
  };
}

/** Why a row of a CSV file that is longer than the headings is faulty: few others are as long. */
export function lengthProblems(
  { cells }: Pick<StagedRow, 'cells'>,
  { columns, filled, rows }: ImportSheet,
): RowProblem[] {
  const end = columns.findLastIndex(({ heading }) => heading !== '') + 1;
  if (!filled || end === 0) return [];
  const column = cells.findIndex(
    ({ text }, index) =>
      index >= end &&
      !isBlank(text) &&
      (columns[index]?.field ?? null) === null &&
      (filled[index] ?? 0) * 2 < rows,
  );
  const { text: value } = cells[column] ?? {};
  return value === undefined ? [] : [{ column, code: 'row_too_long', params: { value } }];
}
