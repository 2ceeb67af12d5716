import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { newId } from '@/server/lib/ids';
import { makeSecurityLog } from '@/server/securityLog';
import { buildTestApp, quietLog, useTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { exportMessages } from '../../processes/exports/exportMessages';
import { lineRepository } from './lineRepository';
import { messageRepository } from './repository';
import { purgeMessages } from './retention';

const DAY_MS = 86_400_000;
const MISSING = '671f0c2ab3d94e5f60718293';

interface Page {
  total: number;
  data: { _id: string; name: string }[];
}

/** Inquiries as they lie in the database, all at once. */
async function storeMany({ db }: TestApp, count: number, fields: object): Promise<void> {
  const person = { name: 'n', email: '', phone: '123456', address: '', text: '' };
  const rows = Array.from({ length: count }, () => ({
    ...person,
    id: newId(),
    kind: 'inquiry' as const,
    reference: newId(),
    createdAt: new Date().toISOString(),
    ...fields,
  }));
  await db.writer.insertInto('messages').values(rows).execute();
}

const PATHS = ['/inquiries', '/applications'] as const;

describe.each(DATABASE_KINDS)('%s', (kind) => {
  const log: string[] = [];
  let now = Date.UTC(2026, 10, 21, 12);
  const app = useTestApp({
    kind,
    log: quietLog(log),
    clock: () => now,
    config: { messagesPerDay: 5 },
  });
  beforeEach(async () => {
    log.length = 0;
    now = Date.UTC(2026, 10, 21, 12);
    await app.logInAs('admin');
  });

  const send = (path: string, fields: object) =>
    app.postJson<{ error: string }>(path, { name: 'n', ...fields });
  const total = async (path: string) => (await app.read<Page>(path)).total;
  const events = (name: string) =>
    log
      .map((line) => JSON.parse(line) as object)
      .filter((line) => 'security' in line && line.security === name);

  test.each(PATHS)('one of %s is deleted for good, and the log says by whom', async (path) => {
    await send(path, { phone: '123456', email: 'amina@example.com' });
    const id = (await app.read<Page>(path)).data[0]?._id;
    expect((await app.call('DELETE', `${path}/${MISSING}`)).status).toBe(404);
    expect((await app.call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await total(path)).toBe(0);
    expect((await app.call('DELETE', `${path}/${id}`)).status).toBe(404);
    const erased = events('messagesErased');
    expect(erased).toMatchObject([{ count: 1, reason: 'deleted', from: '127.0.0.1' }]);
    expect(JSON.stringify(erased)).not.toContain('amina');
  });

  test('a person is found and erased by every way to write an e-mail address or a number', async () => {
    await send('/inquiries', { name: 'Amina', email: 'Amina@Exämple.com' });
    await send('/applications', { name: 'A. Rahman', phone: '+86 (574) 5550-0134' });
    await send('/inquiries', {
      name: 'Li Wei',
      email: 'li@example.com',
      phone: '+86 574 5550 0135',
    });
    await send('/inquiries', { name: 'Amina R.', phone: '5550 0199 ext. 7 / +٨٦ ٥٧٤ ٥٥٥٠ ٠١٣٤' });
    const person = { email: ' amina@xn--exmple-cua.com', phone: '0086 574 55500134' };
    expect((await app.postJson('/messages/person', person)).body).toEqual({
      inquiries: 2,
      applications: 1,
      names: ['A. Rahman', 'Amina', 'Amina R.'],
    });
    expect(await total('/inquiries')).toBe(3);
    const counts = await app.postJson('/messages/person/erasure', person);
    expect(counts.body).toEqual({ inquiries: 2, applications: 1 });
    expect((await app.read<Page>('/inquiries')).data).toMatchObject([{ name: 'Li Wei' }]);
    expect(await total('/applications')).toBe(0);
    const erased = events('messagesErased');
    expect(erased).toMatchObject([{ kind: 'all', count: 3, reason: 'person' }]);
    expect(JSON.stringify(erased)).not.toMatch(/amina|5550/i);
  });

  test('nobody is erased without an e-mail address or a number', async () => {
    await send('/inquiries', { phone: '123456' });
    for (const [person, error] of [
      [{}, 'An e-mail address or a phone number is missing.'],
      [{ email: '  ' }, 'An e-mail address or a phone number is missing.'],
      [{ phone: 'none' }, 'The phone number has fewer than five digits.'],
      [{ name: 'Amina' }, 'The field "name" is not known.'],
    ] as const) {
      for (const path of ['/messages/person', '/messages/person/erasure']) {
        expect(await app.postJson(path, person)).toMatchObject({ status: 400, body: { error } });
      }
    }
    expect(await total('/inquiries')).toBe(1);
  });

  test('a mail is sent again only where one is sent at all', async () => {
    await send('/inquiries', { phone: '123456' });
    const id = (await app.read<Page>('/inquiries')).data[0]?._id;
    expect(await app.postJson(`/inquiries/${id}/mail`, undefined)).toMatchObject({
      status: 409,
      body: { error: 'No e-mails are sent because no mail server is set up.' },
    });
  });

  test('beyond a number a day messages are held, at most as many again; deleted ones free their place', async () => {
    const sendMany = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          send(PATHS[index % 2] ?? '', { phone: '123456' }),
        ),
      );
    const status = async () => await app.read('/messages/status');
    const first = await sendMany(8);
    expect(first.map(({ status: code }) => code)).toEqual(Array(8).fill(201));
    expect((await total('/inquiries')) + (await total('/applications'))).toBe(5);
    const held =
      (await total('/inquiries?status=spam')) + (await total('/applications?status=spam'));
    expect(held).toBe(3);
    expect(await status()).toMatchObject({ storedToday: 5, perDay: 5 });

    const more = await sendMany(5);
    expect(more.map(({ status: code }) => code).sort()).toEqual([201, 201, 429, 429, 429]);
    const rejected = more.find(({ status: code }) => code === 429);
    expect(rejected?.body.error).toMatch(/^No more messages can be taken today\./);
    expect(rejected?.headers.get('retry-after')).toBe(String(DAY_MS / 2 / 1000));

    const { data } = await app.read<Page>('/inquiries');
    await app.call('DELETE', `/inquiries/${data[0]?._id}`);
    expect(await status()).toMatchObject({ storedToday: 4 });
    const before = await total('/inquiries');
    expect((await send('/inquiries', { phone: '123456' })).status).toBe(201);
    expect(await total('/inquiries')).toBe(before + 1);

    now += DAY_MS / 2;
    await app.logInAs('admin');
    expect(await status()).toMatchObject({ storedToday: 0 });
    expect((await send('/inquiries', { phone: '123456' })).status).toBe(201);
  });

  describe('retention', () => {
    const purge = () =>
      purgeMessages({
        db: app.db,
        months: 24,
        clock: () => now,
        purgeFiles: async () => undefined,
        purgeErasures: async () => undefined,
        security: makeSecurityLog(quietLog(log)),
      });

    const sendDaysAgo = (days: number, count = 1) =>
      storeMany(app, count, { createdAt: new Date(now - days * DAY_MS).toISOString() });

    test('erases what is older than it may get, once a day, by one backend', async () => {
      await sendDaysAgo(740, 201);
      await sendDaysAgo(720);
      // Never at once: the first time it is only noted.
      expect(await purge()).toBe(0);
      now += DAY_MS;
      expect((await Promise.all([purge(), purge(), purge()])).sort()).toEqual([0, 0, 201]);
      expect(events('messagesErased')).toMatchObject([
        { count: 201, reason: 'older than 24 months', from: 'retention' },
      ]);
      await app.logInAs('admin');
      expect(await total('/inquiries')).toBe(1);
      await sendDaysAgo(740);
      expect(await purge()).toBe(0);
      now += DAY_MS;
      expect(await purge()).toBe(1);
    });
  });

  test('the export holds no connection between batches and stops with its reader', async () => {
    await storeMany(app, 450, { text: 'x'.repeat(5000) });
    const reads: unknown[] = [];
    const { list } = messageRepository(app.db);
    const { list: listLines } = lineRepository(app.db.reader);
    const counted = (...args: Parameters<typeof list>) => {
      reads.push(args);
      return list(...args);
    };
    const open = () =>
      exportMessages({ list: counted, listLines }, 'inquiry', { format: 'csv', language: 'en' });
    const whole = open();
    let lines = 0;
    for await (const batch of whole) lines += String(batch).split('\r\n').length - 1;
    expect(lines).toBe(451);
    expect(reads).toHaveLength(4);

    reads.length = 0;
    const abandoned = open();
    await once(abandoned, 'readable');
    abandoned.read();
    abandoned.destroy();
    await once(abandoned, 'close');
    expect(reads.length).toBeLessThan(3);
  });
});

test('a reader of the export who leaves breaks nothing', async () => {
  const app = await buildTestApp();
  await app.logInAs('admin');
  await storeMany(app, 300, { text: 'x'.repeat(10_000) });
  const { body } = await app.get<string>('/inquiries/export');
  expect(body.split('\r\n')).toHaveLength(302);
  const request = httpGet(`${app.url}/inquiries/export`, { headers: app.authorization() });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await once(response, 'readable');
  response.destroy();
  await once(response, 'close');
  expect((await app.get('/inquiries')).status).toBe(200);
});
