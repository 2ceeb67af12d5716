import { sql } from 'kysely';
import { DATABASE_KINDS, makeTestDatabase } from '@/server/test/databases';
import { accountTables } from './0004_accounts';

test.each(DATABASE_KINDS)('sessions that are open go on over the update on %s', async (kind) => {
  const { db, remove } = await makeTestDatabase(kind);
  const { schema } = db.writer;
  try {
    // Back to what the update finds.
    for (const table of ['invitations', 'accountChanges']) await schema.dropTable(table).execute();
    await schema.dropIndex('sessions_id').execute();
    for (const column of ['id', 'createdAt', 'lastUsedAt', 'browser', 'system', 'address']) {
      await schema.alterTable('sessions').dropColumn(column).execute();
    }
    await schema.alterTable('accounts').dropColumn('lastLoginAt').execute();
    await sql`insert into accounts (id, email, "passwordHash", role, "createdAt")
      values ('a', 'a@example.com', 'x', 'admin', '2026-01-01T00:00:00.000Z')`.execute(db.writer);
    for (const hash of ['one', 'two']) {
      await sql`insert into sessions ("tokenHash", "accountId", "expiresAt")
        values (${hash}, 'a', '2999-01-01T00:00:00.000Z')`.execute(db.writer);
    }

    await accountTables.up(db.writer);

    const sessions = await db.reader.selectFrom('sessions').selectAll().execute();
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
    for (const { id, createdAt, lastUsedAt, browser } of sessions) {
      expect(id).toMatch(/^[0-9a-f]{24}$/);
      expect(Date.parse(createdAt)).toBeGreaterThan(Date.UTC(2026, 0));
      expect({ lastUsedAt, browser }).toEqual({ lastUsedAt: createdAt, browser: '' });
    }
    const accounts = await db.reader.selectFrom('accounts').select('lastLoginAt').execute();
    expect(accounts).toEqual([{ lastLoginAt: null }]);
  } finally {
    await remove();
  }
});
