import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

describe('lookups of one IP address', () => {
  let app: TestApp;
  let now: number;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 21);
    app = await buildTestApp({
      clock: () => now,
      config: { trustProxy: ['127.0.0.1'] },
      limits: { ...LIMITS, lookupNumbersPerIp: { max: 3300, windowMs: 60_000 } },
    });
  });

  const lookUp = (numbers: string[], ip = '192.0.2.1') =>
    app.postJson<{ error?: string; results?: object[] }>(
      '/spare-parts/lookup',
      { numbers },
      'POST',
      { 'x-forwarded-for': ip },
    );
  /** As expensive as a lookup may be. */
  const longList = Array.from({ length: 200 }, (_, index) => String(index).padStart(64, '12345'));

  test('are rejected beyond a limit of numbers, until its window ends', async () => {
    for (let count = 0; count < 16; count += 1) expect((await lookUp(longList)).status).toBe(200);
    expect((await lookUp(longList.slice(0, 100))).status).toBe(200);
    const { status, headers, body } = await lookUp(['HW-1']);
    expect({ status, body }).toEqual({
      status: 429,
      body: {
        error: 'Too many tries. Please wait 60 seconds.',
        code: 'too_many_requests',
        params: { seconds: 60 },
      },
    });
    expect(headers.get('retry-after')).toBe('60');
    expect((await lookUp(['HW-1'], '192.0.2.2')).status).toBe(200);
    now += 60_001;
    expect((await lookUp(['HW-1'])).status).toBe(200);
  });
});
