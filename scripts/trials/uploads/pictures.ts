import sharp, { type Sharp } from 'sharp';
import { makeHugePng, pngChunk } from '../../../src/server/test/images';
import { PAYLOAD, fileKind, type Kind } from './kind';

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
type Format = (typeof FORMATS)[number];

const payload = Buffer.from(PAYLOAD);

/** Noise is reproducible enough: what matters is that a file has content all through. */
const noise = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#357' } });

const insert = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);

async function base(): Promise<Record<Format, Buffer>> {
  const made = await Promise.all(
    FORMATS.map(async (format) => [format, await noise(120, 90).toFormat(format).toBuffer()]),
  );
  return Object.fromEntries(made) as Record<Format, Buffer>;
}

function* cutAndBroken(format: Format, image: Buffer): Generator<Kind> {
  for (let cut = 1; cut <= 20; cut += 1) {
    const piece = image.subarray(0, Math.floor((image.length * cut) / 21));
    yield fileKind(`${format} cut at ${cut}/21`, 'refuse', piece);
  }
  for (let place = 0; place < 20; place += 1) {
    const broken = Buffer.from(image);
    const from = 16 + Math.floor(((image.length - 32) * place) / 20);
    for (let at = from; at < from + 8; at += 1) broken[at] = ((broken[at] ?? 0) * 7 + 13) & 255;
    yield fileKind(`${format} broken at ${place}/20`, 'harmless', broken);
  }
  for (const [name, filling] of FILLINGS) {
    const content = Buffer.concat([image.subarray(0, 16), filling]);
    yield fileKind(`${format} head on ${name}`, 'refuse', content);
  }
}

const FILLINGS: [string, Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(50_000)],
  ['ones', Buffer.alloc(50_000, 255)],
  ['a script', payload],
  ['text', Buffer.from('all work and no play '.repeat(1000))],
];

const TAILS: [string, Buffer][] = [
  ['HTML', Buffer.from(`<html>${PAYLOAD}</html>`)],
  ['PHP', Buffer.from(`<?php system($_GET[0]); ?>${PAYLOAD}`)],
  ['JavaScript', Buffer.from(`*/=1;${PAYLOAD}`)],
  ['SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${PAYLOAD}</svg>`)],
  ['ZIP', Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'), payload])],
  ['PDF', Buffer.from(`%PDF-1.7\n${PAYLOAD}\n%%EOF`)],
  ['MiB of it', Buffer.from(PAYLOAD.repeat(20_000))],
];

function* polyglots(images: Record<Format, Buffer>): Generator<Kind> {
  for (const format of FORMATS) {
    for (const [name, tail] of TAILS) {
      const content = Buffer.concat([images[format], tail]);
      yield fileKind(`${format} with ${name} behind`, 'harmless', content);
    }
  }
  const { jpeg, png, gif, webp, avif } = images;
  for (let marker = 0xe0; marker <= 0xef; marker += 1) {
    const segment = insert(jpeg, 2, jpegSegment(marker));
    yield fileKind(`jpeg with APP${marker - 0xe0}`, 'harmless', segment);
  }
  yield fileKind('jpeg with a comment', 'harmless', insert(jpeg, 2, jpegSegment(0xfe)));
  for (const name of ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'hIST', 'sPLT', 'evIl', 'prVt']) {
    const content = insert(png, 33, pngChunk(name, payload));
    yield fileKind(`png with ${name}`, 'harmless', content);
  }
  const blocks = Buffer.concat([Buffer.from([payload.length]), payload, Buffer.from([0])]);
  for (const label of [0xfe, 0xff, 0x01, 0x77]) {
    const extension = Buffer.concat([Buffer.from([0x21, label]), blocks]);
    const content = insert(gif, gif.length - 1, extension);
    yield fileKind(`gif with extension ${label}`, 'harmless', content);
  }
  for (const name of ['EXIF', 'XMP ', 'EVIL']) {
    const even = Buffer.concat([payload, Buffer.alloc(payload.length % 2)]);
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(payload.length, 4);
    const content = Buffer.concat([webp, head, even]);
    content.writeUInt32LE(content.length - 8, 4);
    yield fileKind(`webp with ${name}`, 'harmless', content);
  }
  for (const name of ['free', 'skip', 'uuid', 'wide', 'evil']) {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + payload.length);
    head.write(name, 4, 'latin1');
    const content = Buffer.concat([avif, head, payload]);
    yield fileKind(`avif with ${name}`, 'harmless', content);
  }
}

function jpegSegment(marker: number): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, 0, payload.length + 2]), payload]);
}

function* metadata(): Generator<Kind> {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const picture = () => noise(90, 60).toFormat(format);
    for (const field of ['ImageDescription', 'Make', 'Artist', 'Copyright', 'Software']) {
      const made = () => picture().withExif({ IFD0: { [field]: PAYLOAD } });
      yield fileKind(`${format} with ${field}`, 'harmless', () => made().toBuffer());
    }
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${PAYLOAD}</x:xmpmeta>`;
    yield fileKind(`${format} with XMP`, 'harmless', () => picture().withXmp(xmp).toBuffer());
    for (let orientation = 2; orientation <= 8; orientation += 1) {
      const turned = () => picture().withMetadata({ orientation });
      yield fileKind(`${format} turned ${orientation}`, 'harmless', () => turned().toBuffer());
    }
  }
}

function* bombs(images: Record<Format, Buffer>): Generator<Kind> {
  const sides = [7072, 10_000, 20_000, 40_000, 65_535, 100_000, 1_000_000, 2 ** 31 - 1];
  for (const width of sides) {
    for (const height of [width, 8000]) {
      const content = makeHugePng(width, height);
      yield fileKind(`png says ${width}x${height}`, 'refuse', content);
    }
  }
  for (const side of [8000, 16_000, 65_535]) {
    const gif = Buffer.from(images.gif);
    for (const at of [6, 8]) gif.writeUInt16LE(side, at);
    yield fileKind(`gif says ${side}`, 'refuse', gif);
    const jpeg = Buffer.from(images.jpeg);
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    for (const at of [5, 7]) jpeg.writeUInt16BE(side, frame + at);
    yield fileKind(`jpeg says ${side}`, 'refuse', jpeg);
  }
  // Real ones, small because they are of one colour.
  for (const [width, height] of [
    [7100, 7100],
    [12_000, 12_000],
    [16_000, 4000],
  ] as const) {
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const made = () => plain(width, height).toFormat(format);
      yield fileKind(`${format} of ${width}x${height}`, 'refuse', () => made().toBuffer());
    }
  }
  // The largest that are let in, in the ways that need the most memory to read.
  const largest = () => plain(7000, 7000);
  const heavy: [string, Sharp][] = [
    ['png, interlaced', largest().png({ progressive: true })],
    ['jpeg, progressive', largest().jpeg({ progressive: true })],
    ['webp', largest().webp({ effort: 0 })],
    ['png', largest().png()],
    ['jpeg on its side', largest().withMetadata({ orientation: 6 }).jpeg()],
  ];
  for (const [name, picture] of heavy) {
    yield fileKind(`${name} of 49 megapixels`, 'harmless', () => picture.toBuffer());
  }
}

function* floods(): Generator<Kind> {
  for (const [frames, side] of [
    [2, 100],
    [60, 100],
    [400, 20],
    [1200, 260],
    [3000, 140],
  ] as const) {
    for (const format of ['gif', 'webp'] as const) {
      const expect = frames * side * side > 50_000_000 ? 'refuse' : 'harmless';
      const made = () => film(frames, side).toFormat(format, { effort: 1 });
      yield fileKind(`${format} of ${frames} frames`, expect, () => made().toBuffer());
    }
  }
}

function film(frames: number, side: number): Sharp {
  const pixels = Buffer.alloc(side * side * frames * 3);
  const size = side * side * 3;
  // Frames that are alike would be stored as one.
  for (let frame = 0; frame < frames; frame += 1) {
    pixels.fill((frame * 97) & 255, frame * size, frame * size + size / 2);
  }
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return sharp(pixels, { raw, limitInputPixels: false });
}

/** Pictures, and what says that it is one. */
export async function* pictureKinds(): AsyncGenerator<Kind> {
  const images = await base();
  for (const format of FORMATS) yield* cutAndBroken(format, images[format]);
  yield* polyglots(images);
  yield* metadata();
  yield* bombs(images);
  yield* floods();
}
