import { expressionBuilder, sql } from 'kysely';
import type { RowState } from '@/shared/imports';
import { asJson, jsonItems } from '@/server/db/sql';
import type { Database, Queries } from '@/server/db/types';
import { EDITABLE_COLUMNS, TEXT_BYTES } from '../../catalogue/spareParts/bulkRepository';
import { LIST_COLUMNS, NULLABLE_COLUMNS, type ListTable } from './partRows';
import type { StoredImport } from './repository';
import type { NewCategory } from './types';

/** Numbers of the first and the last row of a batch. */
export type RowRange = [first: number, last: number];

const APPLIED: RowState[] = ['new', 'changed'];

/** Writes what the dry run has staged into the catalogue, many rows by one statement. */
export function applyRepository(trx: Queries, { id, sheet }: Pick<StoredImport, 'id' | 'sheet'>) {
  const staged = (table: 'spareParts' | ListTable) =>
    jsonItems(trx, table, sql.ref(`importRows.${table}`));

  const isApplied = (states = APPLIED, range?: RowRange) => {
    const eb = expressionBuilder<Database, 'importRows'>();
    return eb.and([
      eb('importRows.importId', '=', id),
      eb('importRows.sheet', '=', sheet),
      eb('importRows.excluded', '=', 0),
      eb('importRows.state', 'in', states),
      ...(range ? [eb.between('importRows.row', ...range)] : []),
    ]);
  };

  const rows = (states?: RowState[], range?: RowRange) =>
    trx.selectFrom('importRows').where(isApplied(states, range));

  const rowsWithPart = (states?: RowState[], range?: RowRange) =>
    rows(states, range).innerJoin('spareParts', 'spareParts.id', 'importRows.partId');

  /** Their numbers in order. */
  const listRows = async (): Promise<number[]> => {
    const found = await rows().select('row').orderBy('row').execute();
    return found.map(({ row }) => row);
  };

  /** Bytes of what is staged, and of the texts that changed parts have. */
  const countBytes = async (): Promise<number> => {
    const bytes = (column: string) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`;
    const all = sql<number | string>`coalesce(sum(${bytes('importRows.spareParts')} +
      ${bytes('fields')}), 0)`;
    const written = await rows().select(all.as('bytes')).executeTakeFirst();
    const changed = await rowsWithPart(['changed'])
      .select(TEXT_BYTES.as('bytes'))
      .executeTakeFirst();
    return Number(written?.bytes) + Number(changed?.bytes);
  };

  /** Categories that rows lack, each behind that above it. */
  const listNewCategories = async (): Promise<NewCategory[]> => {
    const found = await rows()
      .where('newCategory', 'is not', null)
      .select(sql<string>`${asJson(trx, sql.ref('outcome'))} ->> 'newCategories'`.as('list'))
      .groupBy('list')
      .orderBy((eb) => eb.fn.min('row'))
      .execute();
    const byId = new Map<string, NewCategory>();
    for (const category of found.flatMap(({ list }) => JSON.parse(list) as NewCategory[])) {
      if (!byId.has(category.id)) byId.set(category.id, category);
    }
    return [...byId.values()];
  };

  const addParts = async (range: RowRange, now: string): Promise<void> => {
    const { items, column } = staged('spareParts');
    await trx
      .insertInto('spareParts')
      .columns(['id', 'createdAt', 'updatedAt', ...EDITABLE_COLUMNS])
      .expression(
        rows(['new'], range)
          .innerJoin(items, (join) => join.onTrue())
          .select(['partId', sql.val(now).as('createdAt'), sql.val(now).as('updatedAt')])
          .select(EDITABLE_COLUMNS.map((name) => column(name).as(name)))
          .orderBy('row'),
      )
      .execute();
  };

  /** For the history, behind so many records, with the names before the change; returns how many. */
  const recordRows = async (changeId: string, behind: number, range: RowRange): Promise<number> => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('changedRecords')
      .columns(['changeId', 'position', 'entityId', 'name', 'fields'])
      .expression(
        rowsWithPart(APPLIED, range).select([
          sql.val(changeId).as('changeId'),
          sql`${sql.lit(behind - 1)} + row_number() over (order by ${sql.ref('row')})`.as(
            'position',
          ),
          'spareParts.id',
          'spareParts.name',
          'fields',
        ]),
      )
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows);
  };

  const changeParts = async (range: RowRange, now: string): Promise<void> => {
    const { items, column } = staged('spareParts');
    const set = EDITABLE_COLUMNS.map((name) => {
      const present = sql`coalesce(${column(name)}, ${sql.ref(`spareParts.${name}`)})`;
      return [name, NULLABLE_COLUMNS.has(name) ? column(name) : present];
    });
    await trx
      .updateTable('spareParts')
      .from('importRows')
      .innerJoin(items, (join) => join.onTrue())
      .set({ ...Object.fromEntries(set), searchVersion: 0, updatedAt: now })
      .set((eb) => ({ version: eb('spareParts.version', '+', 1) }))
      .whereRef('spareParts.id', '=', 'importRows.partId')
      .where(isApplied(['changed'], range))
      .execute();
  };

  /** Removes the lists that are replaced. */
  const removeLists = async (table: ListTable, range: RowRange): Promise<void> => {
    await trx
      .deleteFrom(table)
      .where(
        'partSeq',
        'in',
        rowsWithPart(['changed'], range).where(`importRows.${table}`, 'is not', null).select('seq'),
      )
      .execute();
  };

  const addLists = async (table: ListTable, range: RowRange): Promise<void> => {
    const { items, column } = staged(table);
    const columns = LIST_COLUMNS[table];
    await trx
      .insertInto(table)
      .columns(['partSeq', ...columns] as never)
      .expression(
        rowsWithPart(APPLIED, range)
          .innerJoin(items, (join) => join.onTrue())
          .select(['spareParts.seq', ...columns.map((name) => column(name).as(name))]),
      )
      .execute();
  };

  /** Row numbers of changed parts that are drafts now. */
  const listHidden = async (): Promise<number[]> => {
    const found = await rowsWithPart(['changed']).where('hidden', '=', 1).select('seq').execute();
    return found.map(({ seq }) => seq);
  };

  return {
    listRows,
    countBytes,
    listNewCategories,
    addParts,
    recordRows,
    changeParts,
    removeLists,
    addLists,
    listHidden,
  };
}
