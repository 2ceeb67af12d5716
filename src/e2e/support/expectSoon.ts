import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 15_000;

/** Polls until the result equals `expected`: for values without a locator, such as sizes and counts. */
export async function expectSoon<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const result = await read();
    try {
      expect(result).toEqual(expected);
      return;
    } catch (difference) {
      if (Date.now() > deadline) throw difference;
    }
    await wait(50);
  }
}
