import { buildTestApp, quietLog, type TestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { startSmtpServer, type SmtpServer } from '@/server/testing/smtpServer';
import { makeSubmission } from '@/server/testing/submissions';
import { submissionRepository } from '../messages/submissionRepository';
import { composeNotification, makeComposer } from './compose';
import { makeOutbox, smtpSender, type Mail, type SendMail } from './outbox';
import { mailQueue } from './repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 10, 21);

let now = START;
/** Behind `now` the app's own outbox finds nothing due, and leaves the mails to the test. */
let appNow = 0;
let app: TestApp;
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
  beforeEach(async () => {
    [now, appNow] = [START, START - DAY_MS];
    [sent, log, tries] = [[], [], 0];
    failure = undefined;
    const mail = { url: 'smtp://127.0.0.1:9', to: 'a@b.co' };
    app = await buildTestApp({ kind, config: { mail }, sendMail, clock: () => appNow });
  });
  afterEach(() => app.close());

  const outbox = (send = sendMail) =>
    makeOutbox({
      queue: mailQueue(app.db),
      compose: makeComposer(mailQueue(app.db)),
      send,
      log: quietLog(log),
      clock: () => now,
    });
  /** Behind the back of the app's own outbox: here each try is made by hand. */
  const store = async (text = '', email = '', isHeld = false) => {
    const submission = makeSubmission({ text, email, isHeld, withMail: true, now: new Date(now) });
    const stored = await submissionRepository(app.db).insert('inquiry', submission);
    return stored?.reference;
  };
  const row = () => app.db.reader.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  const counts = () => mailQueue(app.db).count();
  const flush = async () => {
    const box = outbox();
    await box.run();
    await box.stop();
  };

  test('name sender, text and reference', async () => {
    const reference = await store('Four governors.');
    await flush();
    const { messageId, ...mail } = await row();
    expect(sent).toEqual([
      {
        id: `${reference}.${messageId}`,
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
    expect((await app.get(`/inquiries/${id}`)).body).toMatchObject({
      ...failed,
      mailError: 'connect ECONNREFUSED 127.0.0.1:25',
    });
    expect((await app.get('/messages/status')).body).toMatchObject({ mailsFailed: 1 });
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
    const box = outbox(sendSecond);
    await box.run();
    await box.stop();
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
    const { id } = await app.db.reader
      .selectFrom('messages')
      .select('id')
      .executeTakeFirstOrThrow();
    expect((await app.postJson(`/inquiries/${id}/mail`, undefined)).status).toBe(200);
    expect(await counts()).toEqual({ waiting: 0, failed: 0 });
    await app.postJson(`/inquiries/${id}`, { spam: false }, 'PATCH');
    await app.app.close();
    await flush();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [undefined, `Business inquiry ${reference}`],
      ['amina@example.com', `Your inquiry ${reference}`],
    ]);
  });

  test('of deleted messages are not sent', async () => {
    await store();
    await app.logInAs('admin');
    expect((await app.call('DELETE', `/inquiries/${(await row()).messageId}`)).status).toBe(200);
    await flush();
    expect(tries).toBe(0);
  });

  test('are claimed by one backend only', async () => {
    await store();
    const boxes = [outbox(), outbox(), outbox()];
    await Promise.all(boxes.map((box) => box.run()));
    await Promise.all(boxes.map((box) => box.stop()));
    expect(sent).toHaveLength(1);
  });
});

describe('the notification', () => {
  const message = {
    id: '1',
    kind: 'inquiry',
    reference: 'Q-7F3K2M',
    name: 'Amina',
    email: 'amina@example.com',
    phone: '',
    address: '',
    text: 'Hello',
    language: '',
  } as const;

  test('has a line for each field that is filled in, and one kind of line end', () => {
    const { text } = composeNotification({ ...message, text: 'One\r\nTwo\rThree' });
    expect(text).toBe('Name: Amina\nE-mail: amina@example.com\n\nOne\nTwo\nThree\n');
  });

  test.each([
    ['amina@example.com', 'amina@example.com'],
    ['amina@例子.中国', 'amina@例子.中国'],
    ['李@例子.中国', undefined],
    ['', undefined],
  ])('a reply to %s goes to %s', (email, replyTo) => {
    expect(composeNotification({ ...message, email }).replyTo).toBe(replyTo);
  });
});

describe('a real mail server', () => {
  let server: SmtpServer;
  beforeEach(async () => {
    now = START;
    server = await startSmtpServer();
  });
  afterEach(() => server.close());

  const start = (to = 'sales@exämple.com') =>
    buildTestApp({ config: { mail: { url: server.url, to } }, clock: () => now });
  const inquire = (email?: string) =>
    app.postJson('/inquiries', { name: '李伟', email, phone: '123456', inquiryDetails: '请报价' });
  const left = () =>
    app.db.reader
      .selectFrom('mails')
      .innerJoin('messages', 'messages.id', 'mails.messageId')
      .select(['reference', 'messageId', 'dueAt', 'failedAt'])
      .executeTakeFirstOrThrow();

  test('gets e-mail addresses of other scripts in a form that it understands, and one id at every try', async () => {
    app = await start();
    const reached = server.reached();
    await inquire('a@例子.中国');
    await reached;
    await app.app.close();
    const { reference, messageId: id } = await left();
    expect(server.commands).toContain('RCPT TO:<sales@xn--exmple-cua.com>');
    const [mail] = server.mails;
    expect(mail).toMatch(/^Reply-To: a@xn--fsqu00a\.xn--fiqs8s$/m);
    expect(mail).toContain(`Message-ID: <${reference}.${id}@xn--exmple-cua.com>`);
    await app.remove();
  });

  test('gets SMTPUTF8 where the e-mail address of the company needs it', async () => {
    app = await start('李@例子.中国');
    const reached = server.reached();
    await inquire();
    await reached;
    await app.app.close();
    expect(server.commands).toContain('MAIL FROM:<李@例子.中国> SMTPUTF8');
    expect(server.mails).toHaveLength(1);
    await app.remove();
  });

  test.each(['silent', 'stalls'] as const)(
    'that is %s holds up no end: the mail stays due',
    async (manner) => {
      server.manner = manner;
      app = await start();
      const reached = server.reached();
      expect((await inquire()).status).toBe(201);
      await reached;
      // Bounded by the outbox's own grace; without that it would take nodemailer's ten minutes.
      await app.app.close();
      expect(await left()).toMatchObject({
        dueAt: new Date(START + 60_000).toISOString(),
        failedAt: null,
      });
      await app.remove();
    },
    30_000,
  );

  test('is given a time as a whole, after which another backend may try', async () => {
    server.manner = 'stalls';
    app = await buildTestApp({ clock: () => now });
    const submission = makeSubmission({ withMail: true, now: new Date(now) });
    await submissionRepository(app.db).insert('inquiry', submission);
    const send = smtpSender({ url: server.url, to: 'a@b.co' });
    const box = makeOutbox({
      queue: mailQueue(app.db),
      compose: makeComposer(mailQueue(app.db)),
      send,
      log: quietLog(),
      clock: () => now,
      tryMs: 200,
    });
    await box.run();
    await box.stop();
    expect(await left()).toMatchObject({
      dueAt: new Date(START + 60_000).toISOString(),
      failedAt: null,
    });
    await app.close();
  });

  test.each(['busy', 'cuts', 'rejects'] as const)('that %s ends no process', async (manner) => {
    server.manner = manner;
    app = await start();
    const reached = server.reached();
    await inquire();
    await reached;
    await app.app.close();
    const { dueAt, failedAt } = await left();
    expect([dueAt === null, failedAt !== null]).toEqual(
      manner === 'rejects' ? [true, true] : [false, false],
    );
    await app.remove();
  });
});
