import { quietLog, useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeSubmission } from '@/server/testing/submissions';
import { submissionRepository } from '../messages/submissionRepository';
import { makeComposer } from './compose';
import { makeOutbox, type Mail, type SendMail } from '../../core/outbox/outbox';
import { CLAIM_MS, mailQueue } from '../../core/outbox/repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 10, 21);

let now = START;
/** After `now` the app's own outbox finds nothing due, and leaves the mails to the test. */
let appNow = 0;
let sent: Mail[];
let tries: number;
let failure: Error | undefined;

const sendMail: SendMail = async (mail) => {
  tries += 1;
  if (failure) throw failure;
  sent.push(mail);
};
const rejection = () =>
  Object.assign(new Error('Message failed: 554 5.7.1\r\nlooks like spam'), {
    code: 'EMESSAGE',
    responseCode: 554,
  });

describe.each(DATABASE_KINDS)('%s: mails', (kind) => {
  let log: string[];
  const mail = { url: 'smtp://127.0.0.1:9', to: 'a@b.co' };
  const app = useTestApp({ kind, config: { mail }, sendMail, clock: () => appNow });
  beforeEach(() => {
    [now, appNow] = [START, START - DAY_MS];
    [sent, log, tries] = [[], [], 0];
    failure = undefined;
  });

  const outbox = (send = sendMail, queue = mailQueue(app.db)) =>
    makeOutbox({
      queue,
      compose: makeComposer(app, 'https://hoistway.example'),
      send,
      log: quietLog(log),
      clock: () => now,
    });
  /** Without the app's own outbox: here each try is made by hand. */
  const store = async (text = '', email = '', isHeld = false) => {
    const submission = makeSubmission({ text, email, isHeld, withMail: true, now: new Date(now) });
    const stored = await submissionRepository(app.db).insert('inquiry', submission);
    return stored?.reference;
  };
  const row = () => app.db.reader.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  const counts = () => mailQueue(app.db).count();
  const flush = async (box = outbox()) => {
    await box.run();
    await box.stop();
  };

  test('name sender, text and reference', async () => {
    const reference = await store('Four governors.');
    await flush();
    const mail = await row();
    expect(sent).toEqual([
      {
        id: `${reference}.${mail.id}`,
        subject: `Business inquiry ${reference}`,
        text: 'Name: Amina\nPhone: 123456\n\nFour governors.\n',
      },
    ]);
    expect(mail).toMatchObject({
      dueAt: null,
      failedAt: null,
      sentAt: new Date(now).toISOString(),
    });
  });

  test('are tried again with growing pauses, and one dead server is tried once at a time', async () => {
    await store();
    await store();
    failure = new Error('connect ECONNREFUSED');
    await flush();
    expect(tries).toBe(1);
    await flush();
    expect(tries).toBe(2);
    await flush();
    expect(tries).toBe(2);
    expect(await counts()).toEqual({ waiting: 2, failed: 0 });
    failure = undefined;
    now += 61_000;
    await flush();
    expect(sent).toHaveLength(2);
  });

  test('that no server accepts are given up after three days, shown, and sent again on demand', async () => {
    await store();
    failure = new Error('connect ECONNREFUSED\r\n127.0.0.1:25');
    for (; now < START + 3 * DAY_MS; now += HOUR_MS) {
      await flush();
      expect((await row()).failedAt).toBeNull();
    }
    await flush();
    expect(log.at(-1)).toContain('mail given up');
    const { messageId: id } = await row();
    appNow = now;
    await app.logInAs('admin');
    const failed = { mailFailedAt: new Date(now).toISOString() };
    expect(await app.read(`/inquiries/${id}`)).toMatchObject({
      ...failed,
      mailError: 'connect ECONNREFUSED 127.0.0.1:25',
    });
    expect(await app.read('/messages/status')).toMatchObject({ mailsFailed: 1 });
    // It is not held, so that there is nothing to release.
    await app.postJson(`/inquiries/${id}`, { spam: false }, 'PATCH');
    expect(await counts()).toEqual({ waiting: 0, failed: 1 });

    failure = undefined;
    appNow = now += HOUR_MS;
    const again = await app.postJson<object>(`/inquiries/${id}/mail`, undefined);
    expect(again.status).toBe(200);
    expect(again.body).not.toHaveProperty('mailFailedAt');
    // It has another three days.
    expect((await row()).queuedAt).toBe(new Date(now).toISOString());
    await app.app.close();
    expect(sent).toHaveLength(1);
  });

  test('that the server rejects are given up at once, and the next one is sent', async () => {
    await store();
    await store();
    const sendSecond: SendMail = async () => {
      tries += 1;
      if (tries === 1) throw rejection();
    };
    await flush(outbox(sendSecond));
    expect(tries).toBe(2);
    expect(await counts()).toEqual({ waiting: 0, failed: 1 });
    const reasons = await app.db.reader.selectFrom('mails').select('error').execute();
    expect(reasons.map(({ error }) => error)).toContain(
      'Message failed: 554 5.7.1 looks like spam',
    );
  });

  test('of messages held for review wait until they are released', async () => {
    const reference = await store('', 'amina@example.com', true);
    appNow = now;
    await app.logInAs('admin');
    const [message] = await app.rows('messages');
    const id = message?.id;
    expect((await app.postJson(`/inquiries/${id}/mail`, undefined)).status).toBe(200);
    expect(await counts()).toEqual({ waiting: 0, failed: 0 });
    await app.postJson(`/inquiries/${id}`, { spam: false }, 'PATCH');
    await app.app.close();
    await flush();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [undefined, `Business inquiry ${reference}`],
      ['amina@example.com', `We have received your inquiry ${reference}`],
    ]);
  });

  test.each([
    ['inquiry', 'inquiries'],
    ['application', 'applications'],
  ] as const)('of an %s are queued as it is released, or it stays held', async (type, path) => {
    const submission = makeSubmission({ isHeld: true, withMail: true, now: new Date(now) });
    await submissionRepository(app.db).insert(type, submission);
    const message = app.db.reader.selectFrom('messages').select(['id', 'spamAt']);
    const { id, spamAt } = await message.executeTakeFirstOrThrow();
    await app.logInAs('admin');
    const release = () => app.postJson(`/${path}/${id}`, { spam: false }, 'PATCH');
    const { schema } = app.db.writer;
    await schema.alterTable('mails').renameTo('unavailable').execute();
    const failed = await release();
    await schema.alterTable('unavailable').renameTo('mails').execute();
    expect(failed.status).toBe(500);
    expect(await message.executeTakeFirst()).toEqual({ id, spamAt });
    expect((await release()).status).toBe(200);
    expect(await row()).toMatchObject({ kind: 'notification', messageId: id });
  });

  test('to buyers are in the history of the inquiry, a quotation by its number', async () => {
    await store('', 'amina@example.com');
    await flush();
    const { messageId } = await row();
    const issued = { issuedAt: '', issuedBy: '', content: '{}' } as const;
    const quotation = { id: 'q1', messageId, number: 'HQ-2026-0001', ...issued };
    await app.db.writer.insertInto('quotations').values(quotation).execute();
    const mail = {
      id: 'm1',
      kind: 'quotation',
      messageId,
      quotationId: 'q1',
      queuedAt: '',
    } as const;
    await app.db.writer.insertInto('mails').values(mail).execute();
    await mailQueue(app.db).giveUp({ ...(await row()), ...mail }, now, 'rejected');
    const history = app.db.reader.selectFrom('messageEvents').select(['type', 'text']);
    expect(await history.orderBy('id').execute()).toEqual([
      { type: 'received', text: '' },
      { type: 'mailSent', text: '' },
      { type: 'mailFailed', text: 'HQ-2026-0001' },
    ]);
  });

  test('of deleted messages are not sent', async () => {
    await store();
    await app.logInAs('admin');
    expect((await app.call('DELETE', `/inquiries/${(await row()).messageId}`)).status).toBe(200);
    await flush();
    expect(tries).toBe(0);
  });

  test('of a process that was killed while it sent them go to the company again, not to the buyer', async () => {
    await store('', 'amina@example.com');
    const killed: SendMail = (_mail, _signal, onTransmit) => onTransmit();
    // No result is recorded.
    const queue = { ...mailQueue(app.db), sent: () => Promise.resolve() };
    await flush(outbox(killed, queue));
    await flush();
    expect(sent).toEqual([]);
    now += CLAIM_MS;
    await flush();
    expect(sent.map(({ to }) => to)).toEqual([undefined]);
    appNow = now;
    await app.logInAs('admin');
    const { messageId } = await row();
    expect(await app.read(`/inquiries/${messageId}`)).toMatchObject({
      mailError: 'unconfirmed',
    });
    // An admin decides.
    await app.postJson(`/inquiries/${messageId}/mail`, undefined);
    await app.app.close();
    await flush();
    expect(sent.map(({ to }) => to)).toEqual([undefined, 'amina@example.com']);
  });

  test('that confirm inquiries flood no e-mail address', async () => {
    for (let count = 0; count < 7; count += 1) await store('', `Amina@Example.com`);
    await store('', 'other@example.com');
    await flush();
    const confirmed = () => sent.filter(({ to = '' }) => /amina/i.test(to)).length;
    expect(confirmed()).toBe(5);
    expect(sent.filter(({ to }) => to === 'other@example.com')).toHaveLength(1);
    now += DAY_MS;
    await store('', 'amina@example.com');
    await flush();
    expect(confirmed()).toBe(6);
  });

  test('that confirm inquiries count sub-addresses and other spellings as one mailbox', async () => {
    const spellings = ['+0', '+1', '+shop+2', ''].flatMap((tag) => [
      `amina${tag}@bücher.example`,
      `AMINA${tag}@xn--bcher-kva.EXAMPLE`,
      `Amina${tag.toUpperCase()}@BÜCHER.example`,
    ]);
    for (const email of spellings) await store('', email);
    for (const name of ['amina', 'a.mina', 'am.in.a+x', 'A.M.I.N.A']) {
      await store('', `${name}@gmail.com`);
      await store('', `${name}@googlemail.com`);
    }
    await store('', 'a.mina@bücher.example');
    await flush();
    const confirmed = (pattern: RegExp) => sent.filter(({ to = '' }) => pattern.test(to)).length;
    expect(confirmed(/@(?:g|google)mail\.com$/i)).toBe(5);
    expect(confirmed(/^amina.*example$/i)).toBe(5);
    expect(confirmed(/^a\.mina@b/)).toBe(1);
  });

  test('are claimed by one backend only', async () => {
    await store();
    const boxes = [outbox(), outbox(), outbox()];
    await Promise.all(boxes.map((box) => box.run()));
    await Promise.all(boxes.map((box) => box.stop()));
    expect(sent).toHaveLength(1);
  });
});
