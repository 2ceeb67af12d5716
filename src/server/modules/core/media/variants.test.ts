import { buildTestApp, quietLog, type TestApp } from '@/server/testing/buildTestApp';
import { makeNoise } from '@/server/testing/images';
import { VARIANT_LIMITS, chooseVariant, makeVariants, type Variant } from './variants';
import { IMAGE_WIDTHS } from '@/shared/limits';

let app: TestApp;

const choose = (file: string, width: number, accept: string): Variant => {
  const variant = chooseVariant(file, width, accept);
  if (!variant) throw new Error(`${file} has no variants`);
  return variant;
};
const ALL = ['image/avif', 'image/webp', '*/*'].flatMap((accept) =>
  IMAGE_WIDTHS.map((width) => (file: string) => choose(file, width, accept)),
);

const upload = async (images: Buffer): Promise<string> => {
  await app.logInAs('admin');
  return (await app.addPart({ name: 'p', images })).images[0]!;
};

test('requests of one IP address for many variants hold up no other', async () => {
  app = await buildTestApp();
  const file = await upload(await makeNoise(160, 120));
  const { storage, tempDir, tasks, read } = app.media;
  const resize = jest.fn(tasks.resize);
  const limits = { ...VARIANT_LIMITS, waitMs: 60_000, maxPerIp: 4 };
  const media = { storage, tempDir, read, tasks: { ...tasks, resize } };
  const variants = makeVariants(media, quietLog(), limits);
  const greedy = Promise.all(ALL.map((variant) => variants.open(file, variant(file), 'a')));
  const made = await variants.open(file, choose(file, 1280, 'image/jpeg'), 'b');
  made?.body.destroy();
  expect(made).toBeDefined();
  // The one that was under way, one in turn at most, and its own.
  expect(resize.mock.calls.length).toBeLessThanOrEqual(3);
  const opened = (await greedy).filter((found) => found !== undefined);
  for (const { body } of opened) body.destroy();
  expect(opened).toHaveLength(5);
  await variants.stop();
});

test('who would wait for too long gets the original, for a while only; later the variant', async () => {
  app = await buildTestApp({ variantLimits: { ...VARIANT_LIMITS, waitMs: 0 } });
  const image = await makeNoise(900, 600);
  const file = await upload(image);
  const fetchVariant = async () => {
    const headers = { accept: 'image/webp' };
    const response = await fetch(`${app.url}/uploads/${file}?w=640`, { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const first = await fetchVariant();
  expect(first.response.headers.get('cache-control')).toBe('public, max-age=30');
  expect(first.response.headers.get('vary')).toContain('Accept');
  expect(first.bytes.equals(image)).toBe(true);
  const variant = choose(file, 640, 'image/webp');
  while (!(await app.media.storage.exists('variants', variant.name))) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  const second = await fetchVariant();
  expect(second.response.headers.get('content-type')).toBe('image/webp');
  expect(second.response.headers.get('cache-control')).toContain('immutable');
});

test('a variant that could not be made is not tried again, and the original is sent', async () => {
  app = await buildTestApp();
  const file = await upload(await makeNoise(400, 300));
  const resize = jest.fn(() => Promise.reject(new Error('The process was ended.')));
  const { storage, tempDir, tasks, read } = app.media;
  const media = { storage, tempDir, read, tasks: { ...tasks, resize } };
  const variants = makeVariants(media, quietLog());
  const variant = choose(file, 320, 'image/avif');
  expect(await variants.open(file, variant, 'a')).toBeUndefined();
  expect(await variants.open(file, variant, 'b')).toBeUndefined();
  expect(resize).toHaveBeenCalledTimes(1);
  await variants.stop();
});
