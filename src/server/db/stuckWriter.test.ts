import { buildTestApp, type TestApp } from '../testing/buildTestApp';
import { DATABASE_KINDS } from '../testing/databases';
import { IMPATIENT_SQLITE, PATIENT } from '../testing/patience';
import { openDb, type Db } from './kysely';

/** Impatient with locks alone: on a busy machine it takes its time to open ten connections. */
const LIMITS = {
  postgres: {
    ...PATIENT.postgres,
    writer: { ...PATIENT.postgres.writer, lock_timeout: 300 },
  },
  sqlite: IMPATIENT_SQLITE,
};

/** Keeps writes locked until the promise that `hold` is given resolves. */
function lockWrites(other: Db, release: Promise<void>): Promise<void> {
  return new Promise((locked, reject) => {
    other.writer
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('catalogue').set({ stamp: 'another' }).execute();
        locked();
        await release;
      })
      .catch(reject);
  });
}

describe.each(DATABASE_KINDS)('another process that keeps %s locked', (kind) => {
  let app: TestApp;
  let other: Db;
  let release: () => void;
  let released: Promise<void>;
  beforeEach(async () => {
    app = await buildTestApp({ kind, open: (database) => openDb({ ...database, limits: LIMITS }) });
    await app.logInAs('admin');
    other = await openDb(app);
    released = new Promise((resolve) => {
      release = resolve;
    });
    await lockWrites(other, released);
  });
  afterEach(async () => {
    release();
    await other.close();
    await app.close();
  });

  test('takes no read down and lets a write fail in one message', async () => {
    // More than there are connections, and each waits.
    const writes = Array.from({ length: 25 }, (_, n) =>
      app.sendForm('POST', '/categories', { name: `c${n}` }),
    );
    let waiting = true;
    const responses = Promise.all(writes).finally(() => (waiting = false));
    let readsMeanwhile = 0;
    while (waiting) {
      for (const path of ['/categories', `/spare-parts?page=1&q=abc${readsMeanwhile}`, '/readyz']) {
        expect([path, (await app.get(path)).status]).toEqual([path, 200]);
      }
      readsMeanwhile += 1;
    }
    expect(readsMeanwhile).toBeGreaterThan(1);
    for (const { status, body, headers } of await responses) {
      expect(status).toBe(503);
      expect(body.error).toMatch(/^The database is busy at the moment\. Please try again\./);
      expect(headers.get('retry-after')).toBe('2');
    }
    release();
    expect((await app.sendForm('POST', '/categories', { name: 'after' })).status).toBe(201);
  });

  test('holds up a write only until the lock is gone', async () => {
    const write = app.sendForm('POST', '/categories', { name: 'patient' });
    // Responds while the write waits: the process does not stand still.
    expect((await app.get('/categories')).status).toBe(200);
    release();
    expect((await write).status).toBe(201);
  });
});
