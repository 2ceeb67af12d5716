import { LIMITS } from '../../app';
import { buildTestApp, PASSWORD, type TestApp } from '../../test/buildTestApp';
import { hashPassword } from './passwords';
import { accountRepository } from './repository';

describe('limits on login', () => {
  let app: TestApp;
  let now = 0;
  const limits = {
    ...LIMITS,
    loginPerAddress: { max: 5, windowMs: 60_000 },
    loginPerAccount: { max: 3, windowMs: 60_000 },
  };
  beforeEach(async () => {
    app = await buildTestApp({
      limits,
      clock: () => now,
      config: { siteOrigins: [], trustProxy: true, mail: undefined },
    });
  });
  afterEach(() => app.close());

  const logIn = (emailId: string, password: string, ip: string) =>
    app.call('POST', '/auth/login', {
      body: JSON.stringify({ emailId, password }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    });

  test('an account can be tried three times, from wherever, until the window ends', async () => {
    const email = await app.logInAs('admin');
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      expect((await logIn(email, 'wrong password', ip)).status).toBe(401);
    }
    const refused = await logIn(email, PASSWORD, '192.0.2.4');
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'Too many tries. Please wait 60 seconds.' },
    });
    expect(refused.headers.get('retry-after')).toBe('60');
    now += 60_000;
    expect((await logIn(email, PASSWORD, '192.0.2.4')).status).toBe(200);
  });

  test('an address can try five times, an IPv6 network counting as one; logins that succeed are free', async () => {
    const email = await app.logInAs('admin');
    for (let count = 0; count < 10; count += 1) {
      expect((await logIn(email, PASSWORD, '2001:db8:1:2::1')).status).toBe(200);
    }
    for (let count = 0; count < 5; count += 1) {
      const ip = `2001:db8:1:2::${count}`;
      expect((await logIn(`${count}@example.com`, 'x', ip)).status).toBe(401);
    }
    expect((await logIn('other@example.com', 'x', '2001:db8:1:2:3::')).status).toBe(429);
    expect((await logIn('other@example.com', 'x', '2001:db8:1:3::1')).status).toBe(401);
  });

  test('tries at the same time do not slip through', async () => {
    const email = await app.logInAs('admin');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => logIn(email, 'wrong password', `192.0.2.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });
});

test('an unknown address takes as long as a wrong password', async () => {
  const cost = { memoryCost: 16_384, timeCost: 2, parallelism: 1 };
  const app = await buildTestApp({ passwordCost: cost });
  try {
    const accounts = accountRepository(app.db);
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
  } finally {
    await app.close();
  }
});
