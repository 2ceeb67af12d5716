import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietLog, useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeComposer } from '../mails/compose';
import type { MailRow } from '../../core/outbox/repository';
import { folderStorage } from '../../core/media/folderStorage';
import { listPrivateFiles } from '../messages/fileRepository';
import { makeFileStore } from '../messages/fileStore';
import { purgeMessages } from '../messages/retention';

let mockRendered = 0;
jest.mock('./renderPdf', () => ({
  /** No two are the same. */
  renderQuotationPdf: async () => Buffer.from(`%PDF ${(mockRendered += 1)}`),
}));

const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;
const content = {
  language: 'en',
  currency: 'USD',
  validUntil: '2099-12-31',
  lines: [{ text: 'Overspeed governor', quantity: 4, unitPrice: '182.50' }],
};

describe.each(DATABASE_KINDS)('%s: the PDF of an issued quotation', (kind) => {
  let id: string;
  let token: string;
  let isFull = false;
  let now = Date.now();
  const log: string[] = [];
  const app = useTestApp({
    kind,
    log: quietLog(log),
    clock: () => now,
    storage: (dataDir) => {
      const folder = folderStorage(dataDir);
      const put: typeof folder.put = async (...file) => {
        if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
        return folder.put(...file);
      };
      return { ...folder, put };
    },
  });
  beforeEach(async () => {
    isFull = false;
    now = Date.now();
    const sender = { name: 'Amina', email: 'amina@example.com' };
    ({ token } = (await app.postJson<{ token: string }>('/inquiries', sender)).body);
    await app.logInAs('admin');
    const { body } = await app.get<{ data: { _id: string }[] }>('/inquiries');
    id = body.data[0]?._id ?? '';
    await app.postJson(`/inquiries/${id}/quotation`, content, 'PUT');
  });

  const issue = async () => {
    const [path, headers] = [`/inquiries/${id}/quotations`, { 'if-match': '*' }];
    const issued = await app.postJson<{ number: string }>(path, { send: false }, 'POST', headers);
    expect(issued.status).toBe(201);
    return issued.body.number;
  };
  const read = async (path: string) => {
    const response = await fetch(app.url + path, { headers: app.authorization() });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, body };
  };
  const forAdmin = (number: string) => read(`/inquiries/${id}/quotations/${number}/pdf`);
  const forBuyer = (number: string) => read(`/buyer-inquiries/${token}/quotations/${number}/pdf`);
  const inMail = async () => {
    const { id: quotationId } = await stored();
    const mail = { id: 'm1', kind: 'quotation', messageId: id, quotationId } as MailRow;
    return (await makeComposer(app, 'https://hoistway.example')(mail))?.attachments?.[0]?.content;
  };
  const stored = () => app.db.reader.selectFrom('quotations').selectAll().executeTakeFirstOrThrow();
  const privateFiles = () => readdirSync(join(app.dataDir, 'private'));
  const purge = () => {
    const { purgeNow } = makeFileStore({ ...app, log: app.app.log as never, clock: () => now });
    return purgeNow();
  };

  test('is made once, as it is issued, with the same bytes for every reader', async () => {
    const number = await issue();
    const { pdfFile } = await stored();
    expect(privateFiles()).toEqual([pdfFile]);
    const bytes = readFileSync(join(app.dataDir, 'private', pdfFile ?? ''));
    expect((await forAdmin(number)).body.equals(bytes)).toBe(true);
    expect((await forBuyer(number)).body.equals(bytes)).toBe(true);
    expect(bytes.equals((await inMail()) ?? Buffer.of())).toBe(true);
  });

  test('is stored with the first read where that failed, once', async () => {
    isFull = true;
    const number = await issue();
    expect(log.join()).toContain('the PDF of a quotation is not stored yet');
    expect((await forAdmin(number)).status).toBe(507);
    expect(privateFiles()).toEqual([]);
    isFull = false;
    const reads = await Promise.all([forAdmin, forBuyer, forAdmin].map((open) => open(number)));
    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of reads) expect(body.equals(reads[0]!.body)).toBe(true);
    expect(privateFiles()).toEqual([(await stored()).pdfFile]);
  });

  test('is stored by the job where nobody reads it, and by two processes once', async () => {
    isFull = true;
    const number = await issue();
    isFull = false;
    await app.quotationFiles.storeMissing();
    expect(privateFiles()).toEqual([]);
    now += 61_000;
    await Promise.all([app.quotationFiles.storeMissing(), forAdmin(number)]);
    expect(privateFiles()).toEqual([(await stored()).pdfFile]);
    expect(app.temporaryFiles()).toEqual([]);
    expect(await issue()).toMatch(/-0001-R2$/);
  });

  test('stays until the person is erased or the message is too old', async () => {
    const number = await issue();
    const { pdfFile } = await stored();
    expect(await listPrivateFiles(app.db.reader)).toEqual([pdfFile]);
    now += MONTH_MS;
    await purge();
    expect((await forBuyer(number)).status).toBe(200);
    await app.logInAs('admin');
    await app.postJson('/messages/person/erasure', { email: 'amina@example.com' });
    expect(privateFiles()).toEqual([]);
    expect((await forBuyer(number)).status).toBe(404);
  });

  test('is removed by retention', async () => {
    await issue();
    const options = {
      db: app.db,
      months: 1,
      clock: () => now,
      security: () => undefined,
      purgeErasures: async () => undefined,
    };
    now += 2 * MONTH_MS;
    await purgeMessages({ ...options, purgeFiles: purge });
    now += DAY_MS;
    expect(await purgeMessages({ ...options, purgeFiles: purge })).toBe(1);
    expect(privateFiles()).toEqual([]);
  });

  test('is not left behind where the person is erased while it is made', async () => {
    isFull = true;
    await issue();
    isFull = false;
    now += 61_000;
    const making = app.quotationFiles.storeMissing();
    await app.db.writer.deleteFrom('messages').execute();
    await making;
    expect(privateFiles()).toEqual([]);
  });

  test('is not made anew where its file is lost', async () => {
    const number = await issue();
    const { pdfFile } = await stored();
    await app.media.storage.remove('private', pdfFile ?? '');
    expect((await forAdmin(number)).status).toBe(404);
    expect(existsSync(join(app.dataDir, 'private', pdfFile ?? ''))).toBe(false);
  });
});
