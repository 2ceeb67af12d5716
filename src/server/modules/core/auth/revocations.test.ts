import { openDb } from '@/server/db/kysely';
import { buildTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { IMPATIENT, IMPATIENT_SQLITE } from '@/server/testing/patience';

test.each(DATABASE_KINDS)(
  'a log-out that %s cannot store ends the session here, and says that it is not stored',
  async (kind) => {
    const limits = { postgres: IMPATIENT, sqlite: IMPATIENT_SQLITE };
    const app = await buildTestApp({ kind, open: (database) => openDb({ ...database, limits }) });
    await app.logInAs('admin');
    expect((await app.get('/auth/me')).status).toBe(200);
    await app.db.writer.transaction().execute(async (trx) => {
      // Keeps the session's row, and on SQLite all of the database, from being changed.
      await trx.updateTable('sessions').set({ expiresAt: '9999-01-01T00:00:00.000Z' }).execute();
      expect((await app.postJson('/auth/logout', {})).status).toBe(503);
      expect((await app.get('/auth/me')).status).toBe(401);
    });
  },
);
