import type { Kysely, Migration } from 'kysely';
import { emailKey, phoneKey } from '@/server/lib/personKeys';

interface Messages {
  messages: {
    id: string;
    email: string;
    phone: string;
    emailKey: string;
    phoneKey: string;
    createdAt: string;
    mailDueAt: string | null;
    mailQueuedAt: string | null;
  };
}

const BATCH = 500;

/** Erasing persons, the end of retention, the bound of a day, and mails that were given up. */
export const messageUpkeep: Migration = {
  up: async (db: Kysely<Messages>) => {
    for (const name of ['emailKey', 'phoneKey']) {
      await db.schema
        .alterTable('messages')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
    for (const name of ['mailQueuedAt', 'mailFailedAt', 'mailError']) {
      await db.schema.alterTable('messages').addColumn(name, 'text').execute();
    }
    await fillKeys(db);
    await db
      .updateTable('messages')
      .set((row) => ({ mailQueuedAt: row.ref('createdAt') }))
      .where('mailDueAt', 'is not', null)
      .execute();
    for (const column of ['emailKey', 'phoneKey', 'createdAt', 'mailFailedAt']) {
      await db.schema.createIndex(`messages_${column}`).on('messages').columns([column]).execute();
    }
    await db.schema
      .createTable('messageDays')
      .addColumn('day', 'text', (column) => column.primaryKey().notNull())
      .addColumn('stored', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('duties')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('doneAt', 'text', (column) => column.notNull())
      .execute();
  },
};

async function fillKeys(db: Kysely<Messages>): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('messages')
      .select(['id', 'email', 'phone'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, email, phone } of rows) {
      const keys = { emailKey: emailKey(email), phoneKey: phoneKey(phone) };
      await db.updateTable('messages').set(keys).where('id', '=', id).execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
