import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import { buildTestApp, useTestApp } from '@/server/testing/buildTestApp';
import { makeForm } from '@/server/testing/client';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeNoise, makePhotograph } from '@/server/testing/images';
import { makeFileStore } from './fileStore';

const HOUR_MS = 3_600_000;
const SENDER = { name: 'Amina', email: 'amina@example.com' };
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

describe.each(DATABASE_KINDS)('files of messages, on %s', (kind) => {
  let now = Date.UTC(2026, 10, 26, 12);
  const app = useTestApp({ kind, clock: () => now });
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 26, 12);
    await app.logInAs('admin');
  });

  const privateFiles = () => readdirSync(join(app.dataDir, 'private'));
  const fileRows = () => app.rows('messageFiles');
  const inquire = (fields: object, headers = {}) =>
    app.sendForm('POST', '/inquiries', { ...SENDER, ...fields }, headers);
  const messageId = async () => (await app.rows('messages'))[0]?.id;

  test('photographs come with lines, lose their metadata and are for admins only', async () => {
    const lines = JSON.stringify([{ text: ' Door\u200b roller ', quantity: 2 }]);
    const photographs = [await makePhotograph(), await makeNoise()];
    expect((await inquire({ lines, photographs, company: '' })).status).toBe(201);
    const stored = await app.rows('inquiryLines');
    expect(stored).toMatchObject([{ text: 'Door roller', quantity: 2 }]);
    expect(app.temporaryFiles()).toEqual([]);
    expect(app.storedFiles()).toEqual([]);

    const [photograph, noise] = await fileRows();
    // By its content it is a JPEG, whatever its name says.
    expect(photograph).toMatchObject({ name: 'image.jpg', type: 'image/jpeg' });
    expect(noise).toMatchObject({ name: 'image.png', type: 'image/png' });
    const content = readFileSync(join(app.dataDir, 'private', photograph?.file ?? ''));
    expect((await sharp(content).metadata()).exif).toBeUndefined();

    const path = `/inquiries/${photograph?.messageId}/files/${photograph?.id}`;
    const { status, headers } = await app.get(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="image.jpg"; filename*=UTF-8''image.jpg`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await app.get(path.replace('inquiries', 'applications'))).status).toBe(404);
    expect((await app.get(`/uploads/${photograph?.file}`)).status).toBe(404);
    expect((await app.get(`/private/${photograph?.file}`)).status).toBe(404);
    await app.logInAs('user');
    expect((await app.get(path)).status).toBe(403);
    app.useToken('');
    expect((await app.get(path)).status).toBe(401);
  });

  test('a CV is a PDF by its content, and is named in the application', async () => {
    const form = makeForm({ name: 'Li Wei', phone: '123456' });
    form.append('cv', new Blob([new Uint8Array(PDF)], { type: 'text/html' }), '简历\u202e (1).PDF');
    expect((await app.call('POST', '/applications', { body: form })).status).toBe(201);
    const [row] = await fileRows();
    const cv = { _id: row?.id, name: '简历 (1).pdf', type: 'application/pdf', size: PDF.length };
    const page = await app.get<{ data: object[] }>('/applications');
    expect(page.body.data).toMatchObject([{ name: 'Li Wei', cv }]);
    const response = await app.get(`/applications/${row?.messageId}/files/${row?.id}`);
    expect(response.body).toBe(PDF.toString());
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="__ (1).pdf"; filename*=UTF-8''%E7%AE%80%E5%8E%86%20%281%29.pdf`,
    );
  });

  test('what is wrong is named, and nothing of it is stored', async () => {
    const noise = await makeNoise();
    const apply = (cv: Buffer) => app.sendForm('POST', '/applications', { ...SENDER, cv });
    const cases = [
      [await inquire({ photographs: [noise, PDF] }), 400, 'The file "image.png" is not a JPEG'],
      [await inquire({ photographs: Array(6).fill(noise) }), 413, 'At most 5 files can be sent.'],
      [await inquire({ photographs: 'text' }), 400, '"photographs" must be a file.'],
      [await inquire({ lines: '{' }), 400, 'The lines are not valid JSON.'],
      [await inquire({ lines: '[{"text":"Roller","quantity":0}]' }), 400, 'quantity of line 1'],
      [await inquire({ colour: 'red' }), 400, 'The field "colour" is not known.'],
      [await apply(noise), 400, 'The file "image.png" is not a PDF.'],
      [await apply(Buffer.from(`<html>${PDF.toString()}`)), 400, 'is not a PDF.'],
      [await apply(Buffer.alloc(5 * 1024 ** 2 + 1, PDF)), 413, 'is larger than 5 MiB.'],
      [await app.postJson('/inquiries', { ...SENDER, photographs: ['a'] }), 400, 'must be a file.'],
    ] as const;
    for (const [{ status, body }, expected, error] of cases) {
      expect(body.error).toContain(error);
      expect(status).toBe(expected);
    }
    expect(await app.rows('messages')).toEqual([]);
    expect([privateFiles(), app.temporaryFiles()]).toEqual([[], []]);
  });

  test('a repeated request stores nothing more; another file is another message', async () => {
    const key = { 'idempotency-key': 'k-1' };
    const photographs = await makeNoise();
    const first = await inquire({ photographs }, key);
    expect((await inquire({ photographs, lines: ' ' }, key)).body).toEqual(first.body);
    expect((await inquire({ photographs: await makeNoise() }, key)).status).toBe(409);
    expect(privateFiles()).toHaveLength(1);
  });

  test('are removed with their message, and those of no message within an hour', async () => {
    const photographs = await makeNoise();
    const store = makeFileStore({ ...app, log: app.app.log as never, clock: () => now });
    for (const erase of [
      async () => app.call('DELETE', `/inquiries/${await messageId()}`),
      async () => app.postJson('/messages/person/erasure', { email: SENDER.email }),
    ]) {
      await inquire({ photographs, lines: '[{"text":"Roller","quantity":1}]' });
      expect(privateFiles()).toHaveLength(1);
      expect((await erase()).status).toBe(200);
      expect(privateFiles()).toEqual([]);
      for (const table of [
        'inquiryLines',
        'messageFiles',
        'messageEvents',
        'privateFiles',
      ] as const)
        expect(await app.rows(table)).toEqual([]);
    }
    // As a process that is killed in between leaves it.
    await inquire({ photographs });
    await app.db.writer.deleteFrom('messageFiles').execute();
    await store.purge();
    expect(privateFiles()).toHaveLength(1);
    now += HOUR_MS + 1;
    await store.purge();
    expect(privateFiles()).toEqual([]);
  });
});

test('a sender beyond the limit of the day stores no files, as they would be held for review', async () => {
  const limits = { ...LIMITS, messagesPerIpDay: { max: 1, windowMs: 24 * HOUR_MS } };
  const app = await buildTestApp({ limits });
  const photographs = await makeNoise();
  const send = (fields: object) => app.sendForm('POST', '/inquiries', { ...SENDER, ...fields });
  expect((await send({ photographs })).status).toBe(201);
  expect((await send({ photographs })).status).toBe(429);
  expect((await send({})).status).toBe(201);
  expect(readdirSync(join(app.dataDir, 'private'))).toHaveLength(1);
});

test('beyond its limit a sender is rejected before the files are read, unless it repeats', async () => {
  const limits = { ...LIMITS, messagesPerIp: { max: 1, windowMs: 60_000 } };
  const app = await buildTestApp({ limits });
  const photographs = await makeNoise();
  const send = (key: string) =>
    app.sendForm(
      'POST',
      '/inquiries',
      { ...SENDER, photographs },
      {
        'idempotency-key': key,
      },
    );
  const first = await send('k-1');
  const makeTempDir = jest.spyOn(app.media, 'makeTempDir');
  expect((await send('k-2')).status).toBe(429);
  expect(makeTempDir).not.toHaveBeenCalled();
  expect(await send('k-1')).toMatchObject({ status: 201, body: first.body });
});
