import type { Kysely, Migration } from 'kysely';

/** Pixels of a picture; those of what is stored already are found out by and by. */
export const pictureSizes: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const column of ['width', 'height']) {
      await db.schema.alterTable('pictures').addColumn(column, 'integer').execute();
    }
  },
};
