import { sql } from 'kysely';
import { imagesIn, type Cell } from '@/shared/cells';
import type { RowState } from '@/shared/imports';
import { fold, numberKey } from '@/shared/search';
import { batchesOf } from '@/server/db/batches';
import { contains, countRows, insertRows } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import type { Requests } from '@/server/generated/requests';
import type { SheetRow } from '@/shared/workbook/files';
import { hasProblem, isSkipped, rowsOfSheet } from './rowConditionRepository';
import type { RowOutcome, StagedRow } from './types';

/** Rows of one sheet. */
export type RowFilter = Pick<Requests['getImport']['Querystring'], 'state' | 'problem' | 'q'>;

const ROW_COLUMNS = [
  'row',
  'cells',
  'excluded',
  'state',
  'skipped',
  'sameNumber',
  'samePart',
  'partId',
  'outcome',
] as const;

export function rowRepository(queries: Queries) {
  const addRows = async (importId: string, sheet: number, rows: SheetRow[]): Promise<void> => {
    for await (const batch of batchesOf(rows)) {
      const added = batch.map(({ row, cells, isHidden }) => {
        const skipped = isHidden ? 'hidden' : '';
        return { importId, sheet, row, skipped, ...columnsOf(cells) } as const;
      });
      await insertRows(queries, 'importRows', added);
    }
  };

  const ofSheet = (importId: string, sheet: number) => rowsOfSheet(queries, importId, sheet);

  /** The next rows of a sheet after one of them. */
  const readRows = async (
    importId: string,
    sheet: number,
    after: number,
    limit: number,
    state?: RowState,
  ): Promise<StagedRow[]> => {
    const rows = await ofSheet(importId, sheet)
      .select(ROW_COLUMNS)
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .where('row', '>', after)
      .orderBy('row')
      .limit(limit)
      .execute();
    return rows.map(parseRow);
  };

  /** The first rows that the sheet shows, from the one above the chosen headings on. */
  const readHead = async (
    importId: string,
    sheet: number,
    limit: number,
    headerRow = 0,
  ): Promise<StagedRow[]> => {
    const rows = await ofSheet(importId, sheet)
      .select(ROW_COLUMNS)
      .where('row', '>=', headerRow - 1)
      .where(({ eb, or }) => or([eb('skipped', '<>', 'hidden'), eb('row', '=', headerRow)]))
      .orderBy('row')
      .limit(limit)
      .execute();
    return rows.map(parseRow);
  };

  const findRow = async (importId: string, sheet: number, row: number) =>
    (await readRows(importId, sheet, row - 1, 1)).find((found) => found.row === row);

  /** A row, and those of the part that it was about, or is about with this number or id. */
  const listRelated = async (
    importId: string,
    sheet: number,
    row: number,
    { key, id }: { key: string; id: string },
  ): Promise<StagedRow[]> => {
    const own = ofSheet(importId, sheet).where('row', '=', row);
    const rows = await ofSheet(importId, sheet)
      .select(ROW_COLUMNS)
      .where(({ eb, and, or }) => {
        const hasNumber = or([
          eb('exactKey', '=', key),
          eb('exactKey', 'in', own.select('exactKey')),
        ]);
        return or([
          eb('row', '=', row),
          and([eb('exactKey', '<>', ''), hasNumber]),
          eb('partId', 'in', own.select('partId')),
          eb('partId', '=', id),
        ]);
      })
      .orderBy('row')
      .execute();
    return rows.map(parseRow);
  };

  /** The first row after this one that each image of the workbook stands in. */
  const findImageRows = async (
    importId: string,
    sheet: number,
    after: number,
  ): Promise<Map<string, number>> => {
    const rows = await ofSheet(importId, sheet)
      .select(['row', 'cells'])
      .where('row', '>', after)
      .where(contains(sql.ref('cells'), '"images":['))
      .orderBy('row', 'desc')
      .execute();
    return new Map(
      rows.flatMap(({ row, cells }) =>
        imagesIn(JSON.parse(cells) as Cell[]).map((image) => [image, row] as const),
      ),
    );
  };

  const countRowsAfter = (importId: string, sheet: number, row: number): Promise<number> =>
    countRows(ofSheet(importId, sheet).where('row', '>', row));

  const filtered = (importId: string, sheet: number, { state, problem, q }: RowFilter) => {
    const all = ofSheet(importId, sheet);
    let rows = all.where(({ eb, or }) =>
      or([eb('state', 'is not', null), isSkipped('importRows')]),
    );
    if (state === 'skipped') rows = all.where(isSkipped('importRows'));
    else if (state === 'excluded')
      rows = all.where('state', 'is not', null).where('excluded', '=', 1);
    else if (state !== undefined) rows = rows.where('excluded', '=', 0).where('state', '=', state);
    if (problem !== undefined) rows = rows.where('state', '=', 'faulty').where(hasProblem(problem));
    if (q === undefined) return rows;
    const key = numberKey(q);
    return rows.where(({ or }) =>
      or([
        contains(sql.ref('searchText'), fold(q)),
        ...(key === '' ? [] : [contains(sql.ref('numberKey'), key)]),
      ]),
    );
  };

  const listPage = async (
    importId: string,
    sheet: number,
    filter: RowFilter,
    page: number,
    limit: number,
  ): Promise<{ data: StagedRow[]; total: number }> => {
    const rows = filtered(importId, sheet, filter);
    const data = await rows
      .select(ROW_COLUMNS)
      .orderBy('row')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return { data: data.map(parseRow), total: await countRows(rows) };
  };

  const updateRows = (importId: string, sheet: number) =>
    queries.updateTable('importRows').where('importId', '=', importId).where('sheet', '=', sheet);

  /** Forgets what a check has found out about rows that are above the headings by now. */
  const resetRowsUpTo = (importId: string, sheet: number, row: number) =>
    updateRows(importId, sheet)
      .set({
        state: null,
        checkedState: null,
        sameNumber: null,
        samePart: null,
        partId: null,
        exactKey: '',
        numberKey: '',
        priceKey: '',
        newCategory: null,
        outcome: '',
      })
      .where('row', '<=', row)
      .execute();

  const setCells = (importId: string, sheet: number, row: number, cells: Cell[]) =>
    updateRows(importId, sheet).set(columnsOf(cells)).where('row', '=', row).execute();

  const setExcluded = (importId: string, sheet: number, row: number, excluded: boolean) =>
    updateRows(importId, sheet)
      .set({ excluded: Number(excluded) })
      .where('row', '=', row)
      .execute();

  return {
    addRows,
    readRows,
    readHead,
    findRow,
    listRelated,
    findImageRows,
    countRowsAfter,
    listPage,
    resetRowsUpTo,
    setCells,
    setExcluded,
  };
}

const columnsOf = (cells: Cell[]) => ({
  cells: JSON.stringify(cells),
  searchText: fold(cells.map(({ text }) => text).join('\n')),
});

function parseRow({
  cells,
  excluded,
  outcome,
  ...row
}: Row<'importRows', (typeof ROW_COLUMNS)[number]>): StagedRow {
  return {
    ...row,
    excluded: excluded === 1,
    cells: JSON.parse(cells) as Cell[],
    outcome: outcome === '' ? null : (JSON.parse(outcome) as RowOutcome),
  };
}
