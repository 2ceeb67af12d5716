import type { Kysely, Migration } from 'kysely';

/** Categories and parts count their changes, so that a write can say which state it was made from. */
export const versions: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ['categories', 'spareParts']) {
      await db.schema
        .alterTable(table)
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    }
  },
};
