import { setTimeout as wait } from 'node:timers/promises';

const limitMs = 15_000;

/**
 * Asks until the answer equals `expected`; when it does not in time, fails with the difference.
 * For what Playwright's own `waitFor` cannot wait for, such as sizes and counts.
 */
export async function expectSoon<T>(ask: () => Promise<T>, expected: T): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    try {
      expect(answer).toEqual(expected);
      return;
    } catch (difference) {
      if (Date.now() > deadline) throw difference;
    }
    await wait(50);
  }
}
