import { connect } from 'node:net';
import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import { buildTestApp, quietLog, useTestApp } from '@/server/testing/buildTestApp';
import { CHEAP, MISSING, PASSWORD } from '@/server/testing/client';
import { until } from '@/server/testing/databases';
import { makeImage } from '@/server/testing/images';
import { listOperations, readContract } from '@/server/plugins/contract';
import { accountRepository } from './accountRepository';
import { hashPassword } from './passwords';
import { SESSION_MS } from './service';

const WRONG = { error: 'The email or the password is not correct.', code: 'login_failed' };

describe('accounts and sessions', () => {
  let now = Date.UTC(2026, 10, 21);
  // Unused sessions have other tests.
  const sessionIdleMs = 2 * SESSION_MS;
  const app = useTestApp({ clock: () => now, limits: LIMITS, sessionIdleMs });

  const logIn = (emailId: string, password = PASSWORD) =>
    app.postJson<{ token?: string; error?: string }>('/auth/login', { emailId, password });
  const me = () => app.get('/auth/me');

  /** As the command does. */
  const setPassword = async (email: string, password: string) => {
    const accounts = accountRepository(app.db.writer);
    const { id = '' } = (await accounts.findByEmail(email)) ?? {};
    await accounts.setPassword(id, await hashPassword(password, CHEAP));
  };

  test('a login gives a token of 256 bits, which the database does not hold', async () => {
    const email = await app.logInAs('admin');
    const { status, body } = await logIn(`  ${email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect((await me()).body).toMatchObject({ emailId: email, role: 'admin' });
    const [sessions, accounts] = [await app.rows('sessions'), await app.rows('accounts')];
    const stored = JSON.stringify([sessions, accounts]);
    expect(sessions).toHaveLength(2);
    expect(stored).not.toContain(body.token);
    expect(stored).not.toContain(PASSWORD);
    expect(accounts[0]?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('an unknown e-mail address and a wrong password get the same response', async () => {
    const email = await app.logInAs('admin');
    for (const login of [await logIn(email, 'wrong'), await logIn('nobody@example.com')])
      expect([login.status, login.body]).toEqual([401, WRONG]);
  });

  test('a password opens as it was set, not in another case or with other blanks', async () => {
    const email = await app.logInAs('admin');
    for (const other of [PASSWORD.toUpperCase(), ` ${PASSWORD}`, `${PASSWORD} `]) {
      expect((await logIn(email, other)).status).toBe(401);
    }
    expect((await logIn(email)).status).toBe(200);
  });

  test('a password opens in every way in which a keyboard may write its characters', async () => {
    const email = await app.logInAs('admin');
    await setPassword(email, 'cafe\u0301 lifts 12');
    for (const password of ['caf\u00e9 lifts 12', 'cafe\u0301 lifts 12', 'caf\u00e9 lifts １２']) {
      expect((await logIn(email, password)).status).toBe(200);
    }
  });

  test('a session ends after 12 hours, not before', async () => {
    await app.logInAs('admin');
    now += SESSION_MS - 1;
    expect((await me()).status).toBe(200);
    now += 1;
    expect(await me()).toMatchObject({ status: 401, body: { error: 'Please log in.' } });
  });

  test('a logout ends the token on the server, whatever body comes with it', async () => {
    await app.logInAs('user');
    const headers = { 'content-type': 'application/json' };
    expect((await app.call('POST', '/auth/logout', { headers })).status).toBe(200);
    expect((await me()).status).toBe(401);
    expect((await app.call('POST', '/auth/logout', { headers })).status).toBe(401);
    await app.logInAs('user');
    expect((await app.call('POST', '/auth/logout', { headers, body: '{"x"' })).status).toBe(200);
  });

  test('a login that comes with a session ends that session, of whatever account; a failed one does not', async () => {
    await app.logInAs('admin');
    const former = app.authorization();
    const emailId = await app.logInAs('user');
    const asOther = (password: string) =>
      app.postJson('/auth/login', { emailId, password }, 'POST', former);
    const formerMe = () => app.get('/auth/me', former);
    expect((await asOther('not the password')).status).toBe(401);
    expect((await formerMe()).status).toBe(200);
    expect((await asOther(PASSWORD)).status).toBe(200);
    expect((await formerMe()).status).toBe(401);
    expect((await me()).status).toBe(200);
  });

  test('a changed password ends all sessions of the account', async () => {
    const email = await app.logInAs('admin');
    await setPassword(email, 'another password');
    expect((await me()).status).toBe(401);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(email, 'another password')).status).toBe(200);
  });

  test('a password that the backend made opens nothing until it is changed', async () => {
    const email = await app.logInAs('admin');
    await app.db.writer.updateTable('accounts').set({ mustChangePassword: 1 }).execute();
    expect((await me()).body).toMatchObject({ role: 'admin', mustChangePassword: true });
    const rejected = { status: 403, body: { error: 'Please change your password first.' } };
    expect(await app.get('/inquiries')).toMatchObject(rejected);
    expect(await app.call('DELETE', `/categories/${MISSING}`)).toMatchObject(rejected);
    expect((await app.get('/categories')).status).toBe(200);
    expect((await app.call('POST', '/auth/logout')).status).toBe(200);
    await setPassword(email, 'new');
    app.useToken((await logIn(email, 'new')).body.token ?? '');
    expect((await me()).body).not.toHaveProperty('mustChangePassword');
    expect((await app.get('/inquiries')).status).toBe(200);
  });

  test('an e-mail address can have one account only', async () => {
    const email = await app.logInAs('user');
    const hash = await hashPassword(PASSWORD, CHEAP);
    const accounts = accountRepository(app.db.writer);
    expect(await accounts.create(email.toUpperCase(), hash, 'admin')).toBeUndefined();
    expect(await accounts.hasAdmin()).toBe(false);
  });
});

test('operations without a login are listed here', () => {
  const open = listOperations(readContract()).filter(({ secured }) => !secured);
  expect(open.map(({ id }) => id).sort()).toEqual([
    'acceptInvitation',
    'createApplication',
    'createInquiry',
    'createQuotationList',
    'getBuyerInquiry',
    'getBuyerQuotationPdf',
    'getCatalogueVersion',
    'getCategory',
    'getDocs',
    'getDocument',
    'getHealth',
    'getOpenApi',
    'getPasswordResetOptions',
    'getQuotationList',
    'getReadiness',
    'getRelatedParts',
    'getSparePart',
    'getUpload',
    'listAttributes',
    'listCatalogueUrls',
    'listCategories',
    'listCategorySpareParts',
    'listSelectedParts',
    'listSpareParts',
    'logIn',
    'lookUpNumbers',
    'matchLines',
    'requestBuyerLinks',
    'requestPasswordLink',
    'resetPassword',
    'respondToCompany',
    'suggestSpareParts',
  ]);
});

test('a call that the contract forgets to guard is for admins', () => {
  const contract = structuredClone(readContract());
  delete contract.paths['/categories/']?.get?.security;
  const operation = listOperations(contract).find(({ id }) => id === 'listCategories');
  expect(operation?.secured).toBe(true);
});

describe('who may do what', () => {
  const app = useTestApp({ shared: true });

  const GUARDED = [
    ['POST', '/categories/'],
    ['PUT', `/categories/${MISSING}`],
    ['DELETE', `/categories/${MISSING}`],
    ['POST', '/spare-parts'],
    ['PUT', `/spare-parts/${MISSING}`],
    ['DELETE', `/spare-parts/${MISSING}`],
    ['GET', '/inquiries'],
    ['GET', '/inquiries/export'],
    ['GET', `/inquiries/${MISSING}`],
    ['PATCH', `/inquiries/${MISSING}`],
    ['GET', '/applications'],
    ['GET', '/applications/export'],
    ['GET', `/applications/${MISSING}`],
    ['PATCH', `/applications/${MISSING}`],
    ['GET', '/accounts'],
    ['PATCH', `/accounts/${MISSING}`],
    ['DELETE', `/accounts/${MISSING}`],
    ['GET', '/invitations'],
    ['POST', '/invitations'],
    ['DELETE', `/invitations/${MISSING}`],
  ] as const;

  test.each(GUARDED)('%s %s is for admins', async (method, path) => {
    for (const token of ['', 'x', 'A'.repeat(43)]) {
      app.useToken(token);
      const { status, body, headers } = await app.call(method, path);
      expect([status, body]).toEqual([401, { error: 'Please log in.', code: 'unauthenticated' }]);
      const invalid = token === '' ? '' : ', error="invalid_token"';
      expect(headers.get('www-authenticate')).toBe(`Bearer realm="Hoistway"${invalid}`);
    }
    await app.logInAs('user');
    const forbidden = { error: 'Only admins are allowed to do this.' };
    expect(await app.call(method, path)).toMatchObject({ status: 403, body: forbidden });
    await app.logInAs('admin');
    const { status, headers } = await app.call(method, path);
    expect([404, 415, 200]).toContain(status);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a user may read their own account', async () => {
    await app.logInAs('user');
    expect(await app.read('/auth/me')).toMatchObject({ role: 'user' });
  });

  test('what is for one reader is stored nowhere, what is for all may be', async () => {
    const email = await app.logInAs('admin');
    const responses = [
      await app.postJson('/auth/login', { emailId: email, password: PASSWORD }),
      await app.get('/auth/me'),
      await app.get('/inquiries'),
      await app.get('/applications/export'),
      await app.postJson('/inquiries', { name: 'Amina', phone: '123456' }),
      await app.call('POST', '/auth/logout'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201, 200]);
    for (const { headers } of responses) expect(headers.get('cache-control')).toBe('no-store');
    expect((await app.get('/categories')).headers.get('cache-control')).not.toBe('no-store');
  });

  test('a write without the right to it is rejected before its body is read', async () => {
    app.useToken('');
    const fields = { name: '', images: await makeImage() };
    expect((await app.sendForm('POST', '/spare-parts', fields)).status).toBe(401);
    expect(app.temporaryFiles()).toEqual([]);
  });

  test('reads are public, even with a token that is not valid', async () => {
    app.useToken('B'.repeat(43));
    expect((await app.get('/categories')).status).toBe(200);
    expect((await app.get('/spare-parts')).status).toBe(200);
  });
});

test('logs hold neither tokens nor passwords', async () => {
  const lines: string[] = [];
  const log = quietLog(lines);
  log.level = 'trace';
  const app = await buildTestApp({ log });
  const email = await app.logInAs('admin');
  const login = { emailId: email, password: PASSWORD };
  const { body } = await app.postJson<{ token: string }>('/auth/login', login);
  app.useToken(body.token);
  await app.get('/spare-parts?q=private');
  await app.get('/auth/me');
  const text = lines.join('');
  expect(text).toContain('/auth/me');
  for (const secret of [body.token, PASSWORD, 'private']) expect(text).not.toContain(secret);
  // Only the security log names people.
  expect(lines.filter((line) => !line.includes('"security":')).join('')).not.toContain(email);
});

test('security events are logged with account and IP address', async () => {
  const lines: string[] = [];
  const app = await buildTestApp({ log: quietLog(lines), limits: LIMITS });
  const events = () =>
    lines
      .splice(0)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ security }) => security !== undefined);
  const email = await app.logInAs('user');
  const loggedIn = { security: 'loggedIn', email, from: '127.0.0.1' };
  const { id: accountId } = (await accountRepository(app.db.reader).findByEmail(email)) ?? {};
  await app.get('/inquiries');
  await app.call('POST', '/auth/logout');
  await app.get('/auth/me');
  expect(events()).toMatchObject([
    { security: 'rejected', status: 403, operation: 'listInquiries', by: accountId },
    { security: 'loggedOut', accountId, by: accountId },
    { security: 'rejected', status: 401, operation: 'getCurrentUser', from: '127.0.0.1' },
  ]);
  const logIn = (emailId: string, password: string) =>
    app.postJson('/auth/login', { emailId, password });
  await logIn('someone\n{}@example.com', 'a secret');
  await logIn('a secret', 'x');
  await logIn(email, PASSWORD);
  const before = lines.length;
  for (let count = 0; count < LIMITS.loginPerPair.max; count += 1) await logIn('a@b.co', 'x');
  lines.length = before;
  await logIn('a@b.co', 'x');
  const written = lines.join('');
  expect(written).not.toContain('a secret');
  expect(written).not.toContain(PASSWORD);
  expect(events()).toMatchObject([
    { security: 'loginFailed', email: 'someone {}@example.com' },
    { security: 'loginFailed', email: '(not an e-mail address)' },
    loggedIn,
    { security: 'loginThrottled', email: 'a@b.co', because: 'pair' },
  ]);
  for (let count = 0; count <= LIMITS.messagesPerIp.max; count += 1) {
    await app.postJson('/inquiries', { name: 'Amina', phone: '123456' });
  }
  expect(events()).toMatchObject([
    { security: 'rejected', status: 429, operation: 'createInquiry', from: '127.0.0.1' },
  ]);
});

test('the IP addresses of clients that have gone are logged all the same', async () => {
  const lines: string[] = [];
  const app = await buildTestApp({ log: quietLog(lines) });
  for (let count = 1; count <= 5; count += 1) {
    const socket = connect(app.port, '127.0.0.1');
    socket.write('GET /inquiries HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.destroy());
    await until(async () => lines.length === count);
  }
  const event = { security: 'rejected', status: 401, from: '127.0.0.1' };
  const events = lines.map((line) => JSON.parse(line) as object);
  expect(events).toMatchObject(Array(5).fill(event));
});
