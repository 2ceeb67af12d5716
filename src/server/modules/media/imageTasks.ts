import sharp, { type Sharp } from 'sharp';
import { inspectImage, readingOptions, type ImageType, type InspectedImage } from './inspect';
import type { VariantFormat } from './variants';

/** What making one variant takes at most; beyond it its image is served as it is. */
const MAKING_SECONDS = 8;

/** The AV1 encoder takes 37 bytes and 0.3 s a megapixel: larger images become JPEG or WebP. */
const MAX_AVIF_PIXELS = 16_000_000;
const MAX_WEBP_SIDE = 16_383;

interface Resizing {
  from: string;
  to: string;
  width: number;
  format: VariantFormat;
}

/** The work on files of images that needs much memory or time. */
export interface ImageTasks {
  inspect: (path: string, name: string) => Promise<InspectedImage>;
  /**
   * Writes it to `to` upright and without data about its making; colours keep their profile.
   * Returns the type that it writes.
   */
  clean: (path: string, to: string, image: InspectedImage) => Promise<ImageType>;
  resize: (resizing: Resizing) => Promise<void>;
}

export interface TaskCall {
  task: keyof ImageTasks;
  args: unknown[];
}

/** Does the work in this process. */
export function taskRunner(): (call: TaskCall) => Promise<unknown> {
  const tasks = imageTasks();
  return ({ task, args }) => (tasks[task] as (...values: unknown[]) => Promise<unknown>)(...args);
}

function imageTasks(): ImageTasks {
  // Images are read once; sharp's cache would only hold memory.
  sharp.cache(false);
  // One thread for each image: its others would take the processors from requests.
  sharp.concurrency(1);
  return {
    inspect: inspectImage,
    clean: async (path, to, image) => {
      const upright = sharp(path, readingOptions(image.animated)).autoOrient().keepIccProfile();
      const type = cleanType(image);
      await encode(upright, type).toFile(to);
      return type;
    },
    resize: async ({ from, to, width, format }) => {
      const image = sharp(from, readingOptions(false)).keepIccProfile();
      const resized = image.resize({ width, withoutEnlargement: true });
      await encodeVariant(resized, format).timeout({ seconds: MAKING_SECONDS }).toFile(to);
    },
  };
}

/** The type that a cleaned image is written in: its own, unless it is too large an AVIF. */
function cleanType({ type, hasAlpha, size: { width, height } }: InspectedImage): ImageType {
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

/** Speed counts: the first visitor waits for it. */
function encodeVariant(image: Sharp, format: VariantFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 });
  if (format === 'webp') return image.webp({ quality: 78, effort: 3 });
  if (format === 'png') return image.png();
  return image.jpeg({ quality: 80, progressive: true });
}
