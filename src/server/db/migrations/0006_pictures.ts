import { sql, type Kysely, type Migration } from 'kysely';

/** The pictures that rows refer to now are this database's own; their sizes are not known. */
export const pictures: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('pictures')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('bytes', 'integer')
      .addColumn('storedAt', 'text', (column) => column.notNull())
      .addColumn('unreferencedSince', 'text')
      .addColumn('trashedAt', 'text')
      .addColumn('movingUntil', 'text')
      .execute();
    for (const column of ['unreferencedSince', 'trashedAt']) {
      await db.schema.createIndex(`pictures_${column}`).on('pictures').column(column).execute();
    }
    await sql`
      insert into pictures (name, ${sql.ref('storedAt')})
      select name, ${new Date().toISOString()} from (
        select image as name from categories where image is not null
        union select file from ${sql.table('sparePartImages')}
      ) as used`.execute(db);
    await db.schema
      .createTable('leases')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute();
  },
};
