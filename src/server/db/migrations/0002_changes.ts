import type { Kysely, Migration } from 'kysely';

/** Each change of the catalogue gets a stamp of its own and says what it has touched. */
export const catalogueChanges: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('catalogue')
      .addColumn('stamp', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createTable('catalogueChanges')
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('stamp', 'text', (column) => column.notNull())
      .addColumn('touched', 'text')
      .execute();
  },
};
