import { sql } from 'kysely';
import { batchesOf } from '@/server/db/batches';
import { liveCategories, liveParts } from '@/server/db/live';
import { rowItems, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import type { CategoryKeys } from '../../catalogue/categories/repository';
import { STAGED_COLUMNS, type RowWrites } from './partRows';
import { codesOf, hasProblem, isItem, rowsOfSheet } from './rowConditionRepository';
import type { CheckedRow } from './types';

const CHECKED_COLUMNS = [
  'state',
  'checkedState',
  'skipped',
  'partId',
  'exactKey',
  'numberKey',
  'priceKey',
  'newCategory',
  'problems',
  'outcome',
  ...STAGED_COLUMNS,
] as const;

/** Of new categories that are listed. */
const MAX_CATEGORIES = 500;

/** A category with the keys that its parts are sorted by. */
export type CheckedCategory = CategoryKeys &
  Row<'categories', 'id' | 'parentId' | 'name' | 'nameZh'>;

/** What the dry run reads of the catalogue, and what it finds out about the rows. */
export function checkRepository(queries: Queries) {
  const listCategories = (): Promise<CheckedCategory[]> =>
    liveCategories(queries)
      .select(['id', 'parentId', 'name', 'nameZh'])
      .select(['nameKey as categoryKey', 'nameKeyZh as categoryKeyZh'])
      .orderBy('id')
      .execute();

  /** That parts have. */
  const listBrands = async (): Promise<string[]> => {
    const rows = await liveParts(queries).select('brand').distinct().execute();
    return rows.map(({ brand }) => brand);
  };

  /** Of parts, by their sort keys. */
  const listNames = (nameKeys: string[]): Promise<Row<'spareParts', 'name' | 'nameKey'>[]> =>
    liveParts(queries)
      .select(['name', 'nameKey'])
      .where(whereIn(queries, 'nameKey', nameKeys))
      .execute();

  /** Those of these images that are stored and not in the trash. */
  const listStored = async (names: string[]): Promise<string[]> => {
    const rows = await queries
      .selectFrom('images')
      .select('name')
      .where(whereIn(queries, 'name', names))
      .where('trashedAt', 'is', null)
      // Documents of parts are stored beside them.
      .where('name', 'not like', '%.pdf')
      .execute();
    return rows.map(({ name }) => name);
  };

  /** Stores what a check has found out; `markRepeated` follows. */
  const saveOutcomes = async (
    importId: string,
    sheet: number,
    checked: CheckedRow[],
  ): Promise<void> => {
    for await (const batch of batchesOf(checked)) {
      const rows = batch.map(({ outcome, writes, ...row }) => ({
        ...row,
        ...stagedColumns(writes),
        importId,
        sheet,
        checkedState: row.state,
        problems: codesOf(outcome.problems),
        outcome: JSON.stringify(outcome),
      }));
      const { items, column } = rowItems(queries, 'importRows', rows);
      await queries
        .updateTable('importRows')
        .from(items)
        .set({ sameNumber: null, samePart: null })
        .set(Object.fromEntries(CHECKED_COLUMNS.map((name) => [name, column(name)])))
        .where(isItem(column))
        .execute();
    }
  };

  /**
   * Marks rows whose number or part another row has. Excluded rows count for each other
   * alone.
   */
  const markRepeated = async (importId: string, sheet: number): Promise<void> => {
    const neighbour = (column: 'exactKey' | 'partId') => {
      const [row, value] = [sql.ref('row'), sql.ref(column)];
      // Rows may be about several prices of one part.
      const same = sql`(partition by excluded, ${value}, ${sql.ref('priceKey')} order by ${row})`;
      return sql<number | null>`case when ${value} <> '' then
        coalesce(lag(${row}) over ${same}, lead(${row}) over ${same}) end`;
    };
    const marked = rowsOfSheet(queries, importId, sheet)
      .select(['row', 'sameNumber as oldNumber', 'samePart as oldPart'])
      .select([neighbour('exactKey').as('sameNumber'), neighbour('partId').as('samePart')]);
    const changed = await queries
      .selectFrom(marked.as('marked'))
      .select(['row', 'sameNumber', 'samePart'])
      .where(({ eb, ref, or }) =>
        or([
          eb('sameNumber', 'is distinct from', ref('oldNumber')),
          eb('samePart', 'is distinct from', ref('oldPart')),
        ]),
      )
      .execute();
    // Joined in one statement, PostgreSQL may compare each row with each before it has statistics.
    for await (const batch of batchesOf(changed)) {
      const rows = batch.map((row) => ({ ...row, importId, sheet }));
      const { items, column } = rowItems(queries, 'importRows', rows);
      const [sameNumber, samePart] = [column('sameNumber'), column('samePart')];
      await queries
        .updateTable('importRows')
        .from(items)
        .set(({ ref }) => ({
          sameNumber,
          samePart,
          state: sql`case when coalesce(${sameNumber}, ${samePart}) is null
            then ${ref('importRows.checkedState')} else 'faulty' end`,
        }))
        .where(isItem(column))
        .execute();
    }
  };

  const listExactKeys = async (importId: string, sheet: number): Promise<string[]> => {
    const rows = await rowsOfSheet(queries, importId, sheet).select('exactKey').execute();
    return rows.map(({ exactKey }) => exactKey);
  };

  /** Categories that do not exist, the most frequent first: those that are created, or that rows lack. */
  const listNewCategories = async (
    importId: string,
    sheet: number,
    areCreated: boolean,
  ): Promise<{ path: string; rows: number }[]> => {
    const found = await rowsOfSheet(queries, importId, sheet)
      .select(['newCategory as path', (eb) => eb.fn.countAll<number | string>().as('rows')])
      .where('newCategory', 'is not', null)
      .$narrowType<{ path: string }>()
      .where('excluded', '=', 0)
      // Rows with a chosen new category may be faulty for other reasons.
      .where((eb) => (areCreated ? eb('state', '<>', 'faulty') : hasProblem('category_unknown')))
      .groupBy('newCategory')
      .orderBy('rows', 'desc')
      .orderBy('newCategory')
      .limit(MAX_CATEGORIES)
      .execute();
    return found.map(({ path, rows }) => ({ path, rows: Number(rows) }));
  };

  return {
    listCategories,
    listBrands,
    listNames,
    listStored,
    saveOutcomes,
    markRepeated,
    listExactKeys,
    listNewCategories,
  };
}

/** As JSON; null: nothing is written. */
export const stagedColumns = (writes: RowWrites | undefined) =>
  Object.fromEntries(
    STAGED_COLUMNS.map((name) => [name, writes?.[name] ? JSON.stringify(writes[name]) : null]),
  ) as Record<(typeof STAGED_COLUMNS)[number], string | null>;
