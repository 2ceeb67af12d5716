import { imagesIn, type Cell } from '@/shared/cells';
import { CLEAR, type ImportField, isReferenceField } from '@/shared/imports';
import { PRICE_FIELDS, type PartPrices } from '@/shared/prices';
import { exactKey } from '@/shared/search';
import { cleanLine, isBlank } from '@/shared/texts';
import type { Queries } from '@/server/db/types';
import { withoutQuotes } from '@/server/lib/csv';
import { sortKey } from '@/server/lib/sortKey';
import { numberRepository } from '../../catalogue/spareParts/numberRepository';
import { priceRepository } from '../../catalogue/spareParts/priceRepository';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import { checkRepository } from './checkRepository';
import type { NumbersCell } from './otherNumbers';
import type { CheckedPart } from './partRows';
import { isCoveredFromLeft } from './rowShape';
import type { ImportSheet, RowProblem, StagedRow } from './types';

/** A row as the columns of its sheet read it. */
export interface FileRow {
  row: number;
  /** Those that are not empty; that of the images has all images of the workbook in the row. */
  cells: ReadonlyMap<ImportField, Cell>;
  /** Those of columns for numbers of other makers that are not empty. */
  numbers: NumbersCell[];
  /** Exact key of its number; empty: none. */
  key: string;
  /** Of the part that it names; empty: none. */
  id: string;
}

export function readRow({ columns }: ImportSheet, { row, cells }: StagedRow): FileRow {
  const filled = new Map<ImportField, Cell>();
  const numbers: NumbersCell[] = [];
  for (const [column, { field, maker = '' }] of columns.entries()) {
    const cell = cells[column];
    if (field === null || !cell || isBlank(cell.text)) continue;
    if (isCoveredFromLeft(cells, column)) continue;
    if (isReferenceField(field)) numbers.push({ field, column, cell, maker });
    else filled.set(field, cell);
  }
  const images = imagesIn(cells);
  if (images.length > 0) filled.set('images', { text: '', ...filled.get('images'), images });
  const textOf = (field: ImportField) => {
    const text = filled.get(field)?.text.trim() ?? '';
    return text === CLEAR ? '' : withoutQuotes(text);
  };
  // An error is no number that several rows could have.
  const hasNumber = filled.get('partNumber')?.flag !== 'error';
  const key = hasNumber ? exactKey(textOf('partNumber')) : '';
  const id = textOf('_id').toLowerCase();
  return { row, cells: filled, numbers, key, id };
}

/** A row with the part that it is about, and why it cannot be about it. */
export interface MatchedRow extends FileRow {
  part: CheckedPart | undefined;
  /** Those that the part has. */
  prices: PartPrices;
  problems: RowProblem[];
}

/** Finds the parts by their ids, or else by their numbers. */
export async function matchParts(queries: Queries, rows: FileRow[]): Promise<MatchedRow[]> {
  const holders = await numberRepository(queries).listHolders(
    rows.flatMap((row) => [row.key, ...keysWithZeros(row)]).filter(Boolean),
  );
  const namesakes = await findNamesakes(queries, rows);
  const idOf = ({ id, key }: FileRow) => id || holders.get(key)?.id;
  const ids = new Set(rows.flatMap((row) => idOf(row) ?? []));
  const stored = sparePartRepository(queries);
  const parts = await stored.listWhole([...ids]);
  const editable = await stored.listEditable([...ids]);
  const byId = new Map<string, CheckedPart>();
  for (const part of parts) {
    const own = editable.find(({ id }) => id === part.id);
    if (own) byId.set(part.id, { ...part, ...own });
  }
  const priced = rows.filter(hasPrices);
  const prices = await priceRepository(queries).listOf(
    priced.flatMap((row) => byId.get(idOf(row) ?? '')?.seq ?? []),
  );
  const inTrash = await numberRepository(queries).listInTrash(
    priced.flatMap((row) => (idOf(row) === undefined && row.key !== '' ? row.key : [])),
  );
  return rows.map((row) => {
    const part = byId.get(idOf(row) ?? '');
    const holder = holders.get(row.key);
    const problems: RowProblem[] = [];
    if (row.id !== '' && !part) problems.push({ field: '_id', code: 'id_unknown' });
    if (part && holder && holder.id !== part.id) {
      problems.push(
        part.partNumber === ''
          ? { field: 'partNumber', code: 'number_taken', params: { part: holder.name } }
          : { field: 'partNumber', code: 'id_and_number_differ' },
      );
    }
    const number = holder ? undefined : keysWithZeros(row).find((key) => holders.has(key));
    if (number !== undefined)
      problems.push({ field: 'partNumber', code: 'zeros_lost', params: { number } });
    const namesake = namesakes.get(row.row);
    if (namesake !== undefined)
      problems.push({ field: 'name', code: 'name_exists', params: { part: namesake } });
    if (!part && inTrash.includes(row.key))
      problems.push({ field: 'partNumber', code: 'part_in_trash' });
    const none: PartPrices = { prices: [], suppliers: [] };
    return { ...row, part, prices: (part && prices.get(part.seq)) ?? none, problems };
  });
}

const hasPrices = ({ cells }: FileRow): boolean => PRICE_FIELDS.some((field) => cells.has(field));

/** By row: the part whose name a row without a number and an id has, unless the admin has confirmed it. */
async function findNamesakes(queries: Queries, rows: FileRow[]): Promise<Map<number, string>> {
  const keys = new Map<number, string>();
  for (const { row, id, cells } of rows) {
    const name = cells.get('name');
    const number = cells.get('partNumber')?.text.trim() ?? CLEAR;
    if (number === CLEAR && id === '' && name && !name.confirmed)
      keys.set(row, await sortKey(cleanLine(name.text)));
  }
  const found = await checkRepository(queries).listNames([...keys.values()]);
  const names = new Map(found.map(({ nameKey, name }) => [nameKey, name]));
  return new Map(
    [...keys].flatMap(([row, key]) => {
      const name = names.get(key);
      return name === undefined ? [] : [[row, name]];
    }),
  );
}

/** Zeros that a spreadsheet may have removed from a number. */
const MAX_ZEROS = 12;

/** What a number may have been that is one to the spreadsheet. */
function keysWithZeros({ cells, key }: FileRow): string[] {
  if (cells.get('partNumber')?.flag !== 'number' || !/^[1-9]\d*$/.test(key)) return [];
  return Array.from({ length: MAX_ZEROS }, (_, index) => '0'.repeat(index + 1) + key);
}
