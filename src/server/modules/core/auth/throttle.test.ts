import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import { buildTestApp, useTestApp } from '@/server/testing/buildTestApp';
import { CHEAP, PASSWORD } from '@/server/testing/client';
import { accountRepository } from './accountRepository';
import { MAX_WAITING_PER_NETWORK, hashPassword, verifyPassword } from './passwords';
import { MAX_DEVICES } from './repository';

const limits = {
  ...LIMITS,
  loginPerPair: { max: 3, windowMs: 60_000 },
  loginPerIp: { max: 5, windowMs: 60_000 },
  loginPerNetwork: { max: 10, windowMs: 60_000 },
};

describe('limits on login', () => {
  let now = Date.UTC(2026, 10, 21);
  const app = useTestApp({
    limits,
    clock: () => now,
    config: { siteOrigins: ['https://example.com'], trustProxy: true, mail: undefined },
  });

  const logIn = (emailId: string, password: string, ipAddress: string, cookie = '') =>
    app.postJson('/auth/login', { emailId, password }, 'POST', {
      'x-forwarded-for': ipAddress,
      cookie,
    });
  const status = async (...login: Parameters<typeof logIn>) => (await logIn(...login)).status;

  /** An account's e-mail address and the cookie of a browser that has logged in to it. */
  const makeAccount = async () => {
    const email = await app.logInAs('admin');
    const { headers } = await logIn(email, PASSWORD, '192.0.2.250');
    return { email, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
  };

  const wrongThreeTimes = async (email: string, ipAddress: string, cookie = '') => {
    for (let count = 0; count < 3; count += 1) {
      expect(await status(email, 'wrong password', ipAddress, cookie)).toBe(401);
    }
  };

  test('an IP address can try an account three times until the window ends; others go on', async () => {
    const { email } = await makeAccount();
    await wrongThreeTimes(email, '192.0.2.1');
    const rejected = await logIn(email, PASSWORD, '192.0.2.1');
    const body = { error: 'Too many tries. Please wait 60 seconds.' };
    expect(rejected).toMatchObject({ status: 429, body });
    expect(rejected.headers.get('retry-after')).toBe('60');
    expect(await status(email, PASSWORD, '192.0.2.2')).toBe(200);
    now += 60_000;
    expect(await status(email, PASSWORD, '192.0.2.1')).toBe(200);
  });

  test('attempts from everywhere lock nobody out', async () => {
    const { email } = await makeAccount();
    for (let net = 1; net < 20; net += 1) await wrongThreeTimes(email, `192.0.2.${net}`);
    expect(await status(email, PASSWORD, '198.51.100.1')).toBe(200);
  });

  test('a flood from changing IP addresses of one network keeps nobody out', async () => {
    const { email } = await makeAccount();
    const flood = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        status(email, 'wrong password', `2001:db8:1:${index}::1`),
      ),
    );
    expect(flood.filter((code) => code === 401)).toHaveLength(10);
    expect(flood.filter((code) => code === 429)).toHaveLength(20);
    expect(await status(email, PASSWORD, '2001:db8:2::1')).toBe(200);
  });

  test('rejected attempts add no counters, whatever they name, and admitted logins leave none', async () => {
    const { email } = await makeAccount();
    const counters = async () => (await app.rows('rateLimits')).length;
    expect(await counters()).toBe(0);
    for (let count = 0; count < 5; count += 1) {
      expect(await status(`${count}@example.com`, 'x', '192.0.2.1')).toBe(401);
    }
    const before = await counters();
    for (let count = 5; count < 10; count += 1) {
      expect(await status(`${count}@example.com`, 'x', '192.0.2.1')).toBe(429);
    }
    expect(await status(email, PASSWORD, '192.0.2.2')).toBe(200);
    expect(await counters()).toBe(before);
  });

  test('over TLS the cookie that anybody can plant is not read', async () => {
    const { email, cookie } = await makeAccount();
    const planted = cookie.replace('__Host-', '');
    await wrongThreeTimes(email, '192.0.2.1');
    expect(await status(email, PASSWORD, '192.0.2.1', planted)).toBe(429);
    expect(await status(email, PASSWORD, '192.0.2.1', `${planted}; ${cookie}`)).toBe(200);
  });

  test('a browser that has logged in before passes all throttles but its own', async () => {
    const { email, cookie } = await makeAccount();
    for (let net = 1; net < 4; net += 1) await wrongThreeTimes(email, `192.0.2.${net}`);
    expect(await status(email, PASSWORD, '192.0.2.1')).toBe(429);
    expect(await status(email, PASSWORD, '192.0.2.1', cookie)).toBe(200);
    await wrongThreeTimes(email, '203.0.113.1', cookie);
    expect(await status(email, PASSWORD, '203.0.113.2', cookie)).toBe(429);
    expect(await status(email, PASSWORD, '203.0.113.2')).toBe(200);
  });

  test('the cookie is for neither scripts nor other sites and ends with the password', async () => {
    const { email, cookie } = await makeAccount();
    const { headers } = await logIn(email, PASSWORD, '192.0.2.250', cookie);
    expect(headers.get('set-cookie')).toBe(
      `${cookie}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure`,
    );
    expect(cookie).toMatch(/^__Host-/);
    const devices = await app.rows('knownDevices');
    expect(JSON.stringify(devices)).not.toContain(cookie.split('=')[1]);
    const other = await makeAccount();
    const accounts = accountRepository(app.db.writer);
    const { id = '' } = (await accounts.findByEmail(email)) ?? {};
    await accounts.setPassword(id, await hashPassword(PASSWORD, CHEAP));
    await wrongThreeTimes(email, '192.0.2.1');
    for (const stranger of [cookie, other.cookie, 'hoistway_device=x', 'hoistway_device']) {
      expect(await status(email, PASSWORD, '192.0.2.1', stranger)).toBe(429);
    }
  });

  test('only so many browsers are known, and none for longer than a year', async () => {
    const { email, cookie } = await makeAccount();
    for (let count = 0; count < MAX_DEVICES; count += 1) {
      now += 1000;
      expect(await status(email, PASSWORD, '192.0.2.250')).toBe(200);
    }
    const count = async () => (await app.rows('knownDevices')).length;
    expect(await count()).toBe(MAX_DEVICES);
    await wrongThreeTimes(email, '192.0.2.1');
    expect(await status(email, PASSWORD, '192.0.2.1', cookie)).toBe(429);
    now += 366 * 86_400_000;
    expect(await status(email, PASSWORD, '192.0.2.1')).toBe(200);
    expect(await count()).toBe(1);
  });

  test('an IP address can try five times, an IPv6 network counting as one; logins that succeed are free', async () => {
    const email = await app.logInAs('admin');
    for (let count = 0; count < 10; count += 1) {
      expect(await status(email, PASSWORD, '2001:db8:1:2::1')).toBe(200);
    }
    for (let count = 0; count < 5; count += 1) {
      expect(await status(`${count}@example.com`, 'x', `2001:db8:1:2::${count}`)).toBe(401);
    }
    expect(await status('other@example.com', 'x', '2001:db8:1:2:3::')).toBe(429);
    expect(await status('other@example.com', 'x', '2001:db8:1:3::1')).toBe(401);
  });

  test('parallel attempts do not slip through', async () => {
    const email = await app.logInAs('admin');
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => status(email, 'wrong password', '192.0.2.1')),
    );
    expect(responses.filter((code) => code === 401)).toHaveLength(3);
  });
});

describe('passwords that wait to be verified', () => {
  let hash: string;
  /** From changing IP addresses of one network. */
  const flood = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      verifyPassword(hash, PASSWORD, `2001:db8:1:${index.toString(16)}::1`),
    );
  beforeAll(async () => {
    hash = await hashPassword(PASSWORD, CHEAP);
  });

  test('are bounded per network', async () => {
    const results = await Promise.allSettled(flood(MAX_WAITING_PER_NETWORK + 20));
    const rejected = results.filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(18);
    expect(rejected[0]).toMatchObject({ reason: { statusCode: 503 } });
    await expect(verifyPassword(hash, PASSWORD, '192.0.2.1')).resolves.toBe(true);
  });

  test('of another network come before those of a flood', async () => {
    let verified = 0;
    const all = flood(MAX_WAITING_PER_NETWORK).map((one) => one.then(() => (verified += 1)));
    await verifyPassword(hash, PASSWORD, '2001:db8:2::1');
    expect(verified).toBeLessThan(MAX_WAITING_PER_NETWORK / 2);
    await Promise.all(all);
  });
});

test('an unknown e-mail address takes as long as a wrong password', async () => {
  const cost = { memoryCost: 16_384, timeCost: 2, parallelism: 1 };
  const app = await buildTestApp({ passwordCost: cost });
  const accounts = accountRepository(app.db.writer);
  await accounts.create('known@example.com', await hashPassword(PASSWORD, cost), 'admin');
  const time = async (emailId: string) => {
    const start = performance.now();
    await app.postJson('/auth/login', { emailId, password: 'wrong password' });
    return performance.now() - start;
  };
  let [known, unknown] = [Infinity, Infinity];
  // In turn, and the quickest of each, so that a busy machine weighs on both alike.
  for (let count = 0; count < 9; count += 1) {
    known = Math.min(known, await time('known@example.com'));
    unknown = Math.min(unknown, await time(`nobody${count}@example.com`));
  }
  // Without the hashing one of them would take less than a tenth of the other's time.
  expect(unknown).toBeGreaterThan(known / 4);
  expect(known).toBeGreaterThan(unknown / 4);
});
