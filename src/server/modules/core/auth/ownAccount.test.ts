import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import { quietLog, useTestApp } from '@/server/testing/buildTestApp';
import { PASSWORD } from '@/server/testing/client';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { MAX_SESSIONS } from './repository';
import { SESSION_MS } from './service';
import { clientOf } from './browser';

const NEXT = 'ninety nine quiet landings';
const MINUTE = 60_000;
const IDLE = 120 * MINUTE;

interface Session {
  _id: string;
  createdAt: string;
  lastUsedAt: string;
  browser?: string;
  system?: string;
  address?: string;
  current: boolean;
}

describe.each(DATABASE_KINDS)('the own account on %s', (kind) => {
  let now = Date.UTC(2026, 10, 21);
  let email: string;
  const lines: string[] = [];
  const limits = { ...LIMITS, loginPerPair: { max: 25, windowMs: MINUTE } };
  const app = useTestApp({ kind, clock: () => now, limits, log: quietLog(lines) });

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 21);
    lines.length = 0;
    email = await app.logInAs('admin');
  });

  /** Another session; the client goes on with the token that it has. */
  const logIn = async (password = PASSWORD, userAgent = '') => {
    const login = { emailId: email, password };
    const headers = { 'user-agent': userAgent };
    const sent = await app.postJson<{ token: string }>('/auth/login', login, 'POST', headers);
    return { status: sent.status, token: sent.body.token };
  };
  const statusWith = async (token: string) =>
    (await app.get('/auth/me', { authorization: `Bearer ${token}` })).status;
  const me = () => app.get<{ idleSeconds: number }>('/auth/me');
  const sessions = () => app.read<Session[]>('/auth/sessions');
  const changePassword = (currentPassword: string, newPassword: string) =>
    app.postJson('/auth/password', { currentPassword, newPassword }, 'PUT');

  test('of two changes of the password at the same time one holds', async () => {
    const other = 'seven slow panoramic cabins';
    const responses = await Promise.all([
      changePassword(PASSWORD, NEXT),
      changePassword(PASSWORD, other),
    ]);
    const done = responses.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const winner = responses[0].status === 200 ? NEXT : other;
    expect((await logIn(winner)).status).toBe(200);
  });

  test('a name is stored, shown to all admins, and removed again', async () => {
    const rename = (name: string) => app.postJson('/auth/me', { name }, 'PATCH');
    expect(await rename(' Wei Chen ')).toMatchObject({ status: 200, body: { name: 'Wei Chen' } });
    expect((await me()).body).toMatchObject({ name: 'Wei Chen' });
    expect((await rename('x'.repeat(201))).status).toBe(400);
    expect((await rename('')).body).not.toHaveProperty('name');
  });

  test('sessions are listed with what their owner knows them by, and nothing of the token', async () => {
    now += MINUTE;
    await logIn(PASSWORD, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 <script>');
    const [other, own] = await sessions();
    expect(other).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      createdAt: '2026-11-21T00:01:00.000Z',
      lastUsedAt: '2026-11-21T00:01:00.000Z',
      browser: 'Firefox',
      system: 'Linux',
      address: '127.0.0.1',
      current: false,
    });
    expect(own).toMatchObject({ current: true, createdAt: '2026-11-21T00:00:00.000Z' });
  });

  test('sessions are not more than a person can look through: the one unused for longest goes', async () => {
    const { token } = await logIn();
    now += 2 * MINUTE;
    await me();
    for (let count = 0; count < MAX_SESSIONS - 1; count += 1) await logIn();
    expect(await statusWith(token)).toBe(401);
    expect((await me()).status).toBe(200);
    expect(await sessions()).toHaveLength(MAX_SESSIONS);
  });

  // The tests below involve no dialect, so SQLite alone runs them.
  if (kind === 'postgres') return;

  describe('password', () => {
    test('is changed: all other sessions end, this one goes on', async () => {
      const { token } = await logIn();
      await app.db.writer.updateTable('accounts').set({ mustChangePassword: 1 }).execute();
      expect((await changePassword(PASSWORD, NEXT)).status).toBe(200);
      expect(await me()).toMatchObject({ status: 200 });
      expect((await me()).body).not.toHaveProperty('mustChangePassword');
      expect(await statusWith(token)).toBe(401);
      expect((await logIn(PASSWORD)).status).toBe(401);
      expect((await logIn(NEXT)).status).toBe(200);
      const changes = app.db.reader.selectFrom('changes').select(['actor', 'kind']);
      expect(await changes.execute()).toEqual([{ actor: email, kind: 'account' }]);
      expect(lines.join('')).toContain('"security":"passwordChanged"');
      expect(lines.join('')).not.toContain(NEXT);
    });

    test('is the same however a keyboard composes it', async () => {
      expect((await changePassword(PASSWORD, 'ninety nine café landings')).status).toBe(200);
      const typed = 'ninety\u00a0nine cafe\u0301 landinｇs';
      expect((await logIn(typed)).status).toBe(200);
      expect((await changePassword(typed, NEXT)).status).toBe(200);
    });

    test.each([
      ['not it', NEXT, 'The current password is not correct.'],
      [PASSWORD, PASSWORD, 'The new password is the same as the current one.'],
      [PASSWORD, `ｃ${PASSWORD.slice(1)}`, 'The new password is the same as the current one.'],
      [PASSWORD, '123456789012', /too easy to guess/],
    ])('stays when "%s" becomes "%s"', async (current, next, error) => {
      const { status, body } = await changePassword(current, next);
      expect(status).toBe(400);
      expect(body.error).toMatch(error);
      expect((await logIn()).status).toBe(200);
    });

    test('can be guessed only so often, right or wrong', async () => {
      for (let count = 0; count < 25; count += 1) await changePassword('not it', NEXT);
      expect((await changePassword(PASSWORD, NEXT)).status).toBe(429);
      now += MINUTE;
      expect((await changePassword(PASSWORD, NEXT)).status).toBe(200);
    });
  });

  describe('sessions', () => {
    test('end one by one', async () => {
      const { token } = await logIn();
      const other = (await sessions()).find(({ current }) => !current);
      const path = `/auth/sessions/${other?._id}`;
      expect((await app.call('DELETE', path)).status).toBe(200);
      expect(await statusWith(token)).toBe(401);
      const body = { error: 'This session does not exist.' };
      expect(await app.call('DELETE', path)).toMatchObject({ status: 404, body });
      expect(lines.join('')).toContain('"security":"sessionsEnded"');
    });

    test('end all but this one', async () => {
      const tokens = [(await logIn()).token, (await logIn()).token];
      expect((await app.call('DELETE', '/auth/sessions')).body).toEqual({ ended: 2 });
      for (const token of tokens) expect(await statusWith(token)).toBe(401);
      expect((await me()).status).toBe(200);
    });

    test('of somebody else can be neither seen nor ended', async () => {
      const [own] = await sessions();
      await app.logInAs('user');
      expect(await sessions()).toHaveLength(1);
      expect((await app.call('DELETE', `/auth/sessions/${own?._id}`)).status).toBe(404);
      expect((await app.call('DELETE', '/auth/sessions')).body).toEqual({ ended: 0 });
      expect(await app.db.reader.selectFrom('sessions').select('id').execute()).toHaveLength(2);
    });
  });

  describe('a session that is not used', () => {
    test('ends after the time that /auth/me names, not before', async () => {
      expect((await me()).body.idleSeconds).toBe(IDLE / 1000);
      now += IDLE - 1;
      const { token } = await logIn();
      now += 1;
      expect(await me()).toMatchObject({ status: 401, body: { error: 'Please log in.' } });
      app.useToken(token);
      expect(await sessions()).toHaveLength(1);
    });

    test('goes on by being used; uses close together cost no write', async () => {
      const uses = async () =>
        (await app.db.reader.selectFrom('sessions').select('lastUsedAt').execute())[0]?.lastUsedAt;
      const first = await uses();
      now += MINUTE - 1;
      expect((await me()).body.idleSeconds).toBe(IDLE / 1000 - 60);
      expect(await uses()).toBe(first);
      now += 1;
      expect((await me()).body.idleSeconds).toBe(IDLE / 1000);
      // Written beside the request.
      while ((await uses()) === first) await new Promise(setImmediate);
      now += IDLE - 1;
      expect((await me()).status).toBe(200);
    });

    test('does not go on by what the console polls', async () => {
      await app.logInAs('admin');
      now += IDLE - 1;
      expect((await app.get('/messages/status')).status).toBe(200);
      now += 1;
      expect((await app.get('/messages/status')).status).toBe(401);
    });

    test('does not last beyond its 12 hours by being used', async () => {
      const step = IDLE / 2;
      for (let passed = step; passed < SESSION_MS; passed += step) {
        now += step;
        const { status, body } = await me();
        expect(status).toBe(200);
        expect(body.idleSeconds).toBe(Math.min(IDLE, SESSION_MS - passed) / 1000);
        const at = new Date(now).toISOString();
        const used = app.db.reader.selectFrom('sessions').select('id').where('lastUsedAt', '=', at);
        // A use is not stored while the one before it still is.
        while (!(await used.executeTakeFirst())) await me();
      }
      now += step;
      expect((await me()).status).toBe(401);
    });
  });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18 Safari/605', 'Safari', 'macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18 like Mac OS X) CriOS/140 Safari', 'Chrome', 'iOS'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['curl/8.5.0\u202e', '', ''],
  [undefined, '', ''],
])('of the header %s only what is known is taken', (header, browser, system) => {
  expect(clientOf(header)).toEqual({ browser, system });
});
