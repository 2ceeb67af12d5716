import { DATABASE_KINDS, useTestDatabase } from '@/server/testing/databases';
import { claimDue, claimOnce, isDone, takeLease, withJobLock } from './jobs';

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

  test('a job is due once in an interval, for one backend, and not at first', async () => {
    const due = () => claimDue(writer(), 'a', DAY, now);
    expect(await due()).toBe(false);
    now += DAY - 1;
    expect(await due()).toBe(false);
    now += 1;
    const claimed = await Promise.all([due(), due(), due()]);
    expect(claimed.sort()).toEqual([false, false, true]);
  });

  test('the interval counts anew after a clock has jumped, ahead or back', async () => {
    const due = () => claimDue(writer(), 'a', DAY, now);
    await due();
    for (const jump of [1000 * DAY, -1000 * DAY]) {
      now += jump;
      expect(await due()).toBe(false);
      now += DAY;
      expect(await due()).toBe(true);
    }
  });

  test('a lease leaves the time when the job was last done as it is', async () => {
    const lease = await take();
    expect(await isDone(writer(), 'a')).toBe(false);
    expect(await claimDue(writer(), 'a', DAY, now)).toBe(false);
    await lease?.release();
    now += 2 * DAY;
    await take();
    expect(await claimDue(writer(), 'a', DAY, now)).toBe(true);
  });

  test('what runs once is claimed once; a lock alone claims nothing', async () => {
    await withJobLock(database.db, 'a', async () => undefined);
    const claims = await Promise.all([claimOnce(writer(), 'a'), claimOnce(writer(), 'a')]);
    expect(claims.sort()).toEqual([false, true]);
    expect(await isDone(writer(), 'a')).toBe(true);
    expect(await isDone(writer(), 'b')).toBe(false);
  });
});
