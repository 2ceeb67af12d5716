import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { makeImage, makeNoise, makePhotograph } from '../../test/images';
import { sweepOrphans } from './sweeper';
import { makeVariants } from './variants';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
  await app.logInAs('admin');
});
afterEach(() => app.close());

const keep = async (image: Buffer): Promise<string> => {
  const { body } = await app.sendForm<{ image: string }>('POST', '/spare-parts', {
    name: 'p',
    images: image,
  });
  return body.image;
};
const fetchFile = async (path: string, headers = {}, method = 'GET') => {
  const response = await fetch(`${app.url}/uploads/${path}`, { method, headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('what is kept', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'a clean %s stays byte for byte',
    async (format) => {
      const image = await makeImage(format);
      const { response, bytes } = await fetchFile(await keep(image));
      expect(bytes).toEqual(image);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
    },
  );

  test('a photograph loses what it tells about its making and stands upright', async () => {
    const { bytes } = await fetchFile(await keep(await makePhotograph()));
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 60 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(bytes.toString('latin1')).not.toContain('Secret camera');
  });

  test('a moving picture keeps its frames', async () => {
    const frames = await Promise.all([makeImage('png'), makeImage('png', { colour: '#fff' })]);
    const image = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { bytes } = await fetchFile(await keep(image));
    expect((await sharp(bytes, { pages: -1 }).metadata()).pages).toBe(2);
  });

  test('the same picture is kept once, also when it comes many times at once', async () => {
    const image = await makeNoise();
    const names = await Promise.all(Array.from({ length: 6 }, () => keep(image)));
    expect(new Set(names).size).toBe(1);
    expect(app.storedFiles()).toEqual([names[0]]);
    expect(app.temporaryFiles()).toEqual([]);
  });
});

describe('GET /uploads/{file}', () => {
  test('may be kept for a year, is not sniffed, may be shown by other origins', async () => {
    const { response } = await fetchFile(await keep(await makeImage()));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('answers HEAD and ranges', async () => {
    const image = await makeNoise();
    const name = await keep(image);
    const head = await fetchFile(name, {}, 'HEAD');
    expect(head.response.headers.get('content-length')).toBe(String(image.length));
    const range = await fetchFile(name, { range: 'bytes=10-19' });
    expect(range.response.status).toBe(206);
    expect(range.bytes).toEqual(image.subarray(10, 20));
  });

  test.each([
    `${'a'.repeat(64)}.png`,
    '..%2fhoistway.db',
    '%2e%2e%2fhoistway.db',
    '..%5choistway.db',
    'x%00.png',
    '.',
    `${'a'.repeat(64)}.svg`,
  ])('knows no %s', async (path) => {
    const { response, bytes } = await fetchFile(path);
    expect(response.status).toBe(404);
    expect(JSON.parse(bytes.toString())).toEqual({ error: expect.stringMatching(/\.$/) });
  });
});

describe('?w=', () => {
  const AVIF = { accept: 'image/avif,image/webp,*/*' };

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/png'],
  ])('Accept: %s gets %s', async (accept, type) => {
    const name = await keep(await makeNoise(400, 200));
    const { response, bytes } = await fetchFile(`${name}?w=100`, { accept });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toContain('Accept');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(bytes).metadata()).width).toBe(160);
  });

  test.each([
    [160, 160],
    [161, 320],
    [640, 400],
    [4096, 400],
  ])('w=%i of a picture 400 wide is %i wide', async (w, width) => {
    const name = await keep(await makeNoise(400, 200));
    const { bytes } = await fetchFile(`${name}?w=${w}`, AVIF);
    expect((await sharp(bytes).metadata()).width).toBe(width);
  });

  test.each(['0', '-1', 'x', '1.5', '4097', ''])('w=%s is refused', async (w) => {
    const { response } = await fetchFile(`${await keep(await makeImage())}?w=${w}`);
    expect(response.status).toBe(400);
  });

  test('a moving picture is served as it is', async () => {
    const image = await makeImage('gif');
    expect((await fetchFile(`${await keep(image)}?w=160`, AVIF)).bytes).toEqual(image);
  });

  test('many first requests make a variant once, and all get it whole', async () => {
    const name = await keep(await makeNoise(900, 600));
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fetchFile(`${name}?w=640`, AVIF)),
    );
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    expect(readdirSync(app.media.variantsDir)).toHaveLength(1);
    const [made = ''] = readdirSync(app.media.variantsDir);
    const path = join(app.media.variantsDir, made);
    const marked = Buffer.from(readFileSync(path));
    await fetchFile(`${name}?w=640`, AVIF);
    expect(readFileSync(path)).toEqual(marked);
  });

  test('all variants together stay within their limit; the oldest go', async () => {
    const variants = makeVariants(app.media, 60_000);
    const file = await keep(await makeNoise(1300, 900));
    for (const width of [160, 320, 480, 640]) {
      await variants.find({ file, width, accept: 'image/webp' });
    }
    const left = readdirSync(app.media.variantsDir);
    expect(left.some((name) => name.includes('_160.'))).toBe(false);
    const sizes = left.map((name) => readFileSync(join(app.media.variantsDir, name)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
    expect(await variants.find({ file, width: 160, accept: 'image/webp' })).toContain('_160.webp');
  });
});

describe('the sweep', () => {
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
  const age = (path: string) => utimesSync(path, twoHoursAgo, twoHoursAgo);

  test('takes old files that nothing refers to, and old temporary ones, and no others', async () => {
    const shown = await keep(await makeImage());
    const young = `${'a'.repeat(64)}.png`;
    const old = `${'b'.repeat(64)}.png`;
    for (const name of [young, old]) writeFileSync(join(app.media.uploadsDir, name), 'x');
    const [oldForm, youngForm] = [app.media.makeTempDir(), app.media.makeTempDir()];
    for (const path of [shown, old]) age(join(app.media.uploadsDir, path));
    age(oldForm);
    expect(await sweepOrphans(app.db, app.media)).toBe(2);
    expect(app.storedFiles()).toEqual([shown, young].sort());
    expect([existsSync(oldForm), existsSync(youngForm)]).toEqual([false, true]);
  });

  test('spares a picture that is sent again while it runs', async () => {
    const image = await makeNoise();
    for (let round = 0; round < 5; round += 1) {
      const name = await keep(image);
      const [part] = (await app.get<{ _id: string }[]>('/spare-parts')).body;
      await app.call('DELETE', `/spare-parts/${part?._id}`);
      age(join(app.media.uploadsDir, name));
      await Promise.all([sweepOrphans(app.db, app.media), keep(image)]);
      expect(app.storedFiles()).toEqual([name]);
      const [again] = (await app.get<{ _id: string }[]>('/spare-parts')).body;
      await app.call('DELETE', `/spare-parts/${again?._id}`);
    }
  });
});
