import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { buildTestApp, quietLog, type TestApp } from '@/server/testing/buildTestApp';
import { makeNoise } from '@/server/testing/images';
import type { MediaStore } from './store';
import { VARIANT_LIMITS, makeVariants, chooseVariant } from './variants';
import { IMAGE_WIDTHS } from '@/shared/limits';

let app: TestApp;
afterEach(() => app.close());

const FORMATS = ['image/avif', 'image/webp', '*/*'];
const WISHES = FORMATS.flatMap((accept) => IMAGE_WIDTHS.map((width) => ({ accept, width })));

test('all variants of one image, asked for at once, hold up no other visitor', async () => {
  app = await buildTestApp();
  await app.logInAs('admin');
  const path = join(app.media.makeTempDir(), 'a');
  writeFileSync(path, await makeNoise(700, 500));
  const file = await app.media.keep({ path, name: 'a' });
  // Images are read one after the other, each when the test lets it.
  const started: (() => void)[] = [];
  const read: MediaStore['read'] = async (name) => {
    await new Promise<void>((resolve) => started.push(resolve));
    const body = createReadStream(join(app.dataDir, 'uploads', name));
    await once(body, 'open');
    return { bytes: 0, body };
  };
  const { storage, tempDir, tasks } = app.media;
  const limits = { ...VARIANT_LIMITS, waitMs: 60_000, perKey: 4 };
  const variants = makeVariants({ storage, tempDir, tasks, read }, quietLog(), limits);
  const greedy = WISHES.map((wish) => variants.find({ ...wish, file, visitor: 'a' }));
  const answered = Promise.all(greedy);
  while (started.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const other = variants.find({ file, width: 1280, accept: 'image/jpeg', visitor: 'b' });
  let hasResponded = false;
  void other.finally(() => (hasResponded = true));
  let made = 0;
  while (!hasResponded) {
    if (started.length > 0) {
      started.shift()?.();
      made += 1;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  // The one that was under way, one in turn at most, and its own.
  expect(made).toBeLessThanOrEqual(3);
  const finish = setInterval(() => started.shift()?.(), 5);
  const outcomes = await answered;
  clearInterval(finish);
  expect(outcomes.filter((outcome) => outcome === 'stand-in')).toHaveLength(WISHES.length - 5);
  await variants.stop();
});

test('who would wait for too long gets the original, for a while only; later the variant', async () => {
  app = await buildTestApp({ variantLimits: { ...VARIANT_LIMITS, waitMs: 0, idle: 0 } });
  await app.logInAs('admin');
  const image = await makeNoise(900, 600);
  const fields = { name: 'p', images: image };
  const { body } = await app.sendForm<{ image: string }>('POST', '/spare-parts', fields);
  const ask = async () => {
    const headers = { accept: 'image/webp' };
    const response = await fetch(`${app.url}/uploads/${body.image}?w=640`, { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const first = await ask();
  expect(first.response.headers.get('cache-control')).toBe('public, max-age=30');
  expect(first.response.headers.get('vary')).toContain('Accept');
  expect(first.bytes).toEqual(image);
  const variant = chooseVariant(body.image, 640, 'image/webp')?.name ?? '';
  while (!(await app.media.storage.stat('variants', variant))) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  const second = await ask();
  expect(second.response.headers.get('content-type')).toBe('image/webp');
  expect(second.response.headers.get('cache-control')).toContain('immutable');
});

test('an upload gets its usual variants without anyone asking', async () => {
  app = await buildTestApp({ variantLimits: { ...VARIANT_LIMITS, waitMs: 0 } });
  await app.logInAs('admin');
  const fields = { name: 'p', images: await makeNoise(400, 300) };
  const { body } = await app.sendForm<{ image: string }>('POST', '/spare-parts', fields);
  for (const width of [320, 640, 960]) {
    const variant = chooseVariant(body.image, width, 'image/avif')?.name ?? '';
    while (!(await app.media.storage.stat('variants', variant))) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
});

test('a variant that could not be made is not tried again, and the original is sent', async () => {
  app = await buildTestApp({ variantLimits: { ...VARIANT_LIMITS, idle: 0 } });
  await app.logInAs('admin');
  const image = await makeNoise(400, 300);
  const fields = { name: 'p', images: image };
  const { body } = await app.sendForm<{ image: string }>('POST', '/spare-parts', fields);
  const resize = jest.fn(() => Promise.reject(new Error('The process was ended.')));
  const { storage, tempDir, tasks, read } = app.media;
  const log = quietLog();
  const media = { storage, tempDir, read, tasks: { ...tasks, resize } };
  const variants = makeVariants(media, log, VARIANT_LIMITS);
  const request = { file: body.image, width: 320, accept: 'image/avif', visitor: 'a' };
  expect(await variants.find(request)).toBe('stand-in');
  expect(await variants.find({ ...request, visitor: 'b' })).toBe('stand-in');
  variants.prepare([body.image]);
  await variants.find({ ...request, width: 1920 });
  await variants.stop();
  // Of the three usual widths one has failed already.
  expect(resize.mock.calls.filter((call) => JSON.stringify(call).includes(':320,'))).toHaveLength(
    1,
  );
});
