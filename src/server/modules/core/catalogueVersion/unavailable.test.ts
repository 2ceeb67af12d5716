import { DatabaseUnavailable } from '@/server/db/unavailable';
import { quietLog, useTestApp } from '@/server/testing/buildTestApp';

const HOUR_MS = 3_600_000;

describe('catalogue reads while the database is unavailable', () => {
  let now = 1_800_000_000_000;
  const lines: string[] = [];
  const app = useTestApp({ clock: () => now, log: quietLog(lines) });

  const cached = '/spare-parts?page=1';
  const cut = () =>
    jest.spyOn(app.db.catalogueVersion, 'current').mockImplementation(() => {
      throw new DatabaseUnavailable('unreachable');
    });

  test('cached responses are sent with their age, for an hour; the rest is a 503', async () => {
    const first = await app.get(cached);
    const gone = cut();
    now += 12_000;
    const old = await app.get(cached);
    expect(old).toMatchObject({ status: 200, body: first.body });
    expect(old.headers.get('age')).toBe('12');
    expect(old.headers.get('cache-control')).toBe('no-cache');
    const etag = String(first.headers.get('etag'));
    expect(await app.get(cached, { 'if-none-match': etag })).toMatchObject({ status: 304 });
    const uncached = await app.get('/spare-parts?page=2');
    expect(uncached.status).toBe(503);
    expect(uncached.body.error).toMatch(/^The database does not answer at the moment\. /);
    expect(uncached.headers.get('retry-after')).toBe('2');
    now += HOUR_MS;
    expect(await app.get(cached)).toMatchObject({ status: 503 });
    gone.mockRestore();
    const back = await app.get(cached);
    expect(back).toMatchObject({ status: 200, body: first.body });
    expect(back.headers.has('age')).toBe(false);
    const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(said.filter((message) => message.includes('catalogue'))).toEqual([
      'the catalogue cannot be read',
      'the catalogue can be read again',
    ]);
  });

  test('a token that cannot be checked is none of a session', async () => {
    const first = await app.get(cached);
    cut();
    const { reader } = app.db;
    jest.spyOn(reader, 'selectFrom').mockImplementation(() => {
      throw new DatabaseUnavailable('unreachable');
    });
    app.useToken('expired-or-never-valid');
    const { status, body } = await app.get(cached);
    jest.restoreAllMocks();
    expect([status, body]).toEqual([200, first.body]);
  });

  test('what changed before the database became unavailable is not sent from the cache', async () => {
    await app.get(cached);
    await app.logInAs('admin');
    await app.addPart({ name: 'new' });
    app.useToken('');
    await app.get('/categories');
    cut();
    expect((await app.get(cached)).status).toBe(503);
  });
});
