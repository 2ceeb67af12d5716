import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '@/server/lib/projectRoot';
import { makeImage, makeNoise, pngChunk } from '@/server/testing/images';
import { inspectImage, type ImageType } from './inspect';
import { holdsMore } from './structure';

const FORMATS: Record<ImageType, 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'> = {
  ...{ jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' },
} as const;
const TYPES = Object.keys(FORMATS) as ImageType[];
const EVIL = Buffer.from('<script>alert(1)</script>');

const between = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);

describe.each(TYPES)('%s', (type) => {
  test('a plain image holds nothing else', async () => {
    const noise = sharp(await makeNoise(300, 200));
    expect(holdsMore(await noise.toFormat(FORMATS[type]).toBuffer(), type)).toBe(false);
    expect(holdsMore(await makeImage(FORMATS[type]), type)).toBe(false);
  });

  test('with anything behind it, or cut off, it holds more', async () => {
    const image = await makeImage(FORMATS[type]);
    expect(holdsMore(Buffer.concat([image, EVIL]), type)).toBe(true);
    for (let length = 12; length < image.length; length += 7) {
      expect(holdsMore(image.subarray(0, length), type)).toBe(true);
    }
  });
});

test('progressive, restarted, profiled and moving images are plain too', async () => {
  const noise = await makeNoise(300, 200);
  const jpeg = sharp(noise).withIccProfile('p3').jpeg({ progressive: true, mozjpeg: true });
  expect(holdsMore(await jpeg.toBuffer(), 'jpg')).toBe(false);
  const frames = [await makeNoise(), await makeNoise()];
  const moving = () => sharp(frames, { join: { animated: true } });
  expect(holdsMore(await moving().gif().toBuffer(), 'gif')).toBe(false);
  expect(holdsMore(await moving().webp().toBuffer(), 'webp')).toBe(false);
});

test('what decoders pass over is found', async () => {
  const [jpeg, png] = await Promise.all([makeImage('jpeg'), makeImage('png')]);
  const [gif, webp] = await Promise.all([makeImage('gif'), makeImage('webp')]);
  const segment = (marker: number) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, EVIL.length + 2]), EVIL]);
  for (const marker of [0xfe, 0xe0, 0xe1, 0xe2, 0xed, 0xee, 0xef]) {
    expect(holdsMore(between(jpeg, 2, segment(marker)), 'jpg')).toBe(true);
  }
  for (const name of ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'evIl']) {
    expect(holdsMore(between(png, 33, pngChunk(name, EVIL)), 'png')).toBe(true);
  }
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, EVIL.length]), EVIL, Buffer.from([0])]);
  expect(holdsMore(between(gif, gif.length - 1, comment), 'gif')).toBe(true);
  const chunk = Buffer.concat([Buffer.from('EVIL\x1a\0\0\0'), EVIL, Buffer.from([0])]);
  const longer = Buffer.concat([webp, chunk]);
  longer.writeUInt32LE(longer.length - 8, 4);
  expect(holdsMore(longer, 'webp')).toBe(true);
});

test("the demo catalogue's images are plain: none is encoded again at the first start", () => {
  const folder = join(projectRoot(), 'public', 'photos');
  const jpegs = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  expect(jpegs.length).toBeGreaterThan(10);
  for (const name of jpegs) {
    expect([name, holdsMore(readFileSync(join(folder, name)), 'jpg')]).toEqual([name, false]);
  }
});

test('a GIF whose screen is larger than its frames is as large as its screen', async () => {
  const gif = await makeImage('gif');
  gif.writeUInt16LE(65_535, 6);
  gif.writeUInt16LE(65_535, 8);
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-gif-'));
  writeFileSync(join(folder, 'a'), gif);
  await expect(inspectImage(join(folder, 'a'), 'a.gif')).rejects.toThrow('50 megapixels');
  rmSync(folder, { recursive: true });
});
