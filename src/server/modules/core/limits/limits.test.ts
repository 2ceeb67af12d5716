import { openDb, type Db } from '@/server/db/kysely';
import { DATABASE_KINDS, makeTestDatabase, type TestDatabase } from '@/server/testing/databases';
import { rateLimiters, type RateLimit, type RateLimiter } from './rateLimiter';

const LIMIT: RateLimit = { max: 3, windowMs: 60_000 };
const rejection = (seconds: number) => {
  const headers = { 'retry-after': String(seconds) };
  return { statusCode: 429, extra: { headers } };
};

describe.each(DATABASE_KINDS)('limits in the database on %s', (kind) => {
  let database: TestDatabase;
  let now: number;
  /** Of one backend, and of another one on the same database. */
  let here: RateLimiter;
  let there: RateLimiter;
  let other: Db;

  beforeEach(async () => {
    database = await makeTestDatabase(kind);
    other = await openDb(database);
    now = Date.UTC(2026, 10, 21);
    here = rateLimiters(database.db, () => now)('test', LIMIT);
    there = rateLimiters(other, () => now)('test', LIMIT);
  });
  afterEach(async () => {
    await other.close();
    await database.remove();
  });

  const rows = () => database.db.reader.selectFrom('rateLimits').selectAll().execute();

  test('hold over several backends, and over a restart', async () => {
    await here.take('a');
    await there.take('a');
    await here.take('a');
    await expect(there.take('a')).rejects.toMatchObject(rejection(60));
    await expect(here.take('a')).rejects.toMatchObject(rejection(60));
    const restarted = rateLimiters(other, () => now)('test', LIMIT);
    await expect(restarted.take('a')).rejects.toMatchObject(rejection(60));
    await restarted.take('b');
    await rateLimiters(other, () => now)('another', LIMIT).take('a');
  });

  test('none slips through two backends at the same time', async () => {
    const tries = Array.from({ length: 20 }, (_, index) => (index % 2 ? here : there).take('a'));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT.max);
  });

  test('begin anew when the window is over', async () => {
    for (let count = 0; count < 3; count += 1) await here.take('a');
    now += 59_999;
    await expect(here.take('a')).rejects.toMatchObject(rejection(1));
    now += 1;
    for (let count = 0; count < 3; count += 1) await here.take('a');
    await expect(here.take('a')).rejects.toMatchObject(rejection(60));
  });

  test('give back what was taken, and no more than that', async () => {
    await here.giveBack('a');
    for (let count = 0; count < 3; count += 1) await here.take('a');
    await there.giveBack('a');
    await here.take('a');
    await expect(here.take('a')).rejects.toMatchObject(rejection(60));
    expect(await here.count('b')).toBe(1);
    expect(await there.count('b')).toBe(2);
  });

  test('admit nobody while the database is unavailable', async () => {
    const third = await openDb(database);
    const limiter = rateLimiters(third, () => now)('test', LIMIT);
    await limiter.take('a');
    await third.close();
    const rejected = limiter.take('a');
    await expect(rejected).rejects.toBeInstanceOf(Error);
    await expect(rejected).rejects.not.toHaveProperty('statusCode', 429);
  });

  test('store neither names nor IP addresses, and nothing that is over', async () => {
    await here.take('192.0.2.1 boss@example.com');
    expect(JSON.stringify(await rows())).not.toMatch(/192|boss/);
    now += LIMIT.windowMs;
    await here.take('later');
    expect(await rows()).toHaveLength(1);
  });
});
