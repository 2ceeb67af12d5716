import { sql } from 'kysely';
import { OVERLOAD_LIMITS } from '../plugins/overload';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';
import { DATABASE_KINDS } from '../testing/databases';
import { IMPATIENT_SQLITE, PATIENT } from '../testing/patience';
import { openDb, type Db, type DbOptions } from './kysely';
import type { PostgresLimits } from './postgres/open';
import { openInMemory } from './sqlite/open';

/** With locks alone: on a busy machine it takes its time to open ten connections. */
const withLocks = (writerMs: number, lockTimeout: number): PostgresLimits => ({
  ...PATIENT.postgres,
  writerMs,
  writer: { ...PATIENT.postgres.writer, lock_timeout: lockTimeout },
});

const IMPATIENT = { postgres: withLocks(300, 300), sqlite: IMPATIENT_SQLITE, turnMs: 300 };

/** One wait of PostgreSQL for a lock; those for other locks are shorter on a busy machine, too. */
const LOCK_MS = 250;
const RETRYING = { ...PATIENT, postgres: withLocks(PATIENT.postgres.writerMs, LOCK_MS) };

/** Keeps writes locked until the promise that `hold` is given resolves. */
function lockWrites(other: Db, release: Promise<void>): Promise<void> {
  return new Promise((locked, reject) => {
    other.writer
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('catalogue').set({ stamp: 'another' }).execute();
        await trx.insertInto('jobs').values({ name: 'messages' }).execute();
        locked();
        await release;
      })
      .catch(reject);
  });
}

/** All come from one IP address, but wait for the database alone. */
const overloadLimits = { ...OVERLOAD_LIMITS, maxEventLoopDelay: 0, maxHandled: 100 };

describe.each(DATABASE_KINDS)('another process that keeps %s locked', (kind) => {
  let app: TestApp;
  let other: Db;
  let release: () => void;
  const start = async (limits: NonNullable<DbOptions['limits']>) => {
    const open: typeof openDb = (database) => openDb({ ...database, limits });
    app = await buildTestApp({ kind, open, overloadLimits });
    await app.logInAs('admin');
    other = await openDb(app);
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await lockWrites(other, released);
  };
  afterEach(async () => {
    release();
    await other.close();
    await app.close();
  });

  /** More than there are connections, so that each is in use. */
  const write = () =>
    Promise.all(
      Array.from({ length: 25 }, (_, n) => app.sendForm('POST', '/categories', { name: `c${n}` })),
    );

  /** For longer than two waits for the lock. */
  const readAll = async (...paths: string[]) => {
    const end = performance.now() + 2.5 * LOCK_MS;
    do {
      for (const path of paths) expect([path, (await app.get(path)).status]).toEqual([path, 200]);
    } while (performance.now() < end);
  };

  test('takes no read down, and holds up writes only until the lock is gone', async () => {
    await start(RETRYING);
    const writes = write();
    await readAll('/categories', '/spare-parts?page=1&q=abc');
    release();
    expect((await writes).map(({ status }) => status)).toEqual(Array(25).fill(201));
  });

  test('rejects no inquiry, however many come at once', async () => {
    await start(RETRYING);
    // More than there are connections.
    const inquiries = Array.from({ length: 15 }, (_, index) =>
      app.postJson('/inquiries', { name: `buyer ${index}`, phone: '0123456' }),
    );
    await readAll('/spare-parts?page=1&q=abc');
    release();
    const statuses = (await Promise.all(inquiries)).map(({ status }) => status);
    expect(statuses).toEqual(Array(15).fill(201));
  });

  test('lets a write fail in one message', async () => {
    await start(IMPATIENT);
    const writes = write();
    expect((await app.get('/readyz')).status).toBe(200);
    for (const { status, body, headers } of await writes) {
      expect(status).toBe(503);
      expect(body.error).toMatch(/^The database is busy at the moment\. Please try again\./);
      expect(headers.get('retry-after')).toBe('2');
    }
    release();
    expect((await app.sendForm('POST', '/categories', { name: 'after' })).status).toBe(201);
  });
});

test('where SQLite itself has rolled back, the error is that of the write', async () => {
  const db = openInMemory();
  await sql`create table numbers (number integer unique)`.execute(db);
  const write = () => sql`insert or rollback into numbers values (1)`.execute(db);
  await write();
  await expect(write()).rejects.toThrow('UNIQUE');
  await write().catch(() => undefined);
  expect((await sql`select * from numbers`.execute(db)).rows).toHaveLength(1);
  await db.destroy();
});
