import type { Kysely, Migration } from 'kysely';

/** What was searched in vain says which words were left out to find something after all. */
export const missedWithout: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('missedSearches')
      .addColumn('dropped', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
