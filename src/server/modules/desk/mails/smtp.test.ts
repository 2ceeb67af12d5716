import { buildTestApp, quietLog, type TestApp } from '@/server/testing/buildTestApp';
import { startSmtpServer, type SmtpManner, type SmtpServer } from '@/server/testing/smtpServer';
import { makeSubmission } from '@/server/testing/submissions';
import { submissionRepository } from '../messages/submissionRepository';
import { makeComposer } from './compose';
import { makeOutbox } from '../../core/outbox/outbox';
import { company } from '@/shared/company';
import { enqueueMail, mailQueue, queueAgain } from '../../core/outbox/repository';
import { smtpSender } from '../../core/outbox/smtp';

const NOW = Date.UTC(2026, 10, 21);
const IN_A_MINUTE = new Date(NOW + 60_000).toISOString();

let server: SmtpServer;
let app: TestApp;
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(async () => {
  await app.remove();
  await server.close();
});

const start = async (to = 'sales@exämple.com') => {
  app = await buildTestApp({ config: { mail: { url: server.url, to } }, clock: () => NOW });
};
const inquire = async (email?: string) => {
  const reached = server.reached();
  const body = { name: '李伟', email, phone: '123456', inquiryDetails: '请报价' };
  expect((await app.postJson('/inquiries', body)).status).toBe(201);
  await reached;
  await app.app.close();
};
/** In an app without a mail server, so that only the test's outbox sends. */
const store = async (email = '') => {
  app = await buildTestApp({ clock: () => NOW });
  const submission = makeSubmission({ email, withMail: true, now: new Date(NOW) });
  await submissionRepository(app.db).insert('inquiry', submission);
};
const flush = async (tryMs?: number) => {
  const box = makeOutbox({
    queue: mailQueue(app.db),
    compose: makeComposer(app, 'https://hoistway.example'),
    send: smtpSender({ url: server.url, to: 'a@b.co' }),
    log: quietLog(),
    clock: () => NOW,
    tryMs,
  });
  await box.run();
  await box.stop();
  await app.app.close();
};
const mails = () => app.db.reader.selectFrom('mails').selectAll().orderBy('id').execute();

test('a mail server gets e-mail addresses of other scripts in a form that it understands', async () => {
  await start();
  await inquire('a@例子.中国');
  const [mail] = server.mails;
  const [row] = await mails();
  expect(mail?.to).toMatch(/^sales@(xn--exmple-cua|exämple)\.com$/);
  expect(mail?.source).toMatch(/^Reply-To: a@xn--fsqu00a\.xn--fiqs8s\r$/m);
  expect(mail?.source).toMatch(
    new RegExp(`^Message-ID: <Q-\\w{6}\\.${row?.id}@xn--exmple-cua\\.com>\\r$`, 'm'),
  );
});

test('a mail server gets SMTPUTF8 where the e-mail address of the company needs it', async () => {
  await start('李@例子.中国');
  await inquire();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]?.from.args).toMatchObject({ SMTPUTF8: true });
});

test('an answer comes from its author, is replied to the company and belongs to the earlier mails', async () => {
  await store('a@example.com');
  const message = await app.db.reader.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  const event = { messageId: message.id, createdAt: '', author: '', type: 'answer' } as const;
  const { writer } = app.db;
  await writer
    .insertInto('messageEvents')
    .values({ ...event, id: 'e1', text: 'When?', subject: 'Your inquiry' })
    .execute();
  await writer.transaction().execute(async (trx) => {
    const mail = { kind: 'answer', messageId: message.id, eventId: 'e1' } as const;
    await enqueueMail(trx, { ...mail, now: new Date(NOW) });
  });
  await flush();
  const [confirmation, answer] = server.mails.filter(({ to }) => to === 'a@example.com');
  const [, first] = /^Message-ID: (<.*>)\r$/m.exec(confirmation?.source ?? '') ?? [];
  expect(confirmation?.source).not.toMatch(/^References:/m);
  expect(confirmation?.source).toContain(`\r\nFrom: "${company.name.en}" <a@b.co>\r\n`);
  const head = answer?.source.split('\r\n\r\n')[0]?.replace(/\r\n /g, ' ').split('\r\n');
  expect(head).toEqual(
    expect.arrayContaining([
      `From: "${company.name.en}" <a@b.co>`,
      'Reply-To: a@b.co',
      `In-Reply-To: ${first}`,
      `References: ${first}`,
      'Subject: Your inquiry',
    ]),
  );
});

const outcomes: [SmtpManner, object][] = [
  // Bounded by the outbox's own grace; without that it would take nodemailer's ten minutes.
  ['silent', { dueAt: IN_A_MINUTE, failedAt: null }],
  ['stalls', { dueAt: IN_A_MINUTE, failedAt: null }],
  ['cuts', { dueAt: IN_A_MINUTE, failedAt: null }],
  ['busy', { dueAt: IN_A_MINUTE, failedAt: null }],
  // A wrong setting of the company's own e-mail address is corrected some day.
  ['knowsNobody', { dueAt: IN_A_MINUTE, failedAt: null }],
  ['rejects', { dueAt: null, error: 'Message failed: 554 5.7.1 looks like spam' }],
  // With its id the company recognises the second one.
  ['dies', { dueAt: IN_A_MINUTE, failedAt: null }],
];
test.each(outcomes)(
  'of a mail server that %s a mail to the company: %o',
  async (manner, outcome) => {
    server.manner = manner;
    await start();
    await inquire();
    expect(await mails()).toMatchObject([outcome]);
  },
);

const buyerOutcomes: [SmtpManner, object][] = [
  ['cuts', { dueAt: IN_A_MINUTE, failedAt: null }],
  ['busy', { dueAt: IN_A_MINUTE, failedAt: null }],
  ['knowsNobody', { dueAt: null, error: expect.stringContaining('550 5.1.1') }],
  ['rejects', { dueAt: null, error: expect.stringContaining('554 5.7.1') }],
  ['dies', { dueAt: null, error: 'unconfirmed' }],
];
test.each(buyerOutcomes)(
  'of a mail server that %s a mail to a buyer: %o',
  async (manner, outcome) => {
    server.manner = manner;
    await store('a@example.com');
    await app.db.writer.deleteFrom('mails').where('kind', '=', 'notification').execute();
    await flush();
    expect(await mails()).toMatchObject([outcome]);
    expect(server.mails).toHaveLength(manner === 'dies' ? 1 : 0);
  },
);

test('a mail that may have arrived keeps its Message-ID when an admin sends it again', async () => {
  await store('a@example.com');
  await app.db.writer.deleteFrom('mails').where('kind', '=', 'notification').execute();
  server.manner = 'dies';
  await flush();
  server.manner = 'takes';
  const [mail] = await mails();
  const again = app.db.writer.transaction();
  await again.execute((trx) => queueAgain(trx, 'inquiry', mail?.messageId ?? '', new Date(NOW)));
  await flush();
  const ids = server.mails.map(({ source }) => /^Message-ID: .*$/m.exec(source)?.[0]);
  expect(ids).toEqual([expect.stringContaining(`.${mail?.id}@`), ids[0]]);
});

test('an attempt is given a time as a whole, after which another backend may try', async () => {
  server.manner = 'stalls';
  await store();
  await flush(200);
  expect(await mails()).toMatchObject([{ dueAt: IN_A_MINUTE, failedAt: null }]);
});
