import { sql } from 'kysely';
import { PART_FIELDS, TRANSLATED_FIELDS, zhOf } from '@/shared/partFields';
import { rowsAsTable, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';

/** A new part, and the one whose other columns and rows it has. */
export interface Duplicate extends Row<
  'spareParts',
  'id' | 'name' | 'nameKey' | 'nameZh' | 'nameKeyZh'
> {
  sourceSeq: number;
}

const NAMES = ['id', 'name', 'nameKey', 'nameZh', 'nameKeyZh'] as const;

const COPIED = [
  ...PART_FIELDS.map(({ name }) => name).filter((name) => name !== 'name' && name !== 'partNumber'),
  ...TRANSLATED_FIELDS.map(zhOf).filter((name) => name !== 'nameZh'),
  'categoryId',
  'brandKey',
  'categoryKey',
  'categoryKeyZh',
  'missingZh',
  'outdatedZh',
] as const;

const columnOf =
  (table: string) =>
  <Name extends string>(name: Name) =>
    sql.ref(`${table}.${name}`).as(name);

export function duplicateRepository(queries: Queries) {
  /** In the order of their creation. */
  const listSources = (ids: string[]): Promise<Row<'spareParts', 'seq' | 'name' | 'nameZh'>[]> =>
    queries
      .selectFrom('spareParts')
      .select(['seq', 'name', 'nameZh'])
      .where(whereIn(queries, 'id', ids))
      .orderBy('seq')
      .execute();

  /** Adds drafts with all that their sources have but the own number. */
  const insert = async (duplicates: Duplicate[]): Promise<void> => {
    const now = sql.val(new Date().toISOString());
    await queries
      .insertInto('spareParts')
      .columns([...NAMES, ...COPIED, 'hidden', 'createdAt', 'updatedAt'])
      .expression((eb) =>
        eb
          .selectFrom(rowsAsTable(queries, duplicates, 'duplicate'))
          .innerJoin('spareParts', 'spareParts.seq', 'duplicate.sourceSeq')
          .select(NAMES.map(columnOf('duplicate')))
          .select(COPIED.map(columnOf('spareParts')))
          .select([eb.lit(1).as('hidden'), now.as('createdAt'), now.as('updatedAt')]),
      )
      .execute();
    await copyRows('sparePartImages', ['position', 'file'], duplicates);
    const numbers = ['position', 'by', 'maker', 'number', 'key', 'looseKey'];
    await copyRows('partNumbers', numbers, duplicates, sql`where position > 0`);
    await copyRows('partAttributes', ['attributeId', 'value', 'number'], duplicates);
  };

  const copyRows = async (
    table: 'sparePartImages' | 'partNumbers' | 'partAttributes',
    columns: string[],
    duplicates: Duplicate[],
    condition = sql``,
  ): Promise<void> => {
    const pairs = duplicates.map(({ id, sourceSeq }) => ({ id, sourceSeq }));
    const names = sql.join(columns.map((name) => sql.ref(name)));
    const values = sql.join(columns.map((name) => sql.ref(`${table}.${name}`)));
    await sql`
      insert into ${sql.table(table)} (${sql.ref('partSeq')}, ${names})
      select seq, ${values} from ${rowsAsTable(queries, pairs, 'duplicate')}
      join ${sql.table('spareParts')} on ${sql.ref('spareParts.id')} = duplicate.id
      join ${sql.table(table)} on ${sql.ref(`${table}.partSeq`)} = ${sql.ref('duplicate.sourceSeq')}
      ${condition}`.execute(queries);
  };

  return { listSources, insert };
}
