import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import { makeSecurityLog } from '@/server/securityLog';
import { buildTestApp, quietLog, useTestApp } from '@/server/testing/buildTestApp';
import { CHEAP, PASSWORD } from '@/server/testing/client';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { accountRepository } from '../auth/accountRepository';
import { INVITATION_MS, MAX_INVITATIONS, makeAccountService } from './service';

const NEXT = 'ninety nine quiet landings';
const GUEST = 'wei@example.com';
const MINUTE = 60_000;
/** Per IP address. */
const TRIES = 20;
const INVALID = {
  status: 400,
  body: { error: expect.stringMatching(/^This invitation is not valid any more/) as string },
};

interface Account {
  _id: string;
  emailId: string;
  role: string;
  lastLoginAt?: string;
}
interface Invitation {
  _id: string;
  emailId: string;
  role: string;
  createdAt: string;
  expiresAt: string;
  token: string;
}

describe.each(DATABASE_KINDS)('accounts of others on %s', (kind) => {
  let now = Date.UTC(2026, 10, 21);
  let admin: string;
  const lines: string[] = [];
  const limits = { ...LIMITS, loginPerIp: { max: TRIES, windowMs: MINUTE } };
  const app = useTestApp({ kind, clock: () => now, limits, log: quietLog(lines) });

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 21);
    lines.length = 0;
    admin = await app.logInAs('admin');
  });

  const accounts = () => app.read<Account[]>('/accounts');
  const idOf = async (email: string) =>
    (await accounts()).find(({ emailId }) => emailId === email)?._id ?? '';
  const logIn = (emailId: string, password = PASSWORD) =>
    app.postJson<{ token: string }>('/auth/login', { emailId, password });
  const invite = (emailId = GUEST, role = 'user', currentPassword = PASSWORD) =>
    app.postJson<Invitation>('/invitations', { emailId, role, currentPassword });
  const accept = (token: string, password = NEXT) =>
    app.postJson<{ error?: string; emailId?: string }>('/invitations/accept', { token, password });
  const setRole = (id: string, role: string, currentPassword = PASSWORD) =>
    app.postJson<Account>(`/accounts/${id}`, { role, currentPassword }, 'PATCH');
  const remove = (id: string) => app.call<{ error?: string }>('DELETE', `/accounts/${id}`);

  /** Another account, without changing whose token the client uses. */
  const addAccount = async (role: 'admin' | 'user') => {
    const { token } = (await logIn(admin)).body;
    const email = await app.logInAs(role);
    app.useToken(token);
    return { email, id: await idOf(email) };
  };

  test('are listed with role and last login, without their passwords', async () => {
    const { email } = await addAccount('user');
    const list = await accounts();
    const roles = new Map(list.map(({ emailId, role }) => [emailId, role]));
    expect([roles.size, roles.get(admin), roles.get(email)]).toEqual([2, 'admin', 'user']);
    for (const account of list) {
      expect(account.lastLoginAt).toBe('2026-11-21T00:00:00.000Z');
      expect(JSON.stringify(account)).not.toMatch(/argon2|password/i);
    }
  });

  test('an invitation accepted twice at the same time makes one account', async () => {
    const { token } = (await invite()).body;
    const responses = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  test.each([{ role: 'user' as const }, { passwordHash: 'another hash' }])(
    'an admin who has become another since the password was verified invites nobody (%j)',
    async (change) => {
      const sender = await accountRepository(app.db.reader).findByEmail(admin);
      if (!sender) throw new Error('The account is not there.');
      await app.db.writer.updateTable('accounts').set(change).execute();
      const security = makeSecurityLog(quietLog());
      const options = { db: app.db, clock: () => now, passwordCost: CHEAP, security };
      const service = makeAccountService(options);
      const invitation = service.invite(GUEST, 'user', sender, { from: 'test' });
      await expect(invitation).rejects.toMatchObject({ statusCode: 403 });
      expect(await app.rows('invitations')).toEqual([]);
    },
  );

  test.each(['DELETE', 'PATCH'])(
    'one admin stays when all %s each other at once',
    async (method) => {
      const others = [await addAccount('admin'), await addAccount('admin')];
      const ids = [await idOf(admin), ...others.map(({ id }) => id)];
      const emails = [admin, ...others.map(({ email }) => email)];
      const logins = await Promise.all(emails.map((email) => logIn(email)));
      const demotion = { role: 'user', currentPassword: PASSWORD };
      const responses = await Promise.all(
        ids.map((id, index) => {
          const { token } = logins[(index + 1) % logins.length]!.body;
          const headers = { authorization: `Bearer ${token}` };
          return app.postJson(`/accounts/${id}`, demotion, method, headers);
        }),
      );
      const admins = (await app.rows('accounts')).filter(({ role }) => role === 'admin');
      expect(admins.length).toBeGreaterThanOrEqual(1);
      for (const { status } of responses) expect([200, 401, 409]).toContain(status);
    },
  );

  describe('an invitation', () => {
    test('makes an account, once', async () => {
      const { status, body } = await invite(' Wei@Example.com ', 'admin');
      expect(status).toBe(201);
      expect(body).toMatchObject({ emailId: GUEST, role: 'admin' });
      expect(body.token).toMatch(/^[\w-]{43}$/);
      const stored = await app.rows('invitations');
      expect(JSON.stringify(stored)).not.toContain(body.token);
      expect(await app.read<object[]>('/invitations')).toHaveLength(1);

      app.useToken('');
      expect(await accept(body.token)).toMatchObject({ status: 201, body: { emailId: GUEST } });
      expect((await accept(body.token)).status).toBe(400);
      const { token } = (await logIn(GUEST, NEXT)).body;
      app.useToken(token);
      expect(await app.read('/auth/me')).toMatchObject({ role: 'admin' });
      expect(await app.read('/invitations')).toEqual([]);
      for (const event of ['accountInvited', 'accountAdded']) {
        expect(lines.join('')).toContain(`"security":"${event}"`);
      }
      for (const secret of [body.token, NEXT]) expect(lines.join('')).not.toContain(secret);
    });

    test('follows the rules for passwords, and can then be accepted with a better one', async () => {
      const { token } = (await invite()).body;
      expect(await accept(token, '1234567890')).toMatchObject({ status: 400 });
      expect((await accept(token)).status).toBe(201);
    });

    test('runs out after seven days', async () => {
      const { token } = (await invite()).body;
      now += INVITATION_MS;
      expect(await accept(token)).toMatchObject(INVALID);
    });

    test('is withdrawn, and replaced by a newer one', async () => {
      const first = (await invite()).body;
      const second = (await invite()).body;
      expect((await accept(first.token)).status).toBe(400);
      for (const status of [200, 404])
        expect(await app.call('DELETE', `/invitations/${second._id}`)).toMatchObject({ status });
      expect((await accept(second.token)).status).toBe(400);
      expect(lines.join('')).toContain('"security":"invitationRevoked"');
    });

    test('is rejected for an e-mail address with an account, and for what is none', async () => {
      expect(await invite(admin)).toMatchObject({ status: 409 });
      for (const email of ['nobody', 'a b@example.com', 'a@']) {
        expect((await invite(email)).status).toBe(400);
      }
      expect(await app.read('/invitations')).toEqual([]);
    });

    test('is one of not too many, and attempts to guess one are limited', async () => {
      const times = { createdAt: '2026-11-20', expiresAt: '2026-11-27' };
      const invitedBy = await idOf(admin);
      const rows = Array.from({ length: MAX_INVITATIONS }, (_, index) => {
        const id = String(index);
        const email = `${id}@example.com`;
        return { id, email, role: 'user' as const, tokenHash: id, invitedBy, ...times };
      });
      await app.db.writer.insertInto('invitations').values(rows).execute();
      expect((await invite()).status).toBe(409);
      expect((await invite('7@example.com')).status).toBe(201);
      for (let count = 0; count < TRIES; count += 1) await accept('x'.repeat(43));
      expect((await accept('x'.repeat(43))).status).toBe(429);
    });
  });

  describe('an invitation is revoked', () => {
    /** Another admin has invited; the client goes on as the first one. */
    const inviteAsOther = async () => {
      const other = await addAccount('admin');
      const own = (await logIn(admin)).body.token;
      const theirs = (await logIn(other.email)).body.token;
      app.useToken(theirs);
      const { token } = (await invite(GUEST, 'admin')).body;
      app.useToken(own);
      return { ...other, token, theirs };
    };
    type Sender = Awaited<ReturnType<typeof inviteAsOther>>;
    const changes: [what: string, change: (sender: Sender) => Promise<unknown>][] = [
      ['is removed', ({ id }) => remove(id)],
      [
        'is demoted, also for good',
        async ({ id }) => [await setRole(id, 'user'), await setRole(id, 'admin')],
      ],
      [
        'changes the password',
        async ({ theirs }) => {
          const change = { currentPassword: PASSWORD, newPassword: NEXT };
          const authorization = `Bearer ${theirs}`;
          expect(
            await app.postJson('/auth/password', change, 'PUT', { authorization }),
          ).toMatchObject({ status: 200 });
        },
      ],
      [
        'gets another password from an operator',
        ({ id }) => accountRepository(app.db.writer).setPassword(id, 'another hash'),
      ],
    ];
    test.each(changes)('when its sender %s', async (_what, change) => {
      const sender = await inviteAsOther();
      await change(sender);
      expect(await app.read('/invitations')).toEqual([]);
      expect(await accept(sender.token)).toMatchObject(INVALID);
      expect((await logIn(GUEST, NEXT)).status).toBe(401);
    });

    test('not when somebody else is removed, or the sender changes nothing', async () => {
      const { token, id } = await inviteAsOther();
      const third = await addAccount('admin');
      expect((await remove(third.id)).status).toBe(200);
      expect((await setRole(id, 'admin')).status).toBe(200);
      expect((await accept(token)).status).toBe(201);
    });
  });

  // The tests below involve no dialect, so SQLite alone runs them.
  if (kind === 'postgres') return;

  test('the own password is verified for invitations and roles, with one limit of failures', async () => {
    const { id } = await addAccount('user');
    const wrong = { status: 400, body: { error: 'The current password is not correct.' } };
    expect(await invite(GUEST, 'admin', 'wrong')).toMatchObject(wrong);
    expect(await setRole(id, 'admin', 'wrong')).toMatchObject(wrong);
    const without = await app.postJson('/invitations', { emailId: GUEST, role: 'user' });
    const roleOnly = await app.postJson(`/accounts/${id}`, { role: 'admin' }, 'PATCH');
    expect([without.status, roleOnly.status]).toEqual([400, 400]);
    expect(await app.read('/invitations')).toEqual([]);
    expect((await accounts()).map(({ role }) => role).sort()).toEqual(['admin', 'user']);
    expect(lines.join('')).toContain('"security":"loginFailed"');
    // Those that succeed count nothing.
    for (let count = 0; count < 3; count += 1) expect((await invite()).status).toBe(201);
    const change = { currentPassword: 'wrong', newPassword: NEXT };
    for (let count = 2; count < LIMITS.loginPerPair.max; count += 1) {
      expect((await app.postJson('/auth/password', change, 'PUT')).status).toBe(400);
    }
    const limited = [await invite(), await setRole(id, 'admin')];
    expect(limited.map(({ status }) => status)).toEqual([429, 429]);
  });

  describe('a change', () => {
    test('of the role ends the sessions of the account', async () => {
      const { email, id } = await addAccount('user');
      const { token } = (await logIn(email)).body;
      expect((await setRole(id, 'admin')).body).toMatchObject({ emailId: email, role: 'admin' });
      const me = { authorization: `Bearer ${token}` };
      expect((await app.get('/auth/me', me)).status).toBe(401);
      expect(lines.join('')).toContain('"security":"roleChanged"');
    });

    test('to the role that it has changes nothing', async () => {
      expect((await setRole(await idOf(admin), 'admin')).status).toBe(200);
      expect(lines.join('')).not.toContain('roleChanged');
      expect((await app.get('/auth/me')).status).toBe(200);
    });

    test('can remove an account', async () => {
      const { email, id } = await addAccount('admin');
      expect((await remove(id)).status).toBe(200);
      expect((await remove(id)).status).toBe(404);
      expect((await logIn(email)).status).toBe(401);
      expect(lines.join('')).toContain('"security":"accountRemoved"');
    });

    test('leaves the last admin', async () => {
      await addAccount('user');
      const id = await idOf(admin);
      const rejected = (error: string) => ({ status: 409, body: { error } });
      const stays = rejected('The last admin must stay an admin.');
      expect(await setRole(id, 'user')).toMatchObject(stays);
      expect(await remove(id)).toMatchObject(rejected('The last admin cannot be removed.'));
      expect((await app.get('/auth/me')).status).toBe(200);
    });
  });
});

test('attempts to guess an invitation are counted for a whole IPv6 network', async () => {
  const limits = { ...LIMITS, loginPerIp: { max: 2, windowMs: MINUTE } };
  const app = await buildTestApp({ limits, config: { trustProxy: true } });
  const statuses: number[] = [];
  for (const net of [1, 2, 3]) {
    const guess = { token: 'x'.repeat(43), password: NEXT };
    const headers = { 'x-forwarded-for': `2001:db8:1:${net}::1` };
    statuses.push((await app.postJson('/invitations/accept', guess, 'POST', headers)).status);
  }
  expect(statuses).toEqual([400, 400, 429]);
});
