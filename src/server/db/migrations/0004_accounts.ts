import { sql, type Kysely, type Migration } from 'kysely';
import { newId } from '@/server/lib/ids';

interface OldSessions {
  sessions: { id: string; tokenHash: string; createdAt: string; lastUsedAt: string };
}

/** Sessions that their owner can look through, invitations, and the row that guards the last admin. */
export const accountTables: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('accounts').addColumn('lastLoginAt', 'text').execute();
    await extendSessions(db as Kysely<OldSessions>);
    await createInvitations(db);
    await db.schema
      .createTable('accountChanges')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into "accountChanges" values (1, 0)`.execute(db);
  },
};

/** Sessions that are open during the update go on, as if they had begun with it. */
async function extendSessions(db: Kysely<OldSessions>): Promise<void> {
  for (const name of ['id', 'createdAt', 'lastUsedAt', 'browser', 'system', 'address']) {
    await db.schema
      .alterTable('sessions')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  const now = new Date().toISOString();
  for (const { tokenHash } of await db.selectFrom('sessions').select('tokenHash').execute()) {
    await db
      .updateTable('sessions')
      .set({ id: newId(), createdAt: now, lastUsedAt: now })
      .where('tokenHash', '=', tokenHash)
      .execute();
  }
  await db.schema.createIndex('sessions_id').unique().on('sessions').column('id').execute();
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique());
  for (const name of ['role', 'createdAt', 'expiresAt']) {
    table = table.addColumn(name, 'text', (column) => column.notNull());
  }
  await table.execute();
}
