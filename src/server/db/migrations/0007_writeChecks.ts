import { sql, type Kysely, type Migration } from 'kysely';

/** One row that is written to find out whether writes are possible; nobody else waits for it. */
export const writeChecks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('writeChecks')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('checkedAt', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into ${sql.table('writeChecks')} values (1, '')`.execute(db);
  },
};
