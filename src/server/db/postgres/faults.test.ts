import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS, until, type TestDatabase } from '@/server/testing/databases';
import { runOn, runOnServer } from '@/server/testing/postgresServer';
import { IMPATIENT } from '@/server/testing/patience';
import { startTcpProxy, type NetworkState, type TcpProxy } from '@/server/testing/tcpProxy';
import { openDb, type Db } from '../kysely';
import { POSTGRES_LIMITS } from './open';
import { DatabaseUnavailable } from '../unavailable';

const UNREACHABLE = 'The database does not answer at the moment. Please try again.';

/** Opens a database at another port than its own. */
const openAt = (port: number, { dataDir, databaseUrl = '' }: TestDatabase, limits = IMPATIENT) => {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return openDb({ dataDir, databaseUrl: url.href, limits: { postgres: limits } });
};

/** The backend with a faulty network between itself and its database. */
async function buildBehindProxy(limits = IMPATIENT) {
  const made: { proxy: TcpProxy; db: Db }[] = [];
  const app = await buildTestApp({
    kind: 'postgres',
    open: async (database) => {
      const proxy = await startTcpProxy(Number(new URL(database.databaseUrl ?? '').port));
      const db = await openAt(proxy.port, database, limits);
      made.push({ proxy, db });
      return db;
    },
  });
  const [{ proxy, db }] = made as [{ proxy: TcpProxy; db: Db }];
  const close = async () => {
    proxy.set('pass');
    await app.close();
    await proxy.close();
  };
  return { app, proxy, db, close };
}

const works = (app: TestApp) => async () =>
  (await app.get('/categories')).status === 200 && (await app.get('/readyz')).status === 200;

const createCategory = (app: TestApp, name: string) =>
  app.sendForm<{ _id: string }>('POST', '/categories', { name });

/** The ids that are not stored. */
async function listLost({ databaseUrl = '' }: TestApp, ids: string[]): Promise<string[]> {
  const rows = (await runOn(databaseUrl, 'select id from categories')) as { id: string }[];
  const stored = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !stored.has(id));
}

if (DATABASE_KINDS.includes('postgres')) {
  describe('a faulty network to PostgreSQL', () => {
    let fault: Awaited<ReturnType<typeof buildBehindProxy>>;
    beforeEach(async () => {
      fault = await buildBehindProxy();
      await fault.app.logInAs('admin');
    });
    afterEach(() => fault.close());

    const FAULTS: NetworkState[] = ['drop', 'refuse', 'half', 5000];

    test.each(FAULTS)('%s: every read ends, and all is well soon after', async (state) => {
      const { app, proxy, db } = fault;
      await until(works(app));
      proxy.set(state);
      // More at a time than there are connections; `/categories` is cached by now.
      const paths = Array.from({ length: 24 }, (_, n) =>
        n % 2 ? `/spare-parts?page=${n}` : '/readyz',
      );
      const responses = await Promise.all(paths.map((path) => app.get(path)));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
      const { status, body, headers } = await app.get('/spare-parts?page=2');
      expect([status, body.error.replace(/ \(reference .*/, '')]).toEqual([503, UNREACHABLE]);
      expect(headers.get('retry-after')).toBe('2');
      await expect(db.catalogueVersion.current()).rejects.toThrow(DatabaseUnavailable);
      await expect(openAt(proxy.port, app)).rejects.toThrow(DatabaseUnavailable);
      proxy.set('pass');
      await until(works(app));
    });

    test('a connection that is cut while a query is under way costs this one response only', async () => {
      const { app, proxy } = fault;
      for (let round = 0; round < 10; round += 1) {
        const sent = proxy.nextRequest();
        const response = app.get(`/spare-parts?page=1&q=round${round}`);
        await sent;
        proxy.cut();
        expect([200, 503]).toContain((await response).status);
      }
      await until(works(app));
    });

    test('acknowledged writes are stored after any network fault', async () => {
      const { app, proxy } = fault;
      const acknowledged: string[] = [];
      const faults: (() => void)[] = [
        () => proxy.cut(),
        () => proxy.set('half'),
        () => proxy.set('drop'),
        () => proxy.set('refuse'),
      ];
      for (let round = 0; round < 8; round += 1) {
        proxy.set('pass');
        await until(works(app));
        const writes = [0, 1, 2, 3].map((n) => createCategory(app, `${round}.${n}`));
        // A different number of messages gets through each time.
        for (let count = 0; count <= round; count += 1) await proxy.nextRequest();
        faults[round % faults.length]?.();
        for (const { status, body } of await Promise.all(writes)) {
          expect([201, 503]).toContain(status);
          if (status === 201) acknowledged.push(body._id);
        }
      }
      expect(await listLost(app, acknowledged)).toEqual([]);
    });

    test('a restart of the server under load loses nothing, and the backend goes on', async () => {
      const { app, proxy } = fault;
      const acknowledged: string[] = [];
      const name = new URL(app.databaseUrl ?? '').pathname.slice(1);
      let isDown = false;
      const write = async (client: number) => {
        for (let n = 0; !isDown; n += 1) {
          const { status, body } = await createCategory(app, `${client}.${n}`);
          expect([201, 503]).toContain(status);
          if (status === 201) acknowledged.push(body._id);
        }
      };
      const writers = [0, 1, 2, 3].map(write);
      await until(() => Promise.resolve(acknowledged.length > 8));
      // As a server that shuts down at once: it ends all sessions and listens no more.
      await runOnServer(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
      proxy.set('refuse');
      isDown = true;
      await Promise.all(writers);
      expect((await createCategory(app, 'down')).status).toBe(503);
      proxy.set('pass');
      await until(works(app));
      expect((await createCategory(app, 'up')).status).toBe(201);
      expect(await listLost(app, acknowledged)).toEqual([]);
    });

    test('a connection that gave no response in time is not used again', async () => {
      const { db, proxy } = fault;
      const pid = async () => {
        const query = sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db.writer);
        return (await query).rows[0]?.pid;
      };
      const first = await pid();
      expect(await pid()).toBe(first);
      proxy.set('drop');
      await expect(pid()).rejects.toMatchObject({ kind: 'unreachable' });
      proxy.set('pass');
      const pids: unknown[] = [];
      await until(
        async () => pids.push(await pid().catch(() => 'none')) > 0 && pids.at(-1) !== 'none',
      );
      expect(pids).not.toContain(first);
    });

    test('a close ends although the database says nothing any more', async () => {
      const { app, proxy } = fault;
      const db = await openAt(proxy.port, app);
      await db.catalogueVersion.current();
      proxy.set('drop');
      const waiting = db.writer.selectFrom('catalogue').selectAll().execute();
      const outcome = waiting.catch((error: unknown) => error);
      await db.close();
      expect(await outcome).toBeInstanceOf(DatabaseUnavailable);
    });

    test('a database that takes no changes is read on', async () => {
      const { app } = fault;
      const name = new URL(app.databaseUrl ?? '').pathname.slice(1);
      const setReadOnly = async (value: 'on' | 'off') => {
        await runOnServer(`alter database "${name}" set default_transaction_read_only = ${value}`);
        // Connections that are there already keep what they began with.
        await runOnServer(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = '${name}'`,
        );
      };
      await setReadOnly('on');
      try {
        await until(async () => (await app.get('/categories')).status === 200);
        const { status, body } = await app.sendForm('POST', '/categories', { name: 'x' });
        expect(status).toBe(503);
        expect(body.error).toMatch(/^The database takes no changes at the moment\./);
        const ready = await app.get('/readyz');
        expect([ready.status, ready.body.error]).toEqual([
          503,
          expect.stringMatching(/^The database takes no changes\./),
        ]);
      } finally {
        await setReadOnly('off');
      }
    });
  });

  test('with the limits of production every request gets a response within 5 s', async () => {
    const { app, proxy, close } = await buildBehindProxy(POSTGRES_LIMITS);
    try {
      await app.logInAs('admin');
      const requestAll = (round: string) =>
        Array.from({ length: 24 }, (_, n) => [
          app.get(`/spare-parts?page=1&q=${round}${n}`),
          app.get('/auth/me'),
          createCategory(app, `c${n}`),
          app.postJson('/auth/login', { emailId: `${n}@example.com`, password: 'x' }),
          app.postJson('/inquiries', { name: 'Amina', phone: '123456' }),
        ]).flat();
      // Opens as many connections as there may be.
      await Promise.all(requestAll('first'));
      proxy.set('drop');
      const timed = async (request: Promise<{ status: number }>) => {
        const begun = performance.now();
        const { status } = await request;
        expect(status).toBe(503);
        return performance.now() - begun;
      };
      const times = await Promise.all(requestAll('second').map(timed));
      // A busy machine may add a third.
      expect(Math.max(...times)).toBeLessThan(6650);
      proxy.set('pass');
      const back = performance.now();
      await until(works(app));
      expect((await createCategory(app, 'after')).status).toBe(201);
      expect(performance.now() - back).toBeLessThan(10_000);
    } finally {
      await close();
    }
  });
}

test('a start that finds no database says so', async () => {
  const proxy = await startTcpProxy(1);
  try {
    const databaseUrl = `postgres://127.0.0.1:${proxy.port}/x`;
    const opening = openDb({ dataDir: '', databaseUrl, limits: { postgres: IMPATIENT } });
    await expect(opening).rejects.toThrow(UNREACHABLE);
  } finally {
    await proxy.close();
  }
});
