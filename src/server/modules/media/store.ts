import { mkdirSync, mkdtempSync } from 'node:fs';
import { copyFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import type { Db } from '../../db/kysely';
import { sha256OfFile } from '../../lib/files';
import { unavailable } from '../../lib/httpError';
import { makeLimiter } from '../../lib/limiter';
import type { ByteRange } from '../../lib/ranges';
import { inspectImage, readingOptions, type ImageType, type InspectedImage } from './inspect';
import { pictureRepository } from './repository';
import type { MediaStorage, OpenFile, StoredFile } from './storage';

/** A file that has arrived but is not kept yet. */
export interface IncomingFile {
  path: string;
  /** As the sender calls it; for sentences only. */
  name: string;
}

export interface MediaStore {
  storage: MediaStorage;
  tempDir: string;
  /** A folder for one request's files; the caller removes it. */
  makeTempDir: () => string;
  /**
   * Checks a picture and keeps it. Answers its name once it is safely stored, so that a
   * database row may refer to it. Throws a 400 for what is not a picture within the limits.
   */
  keep: (file: IncomingFile) => Promise<string>;
  /** The same for a file that stays where it is. */
  keepCopy: (path: string) => Promise<string>;
  /** A picture that lies in the trash although something refers to it is put back first. */
  stat: (name: string) => Promise<StoredFile | undefined>;
  read: (name: string, range?: ByteRange) => Promise<OpenFile | undefined>;
}

export interface MediaStoreOptions {
  db: Pick<Db, 'reader' | 'writer'>;
  storage: MediaStorage;
  /** Files on their way wait in `tmp` below it. */
  dataDir: string;
  clock?: () => number;
}

/** Pictures are decoded two at a time: each may need many times its size in memory. */
const PARALLEL_PICTURES = 2;

/** How long a picture is waited for that is just being moved, and how often it is looked at. */
const [MOVE_TRIES, MOVE_PAUSE_MS] = [100, 100];

/** Keeps pictures under names made from their content, each recorded in the database before. */
export function makeMediaStore({ db, storage, dataDir, clock }: MediaStoreOptions): MediaStore {
  const tempDir = join(dataDir, 'tmp');
  mkdirSync(tempDir, { recursive: true });
  // Pictures are read once; sharp's cache would only hold memory.
  sharp.cache(false);
  // One thread for each picture: its others would take the processors from requests.
  sharp.concurrency(1);
  const pictures = pictureRepository(db, clock);
  const limit = makeLimiter(PARALLEL_PICTURES);
  const makeTempDir = () => mkdtempSync(join(tempDir, 'form-'));

  const record = async (name: string, bytes: number): Promise<void> => {
    for (let tries = 1; !(await pictures.record(name, bytes)); tries += 1) {
      if (tries >= MOVE_TRIES) {
        throw unavailable('This picture is being put away just now. Please try again.');
      }
      await wait(MOVE_PAUSE_MS);
    }
  };

  const keep = async (file: IncomingFile) => {
    const { path, name } = await limit(async () => {
      const image = await inspectImage(file.path, file.name);
      const clean = image.unclean ? await writeClean(file.path, image) : file.path;
      return { path: clean, name: `${await sha256OfFile(clean)}.${image.type}` };
    });
    await record(name, (await stat(path)).size);
    await storage.put('uploads', name, path);
    return name;
  };

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

  const look = async <T>(name: string, find: () => Promise<T | undefined>) => {
    const found = await find();
    if (found || !(await pictures.isReferenced(name))) return found;
    await pictures.revive(name);
    await storage.move('trash', 'uploads', name);
    return find();
  };

  return {
    ...{ storage, tempDir, makeTempDir, keep, keepCopy },
    stat: (name) => look(name, () => storage.stat('uploads', name)),
    read: (name, range) => look(name, () => storage.read('uploads', name, range)),
  };
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
