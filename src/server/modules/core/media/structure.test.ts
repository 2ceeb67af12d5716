import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageType } from '@/shared/imageTypes';
import { projectRoot } from '@/server/lib/projectRoot';
import { makeFolder } from '@/server/testing/folder';
import { makeImage, makeNoise, pngChunk } from '@/server/testing/images';
import { imageTasks } from './imageTasks';
import { isPlain } from './structure';

const FORMATS = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' } as const;
const TYPES = Object.keys(FORMATS) as ImageType[];
const EVIL = Buffer.from('<script>alert(1)</script>');

const between = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);

describe.each(TYPES)('%s', (type) => {
  test('an image alone is plain', async () => {
    const noise = sharp(await makeNoise(300, 200));
    expect(isPlain(await noise.toFormat(FORMATS[type]).toBuffer(), type)).toBe(true);
    expect(isPlain(await makeImage(FORMATS[type]), type)).toBe(true);
  });

  test('with anything after it, or cut off in a part, it is not plain', async () => {
    const image = await makeImage(FORMATS[type]);
    expect(isPlain(Buffer.concat([image, EVIL]), type)).toBe(false);
    for (let cut = 1; cut < 12; cut += 1) {
      expect(isPlain(image.subarray(0, image.length - cut), type)).toBe(false);
    }
  });
});

test('progressive, restarted, profiled and moving images are plain too', async () => {
  const noise = await makeNoise(300, 200);
  const jpeg = sharp(noise).withIccProfile('p3').jpeg({ progressive: true, mozjpeg: true });
  expect(isPlain(await jpeg.toBuffer(), 'jpg')).toBe(true);
  const frames = [await makeNoise(), await makeNoise()];
  const moving = () => sharp(frames, { join: { animated: true } });
  expect(isPlain(await moving().gif().toBuffer(), 'gif')).toBe(true);
  expect(isPlain(await moving().webp().toBuffer(), 'webp')).toBe(true);
});

test('what decoders pass over is found', async () => {
  const [jpeg, png] = await Promise.all([makeImage('jpeg'), makeImage('png')]);
  const [gif, webp] = await Promise.all([makeImage('gif'), makeImage('webp')]);
  const segment = (marker: number) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, EVIL.length + 2]), EVIL]);
  for (const marker of [0xfe, 0xe0, 0xe1, 0xe2, 0xed, 0xee, 0xef]) {
    expect(isPlain(between(jpeg, 2, segment(marker)), 'jpg')).toBe(false);
  }
  for (const name of ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'evIl']) {
    expect(isPlain(between(png, 33, pngChunk(name, EVIL)), 'png')).toBe(false);
  }
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, EVIL.length]), EVIL, Buffer.from([0])]);
  expect(isPlain(between(gif, gif.length - 1, comment), 'gif')).toBe(false);
  const chunk = Buffer.concat([Buffer.from('EVIL\x1a\0\0\0'), EVIL, Buffer.from([0])]);
  const longer = Buffer.concat([webp, chunk]);
  longer.writeUInt32LE(longer.length - 8, 4);
  expect(isPlain(longer, 'webp')).toBe(false);
});

test("the demo catalogue's images are plain: none is encoded again at the first start", () => {
  const folder = join(projectRoot(), 'public', 'photos');
  const jpegs = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  expect(jpegs.length).toBeGreaterThan(10);
  for (const name of jpegs) {
    expect([name, isPlain(readFileSync(join(folder, name)), 'jpg')]).toEqual([name, true]);
  }
});

describe('metadata is not stored', () => {
  const SECRET = 'Secret place';
  const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${SECRET}</place></x:xmpmeta>`;
  const EXIF = { IFD0: { Make: SECRET }, IFD3: { GPSLatitude: '29/1 52/1 0/1' } };
  const jpegSegment = (marker: number, content: string) =>
    Buffer.concat([
      Buffer.from([0xff, marker, 0, content.length + 2]),
      Buffer.from(content, 'latin1'),
    ]);
  const IPTC = `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x11\x1c\x02\x5a\0\x0c${SECRET}\0`;
  const withXmpAndExif = async (type: 'jpg' | 'png' | 'webp' | 'avif') =>
    sharp(await makeNoise())
      .toFormat(FORMATS[type])
      .withXmp(XMP)
      .withExif(EXIF)
      .toBuffer();

  const images: [string, ImageType, () => Promise<Buffer>][] = [
    ['Exif and XMP', 'jpg', () => withXmpAndExif('jpg')],
    ['Exif and XMP', 'png', () => withXmpAndExif('png')],
    ['Exif and XMP', 'webp', () => withXmpAndExif('webp')],
    ['Exif and XMP', 'avif', () => withXmpAndExif('avif')],
    [
      'a comment',
      'jpg',
      async () => between(await makeImage('jpeg'), 2, jpegSegment(0xfe, SECRET)),
    ],
    ['IPTC', 'jpg', async () => between(await makeImage('jpeg'), 2, jpegSegment(0xed, IPTC))],
    [
      'text',
      'png',
      async () =>
        between(await makeImage('png'), 33, pngChunk('tEXt', Buffer.from(`Title\0${SECRET}`))),
    ],
    [
      'a comment',
      'gif',
      async () => {
        const comment = Buffer.from(`\x21\xfe\x0c${SECRET}\0`, 'latin1');
        const gif = await makeImage('gif');
        return between(gif, gif.length - 1, comment);
      },
    ],
    [
      'a film after its end',
      'jpg',
      async () => Buffer.concat([await makeImage('jpeg'), Buffer.from(SECRET)]),
    ],
  ];

  test.each(images)('%s in %s', async (_what, type, make) => {
    const path = join(makeFolder(), 'a');
    const image = await make();
    expect(image.includes(SECRET)).toBe(true);
    writeFileSync(path, image);
    expect(await imageTasks().prepare(path)).toMatchObject({ path: `${path}.clean`, type });
    expect(readFileSync(`${path}.clean`).includes(SECRET)).toBe(false);
    const { exif, xmp, iptc, comments } = await sharp(`${path}.clean`).metadata();
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

test('a GIF whose screen is larger than its frames is as large as its screen', async () => {
  const gif = await makeImage('gif');
  gif.writeUInt16LE(65_535, 6);
  gif.writeUInt16LE(65_535, 8);
  const path = join(makeFolder(), 'a');
  writeFileSync(path, gif);
  expect(await imageTasks().prepare(path)).toEqual({ fault: 'image_too_many_pixels' });
});
