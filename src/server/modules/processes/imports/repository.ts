import type { Insertable, Updateable } from 'kysely';
import { importStates, type ImportState } from '@/shared/imports';
import { countRows } from '@/server/db/sql';
import type { Database, Queries, Row } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import { countRepository } from './countRepository';
import { rowRepository } from './rowRepository';
import type { ImportSheet } from './types';

export type StoredImport = Row<'imports', keyof Database['imports']>;

export type NewImport = Pick<StoredImport, 'id' | 'createdAt' | 'createdBy' | 'fileName'>;

/** Imports, and what is staged of them. */
export function importRepository(queries: Queries) {
  const insert = (row: Insertable<Database['imports']>) =>
    queries.insertInto('imports').values(row).execute();

  const find = (id: string): Promise<StoredImport | undefined> =>
    queries.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();

  /** The latest first. */
  const list = (page: number, limit: number): Promise<StoredImport[]> =>
    queries
      .selectFrom('imports')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();

  const count = (states: readonly ImportState[] = importStates): Promise<number> =>
    countRows(queries.selectFrom('imports').where('state', 'in', states));

  /** False: it is in none of these states by now, or removed. */
  const update = async (
    id: string,
    states: ImportState[],
    set: Updateable<Database['imports']>,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await queries
      .updateTable('imports')
      .set(set)
      .where('id', '=', id)
      .where('state', 'in', states)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** Ids of those whose backend has crashed while it read the file. */
  const listAbandoned = async (now: string): Promise<string[]> => {
    const abandoned = await queries
      .selectFrom('imports')
      .select('id')
      .where('state', '=', 'reading')
      .where('leasedUntil', '<=', now)
      .execute();
    return abandoned.map(({ id }) => id);
  };

  /** The id of one whose dry run is due. */
  const findUnchecked = async (): Promise<string | undefined> => {
    const unchecked = queries.selectFrom('imports').select('id').where('state', '=', 'checking');
    return (await unchecked.orderBy('createdAt').executeTakeFirst())?.id;
  };

  /** Locks the import until the end of the transaction; false: its dry run is another one by now. */
  const setApplied = async (
    { id, sheet, catalogueStamp }: StoredImport,
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

  /** A change was undone: that of an import, or the one that had undone it. */
  const followUndo = async (changeId: string, result: UndoResult): Promise<void> => {
    const { change } = result;
    await queries
      .updateTable('imports')
      .set({ undo: JSON.stringify(result), ...(change !== undefined && { state: 'undone' }) })
      .where('changeId', '=', changeId)
      .execute();
    if (change === undefined) return;
    await queries
      .updateTable('imports')
      .set({ state: 'applied', changeId: change, undo: '' })
      .where('changeId', 'in', (eb) =>
        eb.selectFrom('changes').select('id').where('undoneBy', '=', changeId),
      )
      .execute();
  };

  /** With all that is staged of it. */
  const remove = async (id: string): Promise<boolean> => {
    const removed = queries.deleteFrom('imports').where('id', '=', id);
    return (await removed.executeTakeFirst()).numDeletedRows > 0n;
  };

  /** Those that were applied, or else uploaded, before this time. */
  const listBefore = async (time: string): Promise<string[]> => {
    const old = await queries
      .selectFrom('imports')
      .select('id')
      .where((eb) => eb.fn.coalesce('appliedAt', 'createdAt'), '<', time)
      .execute();
    return old.map(({ id }) => id);
  };

  const insertImage = (image: Row<'importImages', 'importId' | 'name' | 'file' | 'fault'>) =>
    queries.insertInto('importImages').values(image).execute();

  const listImages = (importId: string) =>
    queries
      .selectFrom('importImages')
      .select(['name', 'file', 'fault'])
      .where('importId', '=', importId)
      .orderBy('name')
      .execute();

  /** Removes what is staged of an import. */
  const clear = async (id: string): Promise<void> => {
    await queries.deleteFrom('importRows').where('importId', '=', id).execute();
    await queries.deleteFrom('importImages').where('importId', '=', id).execute();
  };

  return {
    insert,
    find,
    list,
    count,
    update,
    listAbandoned,
    findUnchecked,
    setApplied,
    followUndo,
    remove,
    listBefore,
    insertImage,
    listImages,
    clear,
    ...rowRepository(queries),
    ...countRepository(queries),
  };
}

export const sheetsOf = ({ sheets }: Pick<StoredImport, 'sheets'>): ImportSheet[] =>
  JSON.parse(sheets) as ImportSheet[];

/** The sheet that is imported; undefined as long as the file is read. */
export const sheetOf = (stored: Pick<StoredImport, 'sheets' | 'sheet'>): ImportSheet | undefined =>
  sheetsOf(stored)[stored.sheet];
