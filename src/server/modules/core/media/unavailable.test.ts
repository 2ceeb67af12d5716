import fs from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { makeNoise } from '@/server/testing/images';
import { startS3, type TestS3 } from '@/server/testing/s3';
import { folderStorage } from './folderStorage';
import { s3Storage } from './s3Storage';
import type { MediaStorage } from './storage';

/** As the operating system says it; libvips gives the words only. */
const full = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  });

const FULL = {
  status: 507,
  body: { error: expect.stringMatching(/^The server has no room left on its disk.* Please try/) },
};

let app: TestApp;
afterEach(() => jest.restoreAllMocks());

const send = (...images: Buffer[]) =>
  app.sendForm<{ error: string; image: string }>('POST', '/spare-parts', { name: 'p', images });

describe('a full disk', () => {
  let storage: MediaStorage;
  beforeEach(async () => {
    app = await buildTestApp({ storage: (dataDir) => (storage = { ...folderStorage(dataDir) }) });
    await app.logInAs('admin');
  });

  const assertNothingLeft = async () => {
    expect(await app.read('/spare-parts')).toEqual([]);
    expect([app.storedFiles(), app.temporaryFiles()]).toEqual([[], []]);
  };

  test('while a form arrives: 507 in one message, for all that is sent, and nothing is left', async () => {
    jest
      .spyOn(fs, 'createWriteStream')
      .mockImplementation(
        () => new Writable({ write: (_chunk, _encoding, done) => done(full()) }) as fs.WriteStream,
      );
    const image = await makeNoise(1500, 1000);
    expect(image.length).toBeGreaterThan(2_000_000);
    expect(await send(image, image)).toMatchObject(FULL);
    await assertNothingLeft();
  });

  test('for the folder of a form', async () => {
    jest.spyOn(fs, 'mkdtempSync').mockImplementation(() => {
      throw full();
    });
    expect(await send(await makeNoise())).toMatchObject(FULL);
    await assertNothingLeft();
  });

  test('where an image is stored, as Node says it or as libvips does', async () => {
    storage.put = () => Promise.reject(full());
    expect(await send(await makeNoise())).toMatchObject(FULL);
    storage.put = () =>
      Promise.reject(new Error('write error\nsystem error: No space left on device'));
    expect(await send(await makeNoise())).toMatchObject(FULL);
    await assertNothingLeft();
  });

  test('costs the variant, not the image', async () => {
    const image = await makeNoise(400, 300);
    const { body } = await send(image);
    storage.put = () => Promise.reject(full());
    const response = await fetch(`${app.url}/uploads/${body.image}?w=160`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(image)).toBe(true);
    expect(response.headers.get('cache-control')).toBe('public, max-age=30');
    expect(app.temporaryFiles()).toEqual([]);
  });

  const expectNotReady = async (error: RegExp) => {
    const { status, body } = await app.get('/readyz');
    expect(status).toBe(503);
    expect(body.error).toMatch(error);
  };

  test('makes the backend not ready', async () => {
    storage.assertWritable = () => Promise.reject(full());
    await expectNotReady(/^The place of the images has no room left\./);
    storage.assertWritable = async () => undefined;
    expect((await app.get('/readyz')).status).toBe(200);
  });

  test('or a data folder that may not be written to', async () => {
    fs.rmSync(join(app.dataDir, 'tmp'), { recursive: true });
    await expectNotReady(/^The data folder cannot be written to\./);
    fs.mkdirSync(join(app.dataDir, 'tmp'));
  });
});

describe('a bucket that is unavailable', () => {
  let s3: TestS3;
  const UNAVAILABLE = {
    status: 503,
    body: { error: expect.stringMatching(/^The images cannot be reached just now\./) },
  };

  test('is a 503 for images and uploads, and nothing else fails', async () => {
    s3 = await startS3();
    app = await buildTestApp({ storage: () => s3Storage(s3.place('unavailable')) });
    await app.logInAs('admin');
    const { body } = await send(await makeNoise(400, 300));
    expect((await app.get('/readyz')).status).toBe(200);
    await s3.close();
    for (const path of [body.image, `${body.image}?w=320`]) {
      expect(await app.get(`/uploads/${path}`)).toMatchObject(UNAVAILABLE);
    }
    expect(await send(await makeNoise())).toMatchObject(UNAVAILABLE);
    expect(await app.read<object[]>('/spare-parts')).toHaveLength(1);
    expect(app.temporaryFiles()).toEqual([]);
  });
});
