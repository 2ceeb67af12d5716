import { DATABASE_KINDS, useTestDatabase } from '@/server/testing/databases';
import { claimOnce, doWhenDue, isDone, takeLease, withJobLock } from './jobs';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(DATABASE_KINDS)('%s: jobs', (kind) => {
  let now: number;
  const database = useTestDatabase(kind);
  const clock = () => now;
  const writer = () => database.db.writer;
  beforeEach(() => {
    now = Date.UTC(2026, 10, 21);
  });

  const take = () => takeLease(writer(), 'a', MINUTE, clock);

  test('a lease has one holder, until it is released or over', async () => {
    const taken = await Promise.all([take(), take(), take()]);
    const held = taken.filter((lease) => lease !== undefined);
    expect(held).toHaveLength(1);
    expect(await takeLease(writer(), 'b', MINUTE, clock)).toBeDefined();
    await held[0]?.release();
    const second = await take();
    now += MINUTE - 1;
    expect(await take()).toBeUndefined();
    expect(await second?.renew()).toBe(true);
    now += MINUTE - 1;
    expect(await take()).toBeUndefined();
    now += 1;
    const third = await take();
    expect(third).toBeDefined();
    expect(await second?.renew()).toBe(false);
    await second?.release();
    expect(await take()).toBeUndefined();
  });

  const job = 'trashPurge';
  const run = () => doWhenDue(writer(), job, DAY, now, () => Promise.resolve(true));
  const doneAt = async () =>
    (await writer().selectFrom('jobs').selectAll().where('name', '=', job).executeTakeFirst())
      ?.doneAt;

  test('a job is done once in an interval, by one backend, and not at first', async () => {
    expect(await run()).toBeUndefined();
    now += DAY - 1;
    expect(await run()).toBeUndefined();
    now += 1;
    const results = await Promise.all([run(), run(), run()]);
    expect(results.filter(Boolean)).toEqual([true]);
    expect(await doneAt()).toBe(new Date(now).toISOString());
  });

  test('a job that fails stays due, and does not count as done', async () => {
    await run();
    const before = await doneAt();
    now += DAY;
    const fail = () => Promise.reject(new Error('It fails.'));
    await expect(doWhenDue(writer(), job, DAY, now, fail)).rejects.toThrow('It fails.');
    expect(await doneAt()).toBe(before);
    expect(await run()).toBe(true);
  });

  test('the interval counts anew after a clock has jumped, ahead or back', async () => {
    await run();
    for (const jump of [1000 * DAY, -1000 * DAY]) {
      now += jump;
      expect(await run()).toBeUndefined();
      now += DAY;
      expect(await run()).toBe(true);
    }
  });

  test('a job waits for the backend that is doing it, unless that crashes', async () => {
    await run();
    now += DAY;
    await takeLease(writer(), job, MINUTE, clock);
    expect(await run()).toBeUndefined();
    now += MINUTE;
    expect(await run()).toBe(true);
  });

  test('what runs once is claimed once; a lock alone claims nothing', async () => {
    await withJobLock(database.db, 'a', async () => undefined);
    const claims = await Promise.all([claimOnce(writer(), 'a'), claimOnce(writer(), 'a')]);
    expect(claims.sort()).toEqual([false, true]);
    expect(await isDone(writer(), 'a')).toBe(true);
    expect(await isDone(writer(), 'b')).toBe(false);
  });
});
