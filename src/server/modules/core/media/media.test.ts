import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { useTestApp } from '@/server/testing/buildTestApp';
import { makeAnimatedPng, makeImage, makeNoise, makePhotograph } from '@/server/testing/images';
import { startS3, type TestS3 } from '@/server/testing/s3';
import { folderStorage } from './folderStorage';
import { s3Storage } from './s3Storage';
import type { Area, MediaStorage, StoredFile } from './storage';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const STORAGES: Record<string, (dataDir: string) => MediaStorage> = {
  folder: folderStorage,
  // Every test has its own prefix, so that its bucket is empty.
  S3: (dataDir) => s3Storage(s3.place(basename(dataDir))),
};

describe.each(Object.keys(STORAGES))('images in %s', (kind) => {
  const app = useTestApp({ storage: STORAGES[kind], role: 'admin', shared: true });

  const upload = async (images: Buffer) => (await app.addPart({ name: 'p', images })).images[0]!;
  const filesIn = async (area: Area): Promise<StoredFile[]> => {
    const files: StoredFile[] = [];
    for await (const file of app.media.storage.list(area)) files.push(file);
    return files;
  };
  const namesIn = async (area: Area) => (await filesIn(area)).map(({ name }) => name);
  const fetchFile = async (path: string, headers = {}, method = 'GET') => {
    const response = await fetch(`${app.url}/uploads/${path}`, { method, headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  /** The file that is stored of an image. */
  const store = async (image: Buffer) => (await fetchFile(await upload(image))).bytes;

  describe('what is stored', () => {
    test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
      'a clean %s stays byte for byte',
      async (format) => {
        const image = await makeImage(format);
        const { response, bytes } = await fetchFile(await upload(image));
        expect(bytes.equals(image)).toBe(true);
        expect(response.headers.get('content-type')).toBe(`image/${format}`);
      },
    );

    test('a range of it is read alone', async () => {
      const image = await makeImage();
      const range = { start: 1, end: 3 };
      const found = await app.media.storage.read('uploads', await upload(image), range);
      expect([found?.bytes, await text(found!.body)]).toEqual([3, 'PNG']);
    });

    test('a photograph loses the data about its making and stands upright', async () => {
      const bytes = await store(await makePhotograph());
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 60 });
      expect(metadata.exif).toBeUndefined();
      expect(metadata.orientation).toBeUndefined();
      expect(bytes.toString('latin1')).not.toContain('Secret camera');
    });

    test.each([3, 6])(
      'a moving image with metadata of orientation %i keeps all else',
      async (orientation) => {
        const frames = await Promise.all([makeImage('png'), makeImage('png', { colour: '#fff' })]);
        const image = await sharp(frames, { join: { animated: true } })
          .withMetadata({ orientation })
          .webp({ loop: 3, delay: [90, 70] })
          .toBuffer();
        const { exif, ...metadata } = await sharp(await store(image)).metadata();
        expect(exif).toBeUndefined();
        const kept = { width: 40, height: 30, pages: 2, loop: 3, delay: [90, 70] };
        expect(metadata).toMatchObject(kept);
        const gif = await sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer();
        expect((await sharp(await store(gif), { pages: -1 }).metadata()).pages).toBe(2);
      },
    );

    test('the same image is stored once, also when it comes many times at once', async () => {
      const image = await makeNoise();
      const names = await Promise.all(Array.from({ length: 6 }, () => upload(image)));
      expect(new Set(names).size).toBe(1);
      expect(await namesIn('uploads')).toContain(names[0]);
      expect(app.temporaryFiles()).toEqual([]);
    });
  });

  describe('GET /uploads/{file}', () => {
    test('may be cached for a year, is not sniffed, may be shown by other origins', async () => {
      const { response } = await fetchFile(await upload(await makeImage()));
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
    });

    test('is sent whole, also where a range is requested', async () => {
      const image = await makeNoise();
      const { response, bytes } = await fetchFile(await upload(image), { range: 'bytes=10-19' });
      expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, null]);
      expect(bytes.equals(image)).toBe(true);
    });

    test('HEAD has the headers of GET; a known ETag is a 304', async () => {
      const image = await makeNoise();
      const name = await upload(image);
      const head = await fetchFile(name, {}, 'HEAD');
      expect(head.response.headers.get('content-length')).toBe(String(image.length));
      expect(head.bytes).toHaveLength(0);
      const etag = head.response.headers.get('etag') ?? '';
      const known = await fetchFile(name, { 'if-none-match': etag });
      expect([known.response.status, known.bytes.length]).toEqual([304, 0]);
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
      expect(JSON.parse(bytes.toString())).toEqual({
        error: expect.stringMatching(/\.$/),
        code: expect.any(String),
      });
    });
  });

  describe('?w=', () => {
    const AVIF = { accept: 'image/avif,image/webp,*/*' };

    test.each([
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/png'],
    ])('Accept: %s gets %s', async (accept, type) => {
      const name = await upload(await makeNoise(400, 200));
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
    ])('w=%i of an image 400 wide is %i wide', async (w, width) => {
      const name = await upload(await makeNoise(400, 200));
      const { bytes } = await fetchFile(`${name}?w=${w}`, AVIF);
      expect((await sharp(bytes).metadata()).width).toBe(width);
    });

    test.each(['0', '-1', 'x', '1.5', '4097', ''])('w=%s is rejected', async (w) => {
      const { response } = await fetchFile(`${await upload(await makeImage())}?w=${w}`);
      expect(response.status).toBe(400);
    });

    test('an animated WebP keeps its frames, whatever Accept says', async () => {
      const frames = await Promise.all([makeNoise(300, 200), makeNoise(300, 200)]);
      const image = sharp(frames, { join: { animated: true } }).webp({ loop: 2, delay: [90, 70] });
      const { bytes } = await fetchFile(`${await upload(await image.toBuffer())}?w=160`, AVIF);
      const kept = { format: 'webp', width: 160, pages: 2, loop: 2, delay: [90, 70] };
      expect(await sharp(bytes).metadata()).toMatchObject(kept);
    });

    test('an animated PNG loses its comment, keeps its frames and has no variant', async () => {
      const name = await upload(await makeAnimatedPng());
      const { bytes, response } = await fetchFile(`${name}?w=160`, AVIF);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cache-control')).toContain('immutable');
      const text = bytes.toString('latin1');
      expect(text).not.toContain('Secret');
      const chunks = text.match(/acTL|fcTL|IDAT|fdAT|IEND/g);
      expect(chunks).toEqual(['acTL', 'fcTL', 'IDAT', 'fcTL', 'fdAT', 'IEND']);
    });

    test('a GIF and an animated AVIF are served as they are', async () => {
      const [gif, avif] = [await makeImage('gif'), await makeImage('avif')];
      avif.write('avis', 24, 'latin1');
      for (const image of [gif, avif])
        expect((await fetchFile(`${await upload(image)}?w=160`, AVIF)).bytes).toEqual(image);
    });

    test('many first requests make a variant once, and all get it complete', async () => {
      const name = await upload(await makeNoise(900, 600));
      const responses = await Promise.all(
        Array.from({ length: 12 }, () => fetchFile(`${name}?w=640`, AVIF)),
      );
      expect(new Set(responses.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
      const made = await filesIn('variants');
      await fetchFile(`${name}?w=640`, AVIF);
      expect(await filesIn('variants')).toEqual(made);
    });
  });
});
