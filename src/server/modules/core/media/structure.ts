import type { ImageType } from '@/shared/imageTypes';

/**
 * Whether a file is nothing but an image: no comments, previews, data of applications, nothing
 * after its end and no part that is not known here. sharp reports only some of these.
 */
export function isPlain(bytes: Buffer, type: ImageType): boolean {
  try {
    return READERS[type](bytes);
  } catch {
    // It ends in the middle of a part.
    return false;
  }
}

/** Chunks of a PNG that are part of the image, animated ones included. */
export const PNG_PARTS =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

const READERS: Record<ImageType, (bytes: Buffer) => boolean> = {
  jpg: isPlainJpeg,
  gif: isPlainGif,
  png: chunkReader(8, PNG_PARTS, (bytes, at) => ({
    name: latin1(bytes, at + 4, 4),
    length: 12 + bytes.readUInt32BE(at),
  })),
  webp: chunkReader(12, /^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/, (bytes, at) => {
    const length = bytes.readUInt32LE(at + 4);
    return { name: latin1(bytes, at, 4), length: 8 + length + (length % 2) };
  }),
  avif: chunkReader(0, /^(?:ftyp|meta|mdat|moov)$/, (bytes, at) => ({
    name: latin1(bytes, at + 4, 4),
    length: bytes.readUInt32BE(at),
  })),
};

const latin1 = (bytes: Buffer, at: number, length: number) =>
  bytes.toString('latin1', at, at + length);

/** For files that are a list of chunks, each with its name and length. */
function chunkReader(
  start: number,
  known: RegExp,
  readChunk: (bytes: Buffer, at: number) => { name: string; length: number },
) {
  return (bytes: Buffer): boolean => {
    let at = start;
    while (at < bytes.length) {
      const { name, length } = readChunk(bytes, at);
      if (length < 8 || !known.test(name)) return false;
      at += length;
    }
    return at === bytes.length;
  };
}

function isPlainJpeg(bytes: Buffer): boolean {
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return false;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xd9) return at + 2 === bytes.length;
    const length = bytes.readUInt16BE(at + 2);
    if (!isPlainSegment(marker, latin1(bytes, at + 4, length - 2))) return false;
    at += 2 + length;
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
}

function isPlainSegment(marker: number, content: string): boolean {
  // Frames, Huffman tables, arithmetic coding, scans, quantisation, restart intervals.
  if (marker >= 0xc0 && marker <= 0xcf) return true;
  if ([0xda, 0xdb, 0xdd].includes(marker)) return true;
  // JFIF without a thumbnail; Adobe's colour transform; a colour profile.
  if (marker === 0xe0) return /^JFIF\0[^]{9}$/.test(content);
  if (marker === 0xee) return /^Adobe[^]{7}$/.test(content);
  return marker === 0xe2 && content.startsWith('ICC_PROFILE\0');
}

/** Within a scan 0xff stands for itself before 0, and begins a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
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
      const isLoop = latin1(bytes, at + 1, 13) === '\xff\x0bNETSCAPE2.0';
      if (!isTiming && !isLoop) return false;
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
