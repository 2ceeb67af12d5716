import { sql } from 'kysely';
import { DATABASE_KINDS, makeTestDatabase } from '@/server/test/databases';
import { invitedBy } from './0019_invitedBy';

test.each(DATABASE_KINDS)('invitations without a sender are deleted on %s', async (kind) => {
  const { db, remove } = await makeTestDatabase(kind);
  try {
    // Undo the migration.
    await db.writer.schema.dropIndex('invitations_invitedBy').execute();
    await db.writer.schema.alterTable('invitations').dropColumn('invitedBy').execute();
    await sql`insert into invitations (id, email, role, "tokenHash", "createdAt", "expiresAt")
      values ('a', 'a@example.com', 'admin', 'x', '2026-01-01', '2999-01-01')`.execute(db.writer);
    await invitedBy.up(db.writer);
    expect(await db.reader.selectFrom('invitations').selectAll().execute()).toEqual([]);
  } finally {
    await remove();
  }
});
