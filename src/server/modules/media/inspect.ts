import { open, readFile } from 'node:fs/promises';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { type HttpError, badRequest } from '@/server/lib/httpError';
import { holdsMore } from './structure';

const MAX_PIXELS = 50_000_000;

/** Extension of the stored file by what it holds. */
export type ImageType = 'jpg' | 'png' | 'webp' | 'avif' | 'gif';

export interface InspectedImage {
  type: ImageType;
  /** It carries other data than the image, or lies on its side: to be written again without. */
  unclean: boolean;
  animated: boolean;
  hasAlpha: boolean;
  size: ImageSize;
}

/** Pixels of an image that stands upright. */
export interface ImageSize {
  width: number;
  height: number;
}

const SIGNATURES: [ImageType, RegExp][] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp(?:avif|avis|mif1|miaf)/],
];

const FORMATS: Record<ImageType, string> = {
  jpg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'heif',
};

/**
 * Checks by its content that a file is a whole image of a known type and within the limits.
 * Throws a 400 that calls the file by `name`.
 */
export async function inspectImage(path: string, name: string): Promise<InspectedImage> {
  const type = await typeOf(path);
  if (!type) throw unknownType(name);
  const metadata = await readMetadata(path, name);
  if (metadata.format !== FORMATS[type]) throw unknownType(name);
  if (type === 'avif' && metadata.compression !== 'av1') throw unknownType(name);
  const frames = metadata.pages ?? 1;
  const bytes = await readFile(path);
  // Where a GIF's screen is said to be huge libvips takes a frame's size; browsers don't.
  const screen = type === 'gif' ? bytes.readUInt16LE(6) * bytes.readUInt16LE(8) : 0;
  const shown = metadata.width * (metadata.pageHeight ?? metadata.height);
  if (Math.max(screen, shown) * frames > MAX_PIXELS) throw tooManyPixels(name);
  await decodeAll(path, name, metadata);
  const unclean = isUnclean(metadata) || holdsMore(bytes, type);
  const { width, height } = metadata.autoOrient;
  return {
    type,
    unclean,
    animated: frames > 1,
    hasAlpha: metadata.hasAlpha,
    size: { width, height },
  };
}

/** Options under which sharp reads an upload: no unlimited memory, no half images. */
export function readingOptions(animated: boolean): SharpOptions {
  return {
    failOn: 'error',
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
    ...(animated ? { pages: -1 } : {}),
  };
}

async function typeOf(path: string): Promise<ImageType | undefined> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    return SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
  } finally {
    await handle.close();
  }
}

async function readMetadata(path: string, name: string): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    throw broken(name);
  }
}

/** Decodes every line without keeping them: the last pixel comes only after all others. */
async function decodeAll(path: string, name: string, metadata: Metadata): Promise<void> {
  const { width, height, pageHeight = height, pages = 1 } = metadata;
  try {
    await sharp(path, readingOptions(pages > 1))
      .extract({ left: width - 1, top: pageHeight - 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) throw tooManyPixels(name);
    throw broken(name);
  }
}

function isUnclean(metadata: Metadata): boolean {
  const { exif, xmp, iptc, tifftagPhotoshop, comments, orientation } = metadata;
  const carried = [exif, xmp, iptc, tifftagPhotoshop, comments];
  return (orientation ?? 1) > 1 || carried.some((block) => block !== undefined);
}

const unknownType = (name: string): HttpError =>
  badRequest(
    'image_type_unsupported',
    `The file "${name}" is not a JPEG, PNG, WebP, AVIF or GIF image.`,
    { file: name },
  );

const broken = (name: string): HttpError =>
  badRequest('image_broken', `The image "${name}" is broken or not complete.`, { file: name });

const tooManyPixels = (name: string): HttpError =>
  badRequest('image_too_many_pixels', `The image "${name}" has more than 50 megapixels.`, {
    file: name,
  });
