import { buildTestApp, quietLog, type TestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { startSmtpServer, type SmtpServer } from '@/server/testing/smtpServer';
import { mailQueue } from './mailQueueRepository';
import { composeMail, makeOutbox, smtpSender, type Mail, type SendMail } from './outbox';
import { messageRepository } from './repository';

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

const NO_KEY = { idempotencyKey: null, requestHash: null };

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

  const outbox = () => makeOutbox(mailQueue(app.db), sendMail, quietLog(log), () => now);
  /** Behind the back of the app's own outbox: here each try is made by hand. */
  const store = async (text = '') => {
    const values = {
      name: 'Amina',
      phone: '123456',
      email: 'amina@example.com',
      address: '',
      text,
    };
    const options = { withMail: true, isHeld: false, now: new Date(now), perDay: 100 };
    const repository = messageRepository(app.db);
    const stored = await repository.insert('inquiry', values, { ...options, requestKey: NO_KEY });
    return stored?.reference;
  };
  const row = () => app.db.reader.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
  const counts = () => mailQueue(app.db).count();
  const flush = async () => {
    const box = outbox();
    await box.run();
    await box.stop();
  };

  test('name sender, text and reference', async () => {
    const reference = await store('Four governors.');
    await flush();
    expect(sent).toEqual([
      {
        id: `${reference}.${(await row()).id}`,
        subject: `Business inquiry ${reference}`,
        text: 'Name: Amina\nE-mail: amina@example.com\nPhone: 123456\n\nFour governors.\n',
        replyTo: 'amina@example.com',
      },
    ]);
    expect(await row()).toMatchObject({ mailDueAt: null, mailFailedAt: null });
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
      expect((await row()).mailFailedAt).toBeNull();
    }
    await flush();
    expect(log.at(-1)).toContain('mail given up');
    const { id } = await row();
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
    expect((await row()).mailQueuedAt).toBe(new Date(now).toISOString());
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
    const box = makeOutbox(mailQueue(app.db), sendSecond, quietLog(), () => now);
    await box.run();
    await box.stop();
    expect(tries).toBe(2);
    expect(await counts()).toEqual({ waiting: 0, failed: 1 });
    const reasons = await app.db.reader.selectFrom('messages').select('mailError').execute();
    expect(reasons.map(({ mailError }) => mailError)).toContain(
      'Message failed: 554 5.7.1 looks like spam',
    );
  });

  test('of messages held for review wait until they are released', async () => {
    await store();
    await app.db.writer
      .updateTable('messages')
      .set({ spamAt: new Date(now).toISOString(), mailDueAt: null, mailQueuedAt: null })
      .execute();
    appNow = now;
    await app.logInAs('admin');
    const { id } = await row();
    expect((await app.postJson(`/inquiries/${id}/mail`, undefined)).status).toBe(200);
    expect(await counts()).toEqual({ waiting: 0, failed: 0 });
    await app.postJson(`/inquiries/${id}`, { spam: false }, 'PATCH');
    await app.app.close();
    expect(sent).toHaveLength(1);
  });

  test('of deleted messages are not sent', async () => {
    await store();
    await app.logInAs('admin');
    expect((await app.call('DELETE', `/inquiries/${(await row()).id}`)).status).toBe(200);
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

describe('the text', () => {
  const message = {
    id: '1',
    kind: 'inquiry',
    reference: 'Q-7F3K2M',
    createdAt: '',
    name: 'Amina',
    email: 'amina@example.com',
    phone: '',
    address: '',
    text: 'Hello',
    answeredAt: null,
    spamAt: null,
    idempotencyKey: null,
    requestHash: null,
    mailDueAt: null,
    mailTries: 0,
    mailQueuedAt: null,
    mailFailedAt: null,
    mailError: null,
    emailKey: '',
    phoneKey: '',
  } as const;

  test('has a line for each field that is filled in, and one kind of line end', () => {
    const { text } = composeMail({ ...message, text: 'One\r\nTwo\rThree' });
    expect(text).toBe('Name: Amina\nE-mail: amina@example.com\n\nOne\nTwo\nThree\n');
  });

  test.each([
    ['amina@example.com', 'amina@example.com'],
    ['amina@例子.中国', 'amina@例子.中国'],
    ['李@例子.中国', undefined],
    ['', undefined],
  ])('a reply to %s goes to %s', (email, replyTo) => {
    expect(composeMail({ ...message, email }).replyTo).toBe(replyTo);
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
  const inquire = () =>
    app.postJson('/inquiries', { name: '李伟', email: 'a@例子.中国', inquiryDetails: '请报价' });
  const left = () =>
    app.db.reader
      .selectFrom('messages')
      .select(['reference', 'id', 'mailDueAt', 'mailFailedAt'])
      .executeTakeFirstOrThrow();

  test('gets e-mail addresses of other scripts in a form that it understands, and one id at every try', async () => {
    app = await start();
    const reached = server.reached();
    await inquire();
    await reached;
    await app.app.close();
    const { reference, id } = await left();
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
        mailDueAt: new Date(START + 60_000).toISOString(),
        mailFailedAt: null,
      });
      await app.remove();
    },
    30_000,
  );

  test('is given a time as a whole, after which another backend may try', async () => {
    server.manner = 'stalls';
    app = await buildTestApp({ clock: () => now });
    const options = { withMail: true, isHeld: false, now: new Date(now), perDay: 100 };
    const values = { name: 'Amina', phone: '123456', email: '', address: '', text: '' };
    const repository = messageRepository(app.db);
    await repository.insert('inquiry', values, { ...options, requestKey: NO_KEY });
    const send = smtpSender({ url: server.url, to: 'a@b.co' });
    const box = makeOutbox(mailQueue(app.db), send, quietLog(), () => now, 200);
    await box.run();
    await box.stop();
    expect(await left()).toMatchObject({
      mailDueAt: new Date(START + 60_000).toISOString(),
      mailFailedAt: null,
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
    const { mailDueAt, mailFailedAt } = await left();
    expect([mailDueAt === null, mailFailedAt !== null]).toEqual(
      manner === 'rejects' ? [true, true] : [false, false],
    );
    await app.remove();
  });
});
