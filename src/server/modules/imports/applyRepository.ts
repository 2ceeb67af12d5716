import type { RowState } from '@/shared/imports';
import type { Queries, Row } from '@/server/db/types';
import type { RowOutcome } from './types';

/** Rows that are read at once: their outcomes are long. */
const BATCH = 200;

export interface AppliedRow {
  row: number;
  /** Of a changed part. */
  partId: string;
  outcome: RowOutcome;
}

export type AppliedImport = Row<
  'imports',
  'id' | 'state' | 'sheet' | 'catalogueStamp' | 'changeId' | 'appliedAt'
>;

/** What applying imports and taking them back reads and writes of them. */
export function applyRepository(queries: Queries) {
  const find = (id: string): Promise<AppliedImport | undefined> =>
    queries
      .selectFrom('imports')
      .select(['id', 'state', 'sheet', 'catalogueStamp', 'changeId', 'appliedAt'])
      .where('id', '=', id)
      .executeTakeFirst();

  /** Locks the import until the end of the transaction; false: it is not ready any more. */
  const setApplied = async (
    { id, sheet, catalogueStamp }: AppliedImport,
    changeId: string,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await queries
      .updateTable('imports')
      .set({ state: 'applied', changeId, appliedAt: new Date().toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'ready')
      .where('sheet', '=', sheet)
      .where('catalogueStamp', '=', catalogueStamp)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** Rows in this state that are not left out, in the order of the sheet. */
  async function* batchesOfRows(
    { id, sheet }: AppliedImport,
    state: RowState,
  ): AsyncGenerator<AppliedRow[]> {
    for (let last = 0; ;) {
      const rows = await queries
        .selectFrom('importRows')
        .select(['row', 'partId', 'outcome'])
        .where('importId', '=', id)
        .where('sheet', '=', sheet)
        .where('state', '=', state)
        .where('excluded', '=', 0)
        .where('row', '>', last)
        .orderBy('row')
        .limit(BATCH)
        .execute();
      if (rows.length > 0) {
        yield rows.map(({ row, partId, outcome }) => ({
          row,
          partId: partId ?? '',
          outcome: JSON.parse(outcome) as RowOutcome,
        }));
      }
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.row ?? last;
    }
  }

  /** A change was taken back by `undo`: that of an import, or the one that had taken it back. */
  const followUndo = async (changeId: string, undo: string): Promise<void> => {
    await queries
      .updateTable('imports')
      .set({ state: 'applied', changeId: undo })
      .where('changeId', 'in', (eb) =>
        eb.selectFrom('changes').select('id').where('undoneBy', '=', changeId),
      )
      .execute();
    await queries
      .updateTable('imports')
      .set({ state: 'undone' })
      .where('changeId', '=', changeId)
      .execute();
  };

  return { find, setApplied, batchesOfRows, followUndo };
}
