import type { Kysely, Migration } from 'kysely';

/** Idempotency keys and suspected spam. */
export const messageIntake: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const column of ['spamAt', 'idempotencyKey', 'requestHash']) {
      await db.schema.alterTable('messages').addColumn(column, 'text').execute();
    }
    await db.schema
      .createIndex('messages_idempotencyKey')
      .on('messages')
      .columns(['kind', 'idempotencyKey'])
      .unique()
      .execute();
    await db.schema
      .alterTable('messageDays')
      .addColumn('spam', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
