import { sql } from 'kysely';
import { rowsAsTable, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { numberKey } from '@/server/search/analyzer';
import { NEXT_VERSION } from '../catalogue/repository';
import { looseKey } from './numberRepository';
import { TEXT_FIELDS, type PartTexts } from './storedPart';

/** What can be set of many parts, and what follows from it. */
export type EditableColumns = Row<
  'spareParts',
  | keyof PartTexts
  | 'categoryId'
  | 'hidden'
  | 'nameKey'
  | 'brandKey'
  | 'partNumberKey'
  | 'categoryKey'
  | 'nameKeyZh'
  | 'categoryKeyZh'
  | 'missingZh'
  | 'outdatedZh'
  | 'searchVersion'
>;

export type EditablePart = EditableColumns & Row<'spareParts', 'seq' | 'id'>;

export type EditedRow = Partial<EditableColumns> & Row<'spareParts', 'seq'>;

/** Changes of many parts by few statements. */
export function bulkRepository(queries: Queries) {
  /** In no order; unknown ids are left out. */
  const list = (ids: string[]): Promise<EditablePart[]> =>
    queries
      .selectFrom('spareParts')
      .select(['seq', 'id', 'categoryId', 'hidden', 'nameKey', 'brandKey', 'partNumberKey'])
      .select(['categoryKey', 'nameKeyZh', 'categoryKeyZh', 'missingZh', 'outdatedZh'])
      .select(['searchVersion', ...TEXT_FIELDS])
      .where(whereIn(queries, 'id', ids))
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

  /** One text of these parts, in the order of their creation. */
  const listTexts = (ids: string[], field: keyof PartTexts) =>
    queries
      .selectFrom('spareParts')
      .select(['id', 'name', `${field} as text`])
      .where(whereIn(queries, 'id', ids))
      .orderBy('seq')
      .execute();

  /** What the parts of these categories are sorted by; unknown ones are missing. */
  const listCategoryKeys = (ids: string[]) =>
    queries
      .selectFrom('categories')
      .select(['id', 'nameKey', 'nameKeyZh'])
      .where(whereIn(queries, 'id', ids))
      .execute();

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

  const addOwnNumbers = async (parts: { id: string; number: string }[]): Promise<void> => {
    if (parts.length === 0) return;
    const rows = parts.map(({ id, number }) => {
      const key = numberKey(number);
      return { id, number, key, looseKey: looseKey(key) };
    });
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

  /** A part whose own number has one of these keys. */
  const findHolder = (keys: string[]) =>
    queries
      .selectFrom('partNumbers')
      .innerJoin('spareParts', 'spareParts.seq', 'partNumbers.partSeq')
      .select(['number', 'spareParts.id', 'spareParts.name'])
      .where('position', '=', 0)
      .where(whereIn(queries, 'partNumbers.key', keys))
      .executeTakeFirst();

  return {
    list,
    listIds,
    listTexts,
    listCategoryKeys,
    update,
    removeOwnNumbers,
    addOwnNumbers,
    findHolder,
  };
}
