import { buildTestApp, type TestApp } from '@/server/test/buildTestApp';
import { DATABASE_KINDS, until, type TestDatabase } from '@/server/test/databases';
import { runOn, runOnServer } from '@/server/test/postgresServer';
import { IMPATIENT } from '@/server/test/patience';
import { startTcpProxy, type TcpProxy, type Weather } from '@/server/test/tcpProxy';
import { openDb, type Db } from '../kysely';
import { DatabaseUnavailable } from '../unavailable';

const AWAY = 'The database does not answer at the moment. Please try again.';

/** Opens a database at another port than its own. */
const openAt = (port: number, { dataDir, databaseUrl = '' }: TestDatabase) => {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return openDb({ dataDir, databaseUrl: url.href, limits: { postgres: IMPATIENT } });
};

/** The backend with a faulty network between itself and its database. */
async function buildBehindProxy() {
  const made: { proxy: TcpProxy; db: Db }[] = [];
  const app = await buildTestApp({
    kind: 'postgres',
    open: async (database) => {
      const proxy = await startTcpProxy(Number(new URL(database.databaseUrl ?? '').port));
      const db = await openAt(proxy.port, database);
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

const reads = async (db: Db): Promise<boolean> => {
  try {
    await db.reader.selectFrom('catalogue').select('version').execute();
    return true;
  } catch {
    return false;
  }
};

const works = (app: TestApp) => async () =>
  (await app.get('/categories')).status === 200 && (await app.get('/readyz')).status === 200;

if (DATABASE_KINDS.includes('postgres'))
  describe('a faulty network to PostgreSQL', () => {
    let fault: Awaited<ReturnType<typeof buildBehindProxy>>;
    beforeEach(async () => {
      fault = await buildBehindProxy();
      await fault.app.logInAs('admin');
    });
    afterEach(() => fault.close());

    const WEATHERS: Weather[] = ['drop', 'refuse', 'half', 5000];

    test.each(WEATHERS)('%s: every read ends, and all is well soon after', async (weather) => {
      const { app, proxy, db } = fault;
      await until(works(app));
      proxy.set(weather);
      // More at a time than there are connections; `/categories` is known by now.
      const paths = Array.from({ length: 24 }, (_, n) =>
        n % 2 ? `/spare-parts?page=${n}` : '/readyz',
      );
      const answers = await Promise.all(paths.map((path) => app.get(path)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      const { status, body, headers } = await app.get('/spare-parts?page=2');
      expect([status, body.error.replace(/ \(reference .*/, '')]).toEqual([503, AWAY]);
      expect(headers.get('retry-after')).toBe('2');
      await expect(db.catalogueVersion.current()).rejects.toThrow(DatabaseUnavailable);
      await expect(openAt(proxy.port, app)).rejects.toThrow(DatabaseUnavailable);
      proxy.set('pass');
      await until(works(app));
    });

    test('a connection that is cut while a query is under way costs this one answer only', async () => {
      const { app, proxy } = fault;
      for (let round = 0; round < 10; round += 1) {
        const asked = proxy.nextRequest();
        const answer = app.get(`/spare-parts?page=1&q=round${round}`);
        await asked;
        proxy.cut();
        expect([200, 503]).toContain((await answer).status);
      }
      await until(works(app));
    });

    test('what was answered as stored is stored, whatever the network did meanwhile', async () => {
      const {
        app,
        proxy,
        app: { databaseUrl = '' },
      } = fault;
      const stored: string[] = [];
      const faults: (() => void)[] = [
        () => proxy.cut(),
        () => proxy.set('half'),
        () => proxy.set('drop'),
        () => proxy.set('refuse'),
      ];
      for (let round = 0; round < 8; round += 1) {
        proxy.set('pass');
        await until(works(app));
        const writes = Array.from({ length: 4 }, (_, n) =>
          app.sendForm<{ _id: string }>('POST', '/categories', { name: `${round}.${n}` }),
        );
        // A different number of messages gets through each time.
        for (let count = 0; count <= round; count += 1) await proxy.nextRequest();
        faults[round % faults.length]?.();
        for (const { status, body } of await Promise.all(writes)) {
          expect([201, 503]).toContain(status);
          if (status === 201) stored.push(body._id);
        }
      }
      const rows = (await runOn(databaseUrl, 'select id from categories')) as { id: string }[];
      const ids = new Set(rows.map(({ id }) => id));
      expect(stored.filter((id) => !ids.has(id))).toEqual([]);
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

    test('of several hosts it finds the one that answers, and the next when that has gone', async () => {
      const { app, proxy: first } = fault;
      const url = app.databaseUrl ?? '';
      const second = await startTcpProxy(Number(new URL(url).port));
      first.set('refuse');
      const hosts = `127.0.0.1:${first.port},127.0.0.1:${second.port}`;
      const databaseUrl = url.replace(/127\.0\.0\.1:\d+|localhost:\d+/, hosts);
      const db = await openDb({ ...app, databaseUrl, limits: { postgres: IMPATIENT } });
      try {
        await until(() => reads(db));
        first.set('pass');
        second.set('drop');
        expect(await reads(db)).toBe(false);
        await until(() => reads(db));
        await db.writer.updateTable('writeChecks').set({ checkedAt: 'now' }).execute();
      } finally {
        await db.close();
        await second.close();
      }
    });
  });

test('a start that finds no database says so', async () => {
  const proxy = await startTcpProxy(1);
  try {
    const databaseUrl = `postgres://127.0.0.1:${proxy.port}/x`;
    const opening = openDb({ dataDir: '', databaseUrl, limits: { postgres: IMPATIENT } });
    await expect(opening).rejects.toThrow(AWAY);
  } finally {
    await proxy.close();
  }
});
