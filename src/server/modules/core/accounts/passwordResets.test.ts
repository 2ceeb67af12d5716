import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import { makeSecurityLog } from '@/server/securityLog';
import { buildTestApp, quietLog, useTestApp } from '@/server/testing/buildTestApp';
import { PASSWORD } from '@/server/testing/client';
import { DATABASE_KINDS } from '@/server/testing/databases';
import type { Language } from '@/shared/language';
import { accountRepository } from '../auth/accountRepository';
import { hashOfToken } from '../auth/passwords';
import { makeOutbox, type Mail, type SendMail } from '../outbox/outbox';
import { passwordResetService, resetComposer } from './passwordResets';
import { resetQueue, resetRepository } from './resetRepository';

const NEXT = 'ninety nine quiet landings';
const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21);
const mail = { url: 'smtp://127.0.0.1:9', to: 'sales@example.com' };
const OVER = { status: 400, body: { code: 'password_link_expired' } };

describe.each(DATABASE_KINDS)('%s: forgotten passwords', (kind) => {
  let now = START;
  let failure: Error | undefined;
  let email: string;
  const sent: Mail[] = [];
  const lines: string[] = [];
  const clock = () => now;
  // Without a mail server: here each mail is sent by hand.
  const app = useTestApp({ kind, clock, log: quietLog(lines, 'info') });

  beforeEach(async () => {
    now = START;
    failure = undefined;
    sent.length = 0;
    lines.length = 0;
    email = await app.logInAs('admin');
  });

  const rows = () => app.rows('passwordResets');
  const request = (to = email, language: Language = 'en') => {
    const security = makeSecurityLog(quietLog(lines));
    const { db } = app;
    const context = { db, clock, security, config: { mail }, onMailDue: () => undefined };
    return passwordResetService(context).request(to, language, { from: 'test' });
  };
  const reset = (token: string, password = NEXT) =>
    app.postJson<{ code?: string }>('/password-links/accept', { token, password });
  const logIn = (password: string) =>
    app.postJson<{ token: string }>('/auth/login', { emailId: email, password });
  const invite = (emailId: string) =>
    app.postJson('/invitations', { emailId, role: 'user', currentPassword: PASSWORD });
  const send: SendMail = async (written, _signal, onTransmit) => {
    await onTransmit();
    if (failure) throw failure;
    sent.push(written);
  };
  const flush = async () => {
    const compose = resetComposer({ db: app.db, clock }, 'https://hoistway.example');
    const log = quietLog(lines);
    const outbox = makeOutbox({ queue: resetQueue(app.db), compose, send, log, clock });
    await outbox.run();
    await outbox.stop();
  };
  const tokenIn = (written?: Mail) => /#token=([\w-]{43})&email=/.exec(written?.text ?? '')?.[1];
  const requestToken = async () => {
    await request();
    await flush();
    return tokenIn(sent.at(-1)) ?? '';
  };

  test('a link sets another password once, ends every session and is announced', async () => {
    await invite('wei@example.com');
    const token = await requestToken();
    expect(sent[0]).toMatchObject({ to: email, subject: expect.stringMatching(/new password/) });
    expect(sent[0]?.text).toContain('https://hoistway.example/reset-password#token=');
    expect((await reset(token)).status).toBe(200);
    expect((await app.call('GET', '/auth/me')).status).toBe(401);
    expect(await app.rows('invitations')).toEqual([]);
    expect((await logIn(PASSWORD)).status).toBe(401);
    app.useToken((await logIn(NEXT)).body.token);
    expect(await reset(token, 'seven slow cedar lanterns')).toMatchObject(OVER);
    await flush();
    expect(sent[1]).toMatchObject({ to: email, subject: expect.stringMatching(/was changed/) });
    expect(await rows()).toEqual([]);
    expect((await app.rows('changes')).at(-1)).toMatchObject({ actor: email, kind: 'account' });
    const log = lines.join('');
    expect(log).toContain('"security":"passwordLinkRequested"');
    expect(log).toContain('"security":"passwordReset"');
    expect(log).not.toContain(token);
  });

  test('used twice at the same time it sets one password', async () => {
    const token = await requestToken();
    const responses = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('the newest link replaces earlier ones; each works for 30 minutes', async () => {
    const first = await requestToken();
    const second = await requestToken();
    expect(await reset(first)).toMatchObject(OVER);
    now += 30 * MINUTE;
    expect(await reset(second)).toMatchObject(OVER);
    await resetRepository(app.db.writer).removeExpired(new Date(now));
    expect(await rows()).toEqual([]);
    const third = await requestToken();
    now += 30 * MINUTE - 1;
    expect((await reset(third)).status).toBe(200);
  });

  test('a link is over after another password or role, and with its account', async () => {
    const accounts = accountRepository(app.db.writer);
    const account = await accounts.findByEmail(email);
    const id = account?.id ?? '';
    for (const change of [
      () => accounts.setPassword(id, 'another hash'),
      () => accounts.setRole(id, 'user'),
      () => accounts.remove(id),
    ]) {
      const token = await requestToken();
      await change();
      expect(await reset(token)).toMatchObject(OVER);
    }
  });

  test('a rejected password does not use up the link', async () => {
    const token = await requestToken();
    expect((await reset(token, 'short')).body.code).toBe('password_too_short');
    expect((await reset(token, '123456789012')).body.code).toBe('password_guessable');
    expect((await reset(token)).status).toBe(200);
  });

  test('unknown and invited e-mail addresses get no mail', async () => {
    await invite('wei@example.com');
    for (const to of ['nobody@example.com', 'wei@example.com', email]) await request(to);
    await flush();
    expect(sent.map(({ to }) => to)).toEqual([email]);
    expect(await rows()).toMatchObject([{ email }]);
  });

  test('the database has the token as a hash alone', async () => {
    const token = await requestToken();
    const [row] = await rows();
    expect(row).toMatchObject({ tokenHash: hashOfToken(token), dueAt: null });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('a mail that was not accepted is tried again with another link, for 30 minutes', async () => {
    failure = new Error('connect ECONNREFUSED');
    await request();
    await flush();
    failure = undefined;
    now += MINUTE;
    await flush();
    expect((await reset(tokenIn(sent[0]) ?? '')).status).toBe(200);
    await flush();
    failure = new Error('connect ECONNREFUSED');
    await request();
    for (let minutes = 0; minutes <= 60; minutes += 1, now += MINUTE) await flush();
    expect(lines.join('')).toContain('mail given up');
    expect(await rows()).toMatchObject([{ dueAt: null, tries: 6 }]);
  });

  test('are in the language of the page', async () => {
    await request(email, 'zh');
    await flush();
    expect(sent[0]?.text).toContain('https://hoistway.example/zh/reset-password#token=');
    expect(sent[0]?.subject).toContain('新密码');
  });
});

describe('a request of a link', () => {
  const limits = { ...LIMITS, loginPerIp: { max: 20, windowMs: MINUTE } };
  const sendMail = () => Promise.resolve();
  const app = useTestApp({ config: { mail }, sendMail, limits });
  const request = (emailId: string) => app.postJson<object>('/password-links', { emailId });

  test('has the same response for unknown e-mail addresses', async () => {
    const email = await app.logInAs('admin');
    const known = await request(email.toUpperCase());
    expect(known.status).toBe(202);
    expect(await request('nobody@example.com')).toMatchObject({ status: 202, body: known.body });
  });

  test('and its use are limited per e-mail address and per network', async () => {
    const tries = async (
      count: number,
      attempt: (index: number) => Promise<{ status: number }>,
    ) => {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1) statuses.push((await attempt(index)).status);
      return statuses;
    };
    expect(await tries(4, () => request('a@b.co'))).toEqual([202, 202, 202, 429]);
    expect((await tries(17, (index) => request(`a${index}@b.co`))).slice(-2)).toEqual([202, 429]);
    const reset = () => app.postJson('/password-links/accept', { token: 'x', password: NEXT });
    expect((await tries(21, reset)).slice(-2)).toEqual([400, 429]);
  });
});

test('without a mail server no link is sent, and the login page can say so', async () => {
  const app = await buildTestApp();
  expect(await app.read('/password-links')).toEqual({ mailEnabled: false });
  const { status, body } = await app.postJson<object>('/password-links', { emailId: 'a@b.co' });
  expect([status, body]).toMatchObject([409, { code: 'mail_disabled' }]);
});
