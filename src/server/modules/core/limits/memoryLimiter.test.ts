import { memoryLimiter } from './memoryLimiter';
import type { RateLimit } from './rateLimiter';

const LIMIT: RateLimit = { max: 3, windowMs: 60_000 };
const rejection = (seconds: number) =>
  expect.objectContaining({
    statusCode: 429,
    extra: { headers: { 'retry-after': String(seconds) } },
  });

let now: number;
beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
});

test.each([
  [900, 'a second', '1'],
  [1_001, '2 seconds', '2'],
  [119_000, '119 seconds', '119'],
  [120_000, '2 minutes', '120'],
  [587_400, '10 minutes', '588'],
])('a wait of %i ms reads %s', (windowMs, wait, seconds) => {
  const take = memoryLimiter({ max: 1, windowMs }, () => 1);
  take('192.0.2.1', 1);
  expect(() => take('192.0.2.1', 1)).toThrow(
    expect.objectContaining({
      message: `Too many tries. Please wait ${wait}.`,
      extra: { headers: { 'retry-after': seconds } },
    }),
  );
});

test('points are counted, and rejected without counting until the window ends', () => {
  const take = memoryLimiter(LIMIT, () => now);
  take('192.0.2.1', 2);
  expect(() => take('192.0.2.1', 2)).toThrow(rejection(60));
  take('192.0.2.1', 1);
  take('192.0.2.2', 3);
  now += 59_999;
  expect(() => take('192.0.2.1', 1)).toThrow(rejection(1));
  now += 2;
  take('192.0.2.1', 3);
});

test('an IPv6 network of 48 bits takes twice as much as one of 64', () => {
  const take = memoryLimiter(LIMIT, () => now);
  take('2001:db8:0:1::1', 3);
  expect(() => take('2001:db8:0:1::2', 1)).toThrow(rejection(60));
  take('2001:db8:0:2::1', 3);
  for (let subnet = 3; subnet < 200; subnet += 1) {
    expect(() => take(`2001:db8:0:${subnet.toString(16)}::1`, 1)).toThrow(rejection(60));
  }
  take('2001:db8:1:1::1', 3);
});

describe('with as many IP addresses as are counted apart', () => {
  const ipAt = (index: number) => `2001:db8:${index.toString(16)}::1`;

  test('no counter begins anew, and those that come later count with their provider', () => {
    const take = memoryLimiter(LIMIT, () => now, 100);
    take('192.0.2.1', 3);
    let admitted = 0;
    for (let index = 0; index < 3000; index += 1) {
      try {
        take(ipAt(index), 1);
        admitted += 1;
      } catch {
        // Rejected.
      }
    }
    expect(() => take('192.0.2.1', 1)).toThrow(rejection(60));
    expect(admitted).toBeLessThanOrEqual(100 + 2 * LIMIT.max);
    // Others are hardly ever counted with them.
    take('192.0.2.2', 3);
    take('2a00:1450::1', 1);
    now += LIMIT.windowMs;
    take(ipAt(0), 3);
  });

  test('the counters are bounded in number', () => {
    const set = jest.spyOn(Map.prototype, 'set');
    const take = memoryLimiter({ max: 1e9, windowMs: 60_000 }, () => now, 100);
    for (let index = 0; index < 2500; index += 1) take(`10.0.${index >> 8}.${index & 255}`, 1);
    const counters = new Set(set.mock.contexts as Map<string, unknown>[]);
    set.mockRestore();
    expect(Math.max(...[...counters].map(({ size }) => size))).toBeLessThan(100 + 1024 + 2);
  });
});
