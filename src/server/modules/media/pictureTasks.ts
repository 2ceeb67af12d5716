import sharp, { type Sharp } from 'sharp';
import { inspectImage, readingOptions, type ImageType, type InspectedImage } from './inspect';
import type { VariantFormat } from './variantNames';

/** What making one variant takes at most; beyond it its picture is served as it is. */
const MAKING_SECONDS = 8;

interface Resizing {
  from: string;
  to: string;
  width: number;
  format: VariantFormat;
}

/** The work on files of pictures that needs much memory or time. */
export interface PictureTasks {
  inspect: (path: string, name: string) => Promise<InspectedImage>;
  /** Writes it to `to` upright and without data about its making; colours keep their profile. */
  clean: (path: string, to: string, image: InspectedImage) => Promise<void>;
  resize: (resizing: Resizing) => Promise<void>;
}

export interface TaskCall {
  task: keyof PictureTasks;
  args: unknown[];
}

/** Does the work in this process. */
export function taskRunner(): (call: TaskCall) => Promise<unknown> {
  const tasks = pictureTasks();
  return ({ task, args }) => (tasks[task] as (...values: unknown[]) => Promise<unknown>)(...args);
}

function pictureTasks(): PictureTasks {
  // Pictures are read once; sharp's cache would only hold memory.
  sharp.cache(false);
  // One thread for each picture: its others would take the processors from requests.
  sharp.concurrency(1);
  return {
    inspect: inspectImage,
    clean: async (path, to, image) => {
      const picture = sharp(path, readingOptions(image.animated)).autoOrient().keepIccProfile();
      await encode(picture, image.type).toFile(to);
    },
    resize: async ({ from, to, width, format }) => {
      const picture = sharp(from, readingOptions(false)).keepIccProfile();
      const resized = picture.resize({ width, withoutEnlargement: true });
      await encodeVariant(resized, format).timeout({ seconds: MAKING_SECONDS }).toFile(to);
    },
  };
}

function encode(picture: Sharp, type: ImageType): Sharp {
  switch (type) {
    case 'jpg':
      return picture.jpeg({ quality: 92 });
    case 'png':
      return picture.png();
    case 'webp':
      return picture.webp({ quality: 92 });
    case 'avif':
      return picture.avif({ quality: 75 });
    case 'gif':
      return picture.gif();
  }
}

/** Speed counts: the first visitor waits for it. */
function encodeVariant(picture: Sharp, format: VariantFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 });
  if (format === 'webp') return picture.webp({ quality: 78, effort: 3 });
  if (format === 'png') return picture.png();
  return picture.jpeg({ quality: 80, progressive: true });
}
