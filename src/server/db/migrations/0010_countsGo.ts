import type { Kysely, Migration } from 'kysely';

/** Parts are counted where they are, so that no count can differ from them. */
export const countsGo: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ['catalogue', 'categories']) {
      await db.schema.alterTable(table).dropColumn('partCount').execute();
    }
  },
};
