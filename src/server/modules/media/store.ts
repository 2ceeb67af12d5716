import { mkdirSync, mkdtempSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { moveDurably, sha256OfFile } from '../../lib/files';
import { makeLimiter } from '../../lib/limiter';
import { inspectImage, readingOptions, type ImageType, type InspectedImage } from './inspect';

/** Names of stored pictures; anything else is not looked up on the disk. */
export const STORED_NAME = /^[0-9a-f]{64}\.(jpg|png|webp|avif|gif)$/;

/** A file that has arrived but is not kept yet. */
export interface IncomingFile {
  path: string;
  /** As the sender calls it; for sentences only. */
  name: string;
}

export interface MediaStore {
  uploadsDir: string;
  variantsDir: string;
  tempDir: string;
  /** A folder for one request's files; the caller removes it. */
  makeTempDir: () => string;
  /**
   * Checks a picture and keeps it. Answers its name once it is safely on the disk, so that a
   * database row may refer to it. Throws a 400 for what is not a picture within the limits.
   */
  keep: (file: IncomingFile) => Promise<string>;
  /** The same for a file that stays where it is. */
  keepCopy: (path: string) => Promise<string>;
}

/** Pictures are decoded two at a time: each may need many times its size in memory. */
const PARALLEL_PICTURES = 2;

/** Keeps pictures below `dataDir`, under names made from their content. */
export function makeMediaStore(dataDir: string): MediaStore {
  const uploadsDir = join(dataDir, 'uploads');
  const variantsDir = join(dataDir, 'variants');
  const tempDir = join(dataDir, 'tmp');
  for (const folder of [uploadsDir, variantsDir, tempDir]) mkdirSync(folder, { recursive: true });
  // Pictures are read once; sharp's cache would only hold memory.
  sharp.cache(false);
  const limit = makeLimiter(PARALLEL_PICTURES);
  const makeTempDir = () => mkdtempSync(join(tempDir, 'form-'));

  const keep = (file: IncomingFile) =>
    limit(async () => {
      const image = await inspectImage(file.path, file.name);
      const path = image.unclean ? await writeClean(file.path, image) : file.path;
      const name = `${await sha256OfFile(path)}.${image.type}`;
      // Also over an equal file: its new time keeps the sweeper off until the row refers to it.
      await moveDurably(path, join(uploadsDir, name));
      return name;
    });

  const keepCopy = async (path: string) => {
    const folder = makeTempDir();
    try {
      const copy = join(folder, 'copy');
      await copyFile(path, copy);
      return await keep({ path: copy, name: basename(path) });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return { uploadsDir, variantsDir, tempDir, makeTempDir, keep, keepCopy };
}

/** Writes the picture upright and without data about its making; colours keep their profile. */
async function writeClean(path: string, image: InspectedImage): Promise<string> {
  const clean = `${path}.clean`;
  const picture = sharp(path, readingOptions(image.animated)).autoOrient().keepIccProfile();
  await encode(picture, image.type).toFile(clean);
  return clean;
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
