import { attributeKeyOf } from '@/shared/history';
import type { Cell } from '@/shared/cells';
import { isAmount, isImportField, isReferenceField, type ImportField } from '@/shared/imports';
import { splitCurrency } from '@/shared/prices';
import type { Currency } from '@/shared/quotations';
import { decimalFinder } from '@/shared/units';
import { batchesAfter } from '@/server/db/batches';
import type { Queries } from '@/server/db/types';
import { attributeRepository } from '../../catalogue/attributes/repository';
import { numberRepository } from '../../catalogue/spareParts/numberRepository';
import { columnRepository, headingsKey, type ColumnFields } from './columnRepository';
import { bestOf, firstFull, headersOf, type Header } from './headers';
import { headingReader, isPosition, type Candidate } from './headings';
import { importRepository } from './repository';
import { loneCell, repeatsHeadings } from './rowShape';
import type { ImportColumn, ImportSheet, SheetFacts } from './types';

/** Rows of a sheet that its columns are found by. */
const HEAD_ROWS = 60;
const SAMPLES = 3;
const BATCH = 500;

/** The headings and columns of each sheet of a staged file, with the fields that they are proposed for. */
export async function proposeColumns(
  queries: Queries,
  importId: string,
  found: SheetFacts[],
): Promise<ImportSheet[]> {
  const sheets: ImportSheet[] = [];
  for (const [sheet, facts] of found.entries())
    sheets.push(await proposeHeadings(queries, importId, sheet, facts));
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

/**
 * Proposes the columns of a sheet with its headings in `headerRow`; without it the row is found.
 * Nothing is proposed for hidden columns.
 */
export async function proposeHeadings(
  queries: Queries,
  importId: string,
  sheet: number,
  facts: SheetFacts,
  headerRow?: number,
): Promise<ImportSheet> {
  const { hiddenColumns = [], filled = [] } = facts;
  const staged = importRepository(queries);
  const head = await staged.readHead(importId, sheet, HEAD_ROWS, headerRow);
  const attributes = await attributeRepository(queries).list();
  const makers = await numberRepository(queries).listMakers();
  const { read, makerOf } = headingReader(attributes, makers);
  const isRead = (text: string) => read(text).length > 0;
  const possible = headersOf(head, headerRow, isRead);
  const remembered = await columnRepository(queries).find(possible.map(keyOfHeader));
  const canBe = (field: ImportField, column: number, values: string[] = []) =>
    !hiddenColumns.includes(column) && !(field === '_id' && areForeign(values));
  const fieldsOf = ({ headings }: Header, values: string[][] = []): ColumnFields =>
    chooseFields(
      headings.map(({ text, readAs }, column) => {
        if (isPosition(text, values[column] ?? [])) return [];
        return readAs.flatMap(read).filter(({ field }) => canBe(field, column, values[column]));
      }),
    );

  const known = possible.find((header) => remembered.has(keyOfHeader(header)));
  const header = known ?? bestOf(possible, fieldsOf) ?? firstFull(possible);
  const below = head.filter(({ row }) => row > header.row);
  const lengths = below.map(({ cells }) => cells.length);
  const count = Math.max(header.headings.length, filled.length, ...lengths);
  const named = header.headings.map(({ text }) => ({ heading: text }));
  // Titles of groups stand in any column.
  const parts = below.filter((row) => !loneCell(row) && !repeatsHeadings(row, named));
  const values = Array.from({ length: count }, (_, column) =>
    (parts.length > 0 ? parts : below).flatMap(({ cells: { [column]: cell } }) =>
      isFilled(cell) ? [cell.text.trim()] : [],
    ),
  );
  const chosen = known && remembered.get(keyOfHeader(known));
  const found = await findNotations(queries, importId, sheet, header.row);
  const currencyOf = (column: number): Currency | undefined =>
    splitCurrency(header.headings[column]?.text ?? '').currency ??
    found(column).currency ??
    chosen?.currencies[column] ??
    undefined;
  const fields =
    chosen?.fields.map((field, column) => {
      const isKnown = field !== null && isFieldOf(attributes, field);
      return isKnown && canBe(field, column, values[column]) ? field : null;
    }) ?? withoutLonePrices(besideSupplier(fieldsOf(header, values)), currencyOf);
  const columns = values.map((texts, column): ImportColumn => {
    const field = fields[column] ?? null;
    const { decimal } = found(column);
    const currency = currencyOf(column);
    // What the file tells comes first: it may be another one than the last time.
    const isTold = decimal === 'point' || decimal === 'comma';
    const last = chosen?.decimals[column] ?? (decimal === 'open' ? 'point' : decimal);
    const heading = header.headings[column]?.text ?? '';
    const maker = makerOf(heading);
    return {
      heading,
      ...(maker !== undefined && { maker }),
      samples: [...new Set(texts)].slice(0, SAMPLES),
      field,
      ...(field !== null && { source: known ? 'remembered' : 'recognized' }),
      ...(decimal && { decimal: isTold ? decimal : last }),
      ...(isAmount(field) && currency && { currency }),
    };
  });
  const rows = await staged.countRowsAfter(importId, sheet, header.row);
  return { ...facts, rows, headerRow: header.row, columns };
}

/** Finds the decimal separator and the most frequent currency of each column. */
async function findNotations(queries: Queries, importId: string, sheet: number, after: number) {
  const finders: ReturnType<typeof decimalFinder>[] = [];
  const currencies: Map<Currency, number>[] = [];
  const batches = batchesAfter(after, BATCH, (row, limit) =>
    importRepository(queries).readRows(importId, sheet, row, limit),
  );
  for await (const rows of batches) {
    for (const { cells } of rows) {
      for (const [column, { text, flag }] of cells.entries()) {
        // Numbers of a sheet have no separator, but its formats may have a currency.
        if (flag === undefined) (finders[column] ??= decimalFinder()).add(text);
        const { currency } = /\d/.test(text) ? splitCurrency(text) : {};
        const counts = (currencies[column] ??= new Map());
        if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
      }
    }
  }
  return (column: number) => {
    const [most] = [...(currencies[column] ?? [])].sort(([, a], [, b]) => b - a);
    return { decimal: finders[column]?.find(), currency: most?.[0] };
  };
}

/** Whether columns can be imported into it. */
export function isFieldOf(attributes: { key: string }[], field: string): field is ImportField {
  const key = attributeKeyOf(field);
  return (
    isImportField(field) &&
    (key === undefined || attributes.some((attribute) => attribute.key === key))
  );
}

const ID = /^[\da-f]{24}$/i;

/** Whether the values of a column such as `ID` are those of another system. */
const areForeign = (values: string[]): boolean =>
  values.length > 0 && !values.some((value) => ID.test(value));

const keyOfHeader = ({ headings }: Header): string => headingsKey(headings.map(({ text }) => text));

const isFilled = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && cell.flag !== 'merged' && cell.text.trim() !== '';

/**
 * For each column the likeliest field that no other one has a better right to. Where nothing else tells
 * which part it is, the maker's number does.
 */
function chooseFields(candidates: Candidate[][]): ColumnFields {
  const chosen: ColumnFields = candidates.map(() => null);
  const all = candidates
    .flatMap((row, column) => row.map((candidate) => ({ ...candidate, column })))
    .sort((a, b) => a.rank - b.rank || a.column - b.column);
  for (const { field, column } of all)
    if (chosen[column] === null && (isReferenceField(field) || !chosen.includes(field)))
      chosen[column] = field;
  if (chosen.includes('partNumber') || chosen.includes('_id')) return chosen;
  const { column = -1 } =
    all.find((item) => item.field === 'partNumber' && isReferenceField(chosen[item.column]!)) ?? {};
  return chosen.map((field, index) => (index === column ? 'partNumber' : field));
}

/** Beside a column of suppliers their numbers are those of whom parts are bought from. */
function besideSupplier(fields: ColumnFields): ColumnFields {
  if (!fields.includes('supplier') || fields.includes('supplierNumber')) return fields;
  const numbers = fields.indexOf('supplierNumbers');
  return fields.map((field, column) => (column === numbers ? 'supplierNumber' : field));
}

/** Fields of columns beside prices, and what they are without any. */
const BESIDE_PRICES: Partial<Record<ImportField, ImportField | null>> = {
  currency: 'paymentCurrency',
  minQuantity: 'moq',
  validFrom: null,
  validUntil: null,
};

/** Removes prices without a currency, and what only prices have. */
function withoutLonePrices(
  fields: ColumnFields,
  currencyOf: (column: number) => Currency | undefined,
): ColumnFields {
  const hasCurrency = fields.includes('currency');
  const priced = fields.map((field, column) =>
    isAmount(field) && !hasCurrency && !currencyOf(column) ? null : field,
  );
  if (priced.some(isAmount)) return priced;
  return priced.map((field) => {
    const other = BESIDE_PRICES[field ?? 'name'];
    return other === undefined ? field : priced.includes(other) ? null : other;
  });
}
