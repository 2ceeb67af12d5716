import { sql } from 'kysely';
import { PART_TEXTS } from '@/shared/partFields';
import { rowsAsTable, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { NEXT_VERSION } from '../catalogue/repository';
import { looseKey } from './numberRepository';

/** What can be set of many parts, and what follows from it. */
const EDITABLE = [
  ...PART_TEXTS,
  'categoryId',
  'hidden',
  'nameKey',
  'brandKey',
  'partNumberKey',
  'categoryKey',
  'nameKeyZh',
  'categoryKeyZh',
  'missingZh',
  'outdatedZh',
  'searchVersion',
] as const;

export type EditableColumns = Row<'spareParts', (typeof EDITABLE)[number]>;

export type EditablePart = EditableColumns & Row<'spareParts', 'seq' | 'id'>;

export type EditedRow = Partial<EditableColumns> & Row<'spareParts', 'seq'>;

/** Changes of many parts by few statements. */
export function bulkRepository(queries: Queries) {
  /** In the order of their creation; unknown ids are left out. */
  const list = (ids: string[]): Promise<EditablePart[]> =>
    queries
      .selectFrom('spareParts')
      .select(['seq', 'id', ...EDITABLE])
      .where(whereIn(queries, 'id', ids))
      .orderBy('seq')
      .execute();

  /** Ids of the parts with these ids or row numbers, in the order of their creation. */
  const listIds = async (column: 'id' | 'seq', values: (string | number)[]): Promise<string[]> => {
    const rows = await queries
      .selectFrom('spareParts')
      .select('id')
      .where(whereIn(queries, column, values))
      .orderBy('seq')
      .execute();
    return rows.map(({ id }) => id);
  };

  /** All rows have the same columns. */
  const update = async (rows: EditedRow[]): Promise<void> => {
    const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'seq');
    const values = Object.fromEntries(columns.map((name) => [name, sql.ref(`edited.${name}`)]));
    await queries
      .updateTable('spareParts')
      .from(rowsAsTable(queries, rows, 'edited'))
      .set({ ...values, updatedAt: new Date().toISOString(), version: NEXT_VERSION })
      .whereRef('spareParts.seq', '=', 'edited.seq')
      .execute();
  };

  const removeOwnNumbers = (ids: string[]) =>
    queries
      .deleteFrom('partNumbers')
      .where('position', '=', 0)
      .where('partSeq', 'in', (eb) =>
        eb
          .selectFrom('spareParts')
          .select('seq')
          .where(whereIn(queries, 'id', ids)),
      )
      .execute();

  const addOwnNumbers = async (
    numbers: { id: string; number: string; key: string }[],
  ): Promise<void> => {
    const rows = numbers.map((each) => ({ ...each, looseKey: looseKey(each.key) }));
    await queries
      .insertInto('partNumbers')
      .columns(['partSeq', 'position', 'by', 'maker', 'number', 'key', 'looseKey'])
      .expression((eb) =>
        eb
          .selectFrom(rowsAsTable(queries, rows, 'added'))
          .innerJoin('spareParts', 'spareParts.id', 'added.id')
          .select(['seq', eb.lit(0).as('position'), sql.lit('own').as('by')])
          .select([sql.lit('').as('maker'), 'number', 'key', 'looseKey']),
      )
      .execute();
  };

  return {
    list,
    listIds,
    update,
    removeOwnNumbers,
    addOwnNumbers,
  };
}
