import { readFile, rm, writeFile } from 'node:fs/promises';
import { IMAGE_TYPES, isImageMediaType, type ImageType } from '@/shared/imageTypes';
import { MAX_IMAGE_MEGAPIXELS } from '@/shared/limits';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import type { ImageSize } from '@/server/generated/requests';
import { cleanPng, countUnreadFrames, isOtherHeif } from './animation';
import { isPlain } from './structure';

const MAX_PIXELS = MAX_IMAGE_MEGAPIXELS * 1_000_000;

/** What making one variant takes at most; beyond it its image is served as it is. */
const RESIZE_SECONDS = 8;

/** The AV1 encoder takes 37 bytes and 0.3 s a megapixel: larger images become JPEG or WebP. */
const MAX_AVIF_PIXELS = 16_000_000;
const MAX_WEBP_SIDE = 16_383;

/** Loaders of libvips for these types. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];

export type ImageFault = 'image_type_unsupported' | 'image_broken' | 'image_too_many_pixels';

/** An image that is ready to be stored. */
export interface PreparedImage {
  path: string;
  type: ImageType;
  /** Pixels of the upright image. */
  size: ImageSize;
  /** A PNG or AVIF of several frames, which sharp would resize to a still image. */
  isAnimated?: boolean;
}

export type VariantFormat = 'avif' | 'webp' | 'jpg' | 'png';

interface Resizing {
  from: string;
  to: string;
  width: number;
  format: VariantFormat;
}

/** The work on files of images that needs much memory or time. */
export interface ImageTasks {
  /**
   * Checks by its content that a file is a complete image of a supported type within the limits. One
   * with metadata or a rotation is written again without them, beside the file; the colour profile
   * stays. Where tasks wait, those of each sender have their turns.
   */
  prepare: (path: string, sender?: string) => Promise<PreparedImage | { fault: ImageFault }>;
  resize: (resizing: Resizing) => Promise<void>;
}

/** Does the work in this process. */
export function imageTasks(): ImageTasks {
  // Other formats are not even parsed.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
  // Images are read once; sharp's cache would only hold memory.
  sharp.cache(false);
  // One thread for each image: its others would take the processors from requests.
  sharp.concurrency(1);
  return { prepare, resize };
}

const readingOptions = (animated: boolean): SharpOptions => ({
  failOn: 'error',
  limitInputPixels: MAX_PIXELS,
  sequentialRead: true,
  animated,
});

async function prepare(path: string): Promise<PreparedImage | { fault: ImageFault }> {
  const [metadata, bytes] = await Promise.all([readMetadata(path), readFile(path)]);
  if (typeof metadata === 'string') {
    return { fault: isOtherHeif(bytes) ? 'image_type_unsupported' : metadata };
  }
  const { mediaType = '' } = metadata;
  if (!isImageMediaType(mediaType)) return { fault: 'image_type_unsupported' };
  const [type] = IMAGE_TYPES[mediaType];
  const { width, height, pageHeight = height, pages = 1, orientation = 1 } = metadata;
  // Where a GIF's screen is said to be huge libvips takes a frame's size; browsers don't.
  const screen = type === 'gif' ? bytes.readUInt16LE(6) * bytes.readUInt16LE(8) : 0;
  const pixels = Math.max(screen, width * pageHeight) * pages;
  if (pixels > MAX_PIXELS) return { fault: 'image_too_many_pixels' };
  const unreadFrames = countUnreadFrames(bytes, type);
  if (pixels * unreadFrames > MAX_PIXELS) return { fault: 'image_too_many_pixels' };
  const isAnimated = unreadFrames > 1;
  // The frames of an animation cannot be turned.
  const turns = pages === 1 && !isAnimated;
  const { autoOrient, exif, xmp } = metadata;
  const size = turns
    ? { width: autoOrient.width, height: autoOrient.height }
    : { width, height: pageHeight };
  const cleanPath = `${path}.clean`;
  const isReady = orientation === 1 && !exif && !xmp && isPlain(bytes, type);
  if (isReady || (isAnimated && type === 'png')) {
    if (!(await isWhole(path, metadata))) return { fault: 'image_broken' };
    if (isReady) return { path, type, size, isAnimated };
    await writeFile(cleanPath, cleanPng(bytes));
    return { path: cleanPath, type, size, isAnimated };
  }
  const writtenType = cleanType(type, metadata);
  const image = sharp(path, readingOptions(pages > 1)).keepIccProfile();
  try {
    await encode(turns ? image.autoOrient() : image, writtenType).toFile(cleanPath);
  } catch (error) {
    await rm(cleanPath, { force: true });
    if (await isWhole(path, metadata)) throw error;
    return { fault: 'image_broken' };
  }
  return { path: cleanPath, type: writtenType, size };
}

async function readMetadata(path: string): Promise<Metadata | ImageFault> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch (error) {
    const isUnsupported = (error as Error).message.includes('unsupported image format');
    return isUnsupported ? 'image_type_unsupported' : 'image_broken';
  }
}

/** Decodes every line without keeping them: the last pixel comes only after all others. */
async function isWhole(path: string, metadata: Metadata): Promise<boolean> {
  const { width, height, pageHeight = height, pages = 1 } = metadata;
  const last = { left: width - 1, top: pageHeight - 1, width: 1, height: 1 };
  const decoding = sharp(path, readingOptions(pages > 1))
    .extract(last)
    .raw()
    .toBuffer();
  return decoding.then(
    () => true,
    () => false,
  );
}

/** The type that a cleaned image is written in: its own, unless it is too large an AVIF. */
function cleanType(type: ImageType, { width, height, hasAlpha }: Metadata): ImageType {
  if (type !== 'avif' || width * height <= MAX_AVIF_PIXELS) return type;
  return hasAlpha && Math.max(width, height) <= MAX_WEBP_SIDE ? 'webp' : 'jpg';
}

function encode(image: Sharp, type: ImageType): Sharp {
  switch (type) {
    case 'jpg':
      return image.jpeg({ quality: 92 });
    case 'png':
      return image.png();
    case 'webp':
      return image.webp({ quality: 92 });
    case 'avif':
      return image.avif({ quality: 75, effort: 2 });
    case 'gif':
      return image.gif();
  }
}

async function resize({ from, to, width, format }: Resizing): Promise<void> {
  const image = sharp(from, readingOptions(format === 'webp')).keepIccProfile();
  const resized = image.resize({ width, withoutEnlargement: true });
  await encodeVariant(resized, format).timeout({ seconds: RESIZE_SECONDS }).toFile(to);
}

/** Speed counts: the first visitor waits for it. */
function encodeVariant(image: Sharp, format: VariantFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 });
  if (format === 'webp') return image.webp({ quality: 78, effort: 3 });
  if (format === 'png') return image.png();
  return image.jpeg({ quality: 80, progressive: true });
}
