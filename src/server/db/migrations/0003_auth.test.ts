import { sql } from 'kysely';
import { DATABASE_KINDS, makeTestDatabase } from '@/server/test/databases';
import { authTables } from './0003_auth';

test.each(DATABASE_KINDS)(
  'accounts and long sort keys come over the update on %s',
  async (kind) => {
    const { db, remove } = await makeTestDatabase(kind);
    const { schema } = db.writer;
    try {
      // Back to what the update finds.
      for (const table of ['rateLimits', 'knownDevices']) await schema.dropTable(table).execute();
      for (const column of ['mustChangePassword', 'logouts']) {
        await schema.alterTable('accounts').dropColumn(column).execute();
      }
      await sql`insert into accounts (id, email, "passwordHash", role, "createdAt")
      values ('a', 'a@example.com', 'x', 'admin', '2026-01-01T00:00:00.000Z')`.execute(db.writer);
      // The older product kept keys of any length.
      const long = '\u{10ffff}'.repeat(601);
      await sql`insert into categories (id, name, "nameKey", description, "createdAt", "updatedAt")
      values ('long', 'n', ${long}, '', '', ''), ('short', 'n', 'n', '', '', '')`.execute(
        db.writer,
      );

      await authTables.up(db.writer);

      const account = await db.reader.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
      expect(account).toMatchObject({ passwordHash: 'x', mustChangePassword: 0, logouts: 0 });
      const keys = await db.reader
        .selectFrom('categories')
        .select('nameKey')
        .orderBy('nameKey')
        .execute();
      expect(keys.map(({ nameKey }) => nameKey)).toEqual(['n', '\u{10ffff}'.repeat(600)]);
    } finally {
      await remove();
    }
  },
);
