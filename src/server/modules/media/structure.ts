import type { ImageType } from './inspect';

/**
 * Whether a file holds more than an image: texts, data of applications, anything behind
 * its end, or parts that are not known here. Decoders pass over these, other readers may not.
 */
export function holdsMore(bytes: Buffer, type: ImageType): boolean {
  try {
    return !WALKS[type](bytes);
  } catch {
    // It ends in the middle of a part.
    return true;
  }
}

/** Each tells whether the file is nothing but an image. Reading past the end throws. */
const WALKS: Record<ImageType, (bytes: Buffer) => boolean> = {
  jpg: isPlainJpeg,
  png: isPlainPng,
  gif: isPlainGif,
  webp: isPlainWebp,
  avif: isPlainAvif,
};

const ICC = 'ICC_PROFILE\0';

function isPlainJpeg(bytes: Buffer): boolean {
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return false;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xd9) return at + 2 === bytes.length;
    const length = bytes.readUInt16BE(at + 2);
    if (!isPlainSegment(marker, bytes.subarray(at + 4, at + 2 + length))) return false;
    at += 2 + length;
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
}

function isPlainSegment(marker: number, content: Buffer): boolean {
  // Frames, Huffman tables, arithmetic coding, scans, quantisation, restart intervals.
  if (marker >= 0xc0 && marker <= 0xcf) return true;
  if ([0xda, 0xdb, 0xdd].includes(marker)) return true;
  // JFIF without a thumbnail; Adobe's colour transform; a colour profile.
  if (marker === 0xe0) return content.length === 14 && content.toString('latin1', 0, 4) === 'JFIF';
  if (marker === 0xee) return content.length === 12 && content.toString('latin1', 0, 5) === 'Adobe';
  return marker === 0xe2 && content.toString('latin1', 0, ICC.length) === ICC;
}

/** Within a scan 0xff stands for itself before 0, and begins a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const PNG_CHUNKS = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

function isPlainPng(bytes: Buffer): boolean {
  let at = 8;
  for (;;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + length;
    if (name === 'IEND') return length === 0 && at === bytes.length;
    if (!PNG_CHUNKS.has(name)) return false;
  }
}

function isPlainGif(bytes: Buffer): boolean {
  let at = 13 + colourTable(bytes.readUInt8(10));
  for (;;) {
    const kind = bytes.readUInt8(at);
    if (kind === 0x3b) return at + 1 === bytes.length;
    if (kind === 0x2c) {
      at = endOfBlocks(bytes, at + 11 + colourTable(bytes.readUInt8(at + 9)));
    } else if (kind === 0x21) {
      const isTiming = bytes.readUInt8(at + 1) === 0xf9;
      const isLoop = bytes.toString('latin1', at + 1, at + 14) === '\xff\x0bNETSCAPE2.0';
      if (!isTiming && !(isLoop && endOfBlocks(bytes, at + 14) === at + 19)) return false;
      at = endOfBlocks(bytes, at + 2);
    } else {
      return false;
    }
  }
}

const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += size + 1;
  return at + 1;
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at < bytes.length) {
    if (!WEBP_CHUNKS.has(bytes.toString('latin1', at, at + 4))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
}

const AVIF_BOXES = new Set(['ftyp', 'meta', 'mdat', 'moov']);

function isPlainAvif(bytes: Buffer): boolean {
  let at = 0;
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (!AVIF_BOXES.has(bytes.toString('latin1', at + 4, at + 8)) || length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}
