import type { ImageType } from '@/shared/imageTypes';
import { PNG_PARTS } from './structure';

interface Chunk {
  name: string;
  bytes: Buffer;
}

/** Those up to the end of the image. */
function* chunksOfPng(file: Buffer): Generator<Chunk> {
  let name = '';
  for (let at = 8; name !== 'IEND' && at + 12 <= file.length;) {
    const length = 12 + file.readUInt32BE(at);
    name = file.toString('latin1', at + 4, at + 8);
    yield { name, bytes: file.subarray(at, at + length) };
    at += length;
  }
}

/**
 * Frames of an animated PNG or AVIF, of which libvips reads the first one only; an AVIF does not
 * say how many it has. Of other images one.
 */
export function countUnreadFrames(file: Buffer, type: ImageType): number {
  if (type === 'avif') return brandsOf(file).includes('avis') ? 2 : 1;
  if (type !== 'png') return 1;
  for (const { name, bytes } of chunksOfPng(file)) {
    if (name === 'acTL') return bytes.readUInt32BE(8);
    if (name === 'IDAT') break;
  }
  return 1;
}

/** Whether the file is of AVIF's container, but of another kind, such as HEIC. */
export const isOtherHeif = (file: Buffer): boolean =>
  file.toString('latin1', 4, 8) === 'ftyp' &&
  !brandsOf(file).some((brand) => brand === 'avif' || brand === 'avis');

const brandsOf = (file: Buffer): string[] =>
  file.toString('latin1', 8, file.readUInt32BE(0)).match(/.{4}/gs) ?? [];

/** The PNG without its metadata; the frames are unchanged. */
export const cleanPng = (file: Buffer): Buffer =>
  Buffer.concat([
    file.subarray(0, 8),
    ...Array.from(chunksOfPng(file))
      .filter(({ name }) => PNG_PARTS.test(name))
      .map(({ bytes }) => bytes),
  ]);
