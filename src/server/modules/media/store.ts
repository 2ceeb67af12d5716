import { createWriteStream, mkdirSync, mkdtempSync } from 'node:fs';
import { copyFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/kysely';
import type { IncomingFile } from '../../http/multipart';
import { sha256OfFile } from '../../lib/files';
import { HttpError, unavailable } from '../../lib/httpError';
import type { ByteRange } from '../../lib/ranges';
import type { PictureTasks } from './pictureTasks';
import { pictureWorker } from './pictureWorker';
import type { ImageSize } from './inspect';
import { pictureRepository } from './repository';
import type { MediaStorage, OpenFile, StoredFile } from './storage';

export interface MediaStore {
  storage: MediaStorage;
  tempDir: string;
  tasks: PictureTasks;
  /** A folder for one request's files; the caller removes it. */
  makeTempDir: () => string;
  /**
   * Checks a picture and keeps it. Returns its name once it is safely stored, so that a
   * database row may refer to it. Throws a 400 for what is not a picture within the limits.
   */
  keep: (file: IncomingFile) => Promise<string>;
  /** The same for a file that stays where it is. */
  keepCopy: (path: string) => Promise<string>;
  /** The size of a stored picture; undefined where its file is missing or broken. */
  measure: (name: string) => Promise<ImageSize | undefined>;
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

/** How long a picture is waited for that is just being moved, and how often it is looked at. */
const [MOVE_TRIES, MOVE_PAUSE_MS] = [100, 100];

/** Keeps pictures under names made from their content, each recorded in the database before. */
export function makeMediaStore({ db, storage, dataDir, clock }: MediaStoreOptions): MediaStore {
  const tempDir = join(dataDir, 'tmp');
  mkdirSync(tempDir, { recursive: true });
  const pictures = pictureRepository(db, clock);
  const tasks = pictureWorker();
  const makeTempDir = () => mkdtempSync(join(tempDir, 'form-'));

  const record = async (name: string, bytes: number, size: ImageSize): Promise<void> => {
    for (let tries = 1; !(await pictures.record(name, bytes, size)); tries += 1) {
      if (tries >= MOVE_TRIES) {
        throw unavailable('This picture is being put away just now. Please try again.');
      }
      await wait(MOVE_PAUSE_MS);
    }
  };

  const keep = async (file: IncomingFile) => {
    const image = await tasks.inspect(file.path, file.name);
    const path = image.unclean ? `${file.path}.clean` : file.path;
    if (image.unclean) await tasks.clean(file.path, path, image);
    const name = `${await sha256OfFile(path)}.${image.type}`;
    await record(name, (await stat(path)).size, image.size);
    await storage.put('uploads', name, path);
    return name;
  };

  const withTempFile = async <T>(work: (path: string) => Promise<T>): Promise<T> => {
    const folder = makeTempDir();
    try {
      return await work(join(folder, 'copy'));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const keepCopy = (path: string) =>
    withTempFile(async (copy) => {
      await copyFile(path, copy);
      return keep({ path: copy, name: basename(path) });
    });

  const measure = (name: string) =>
    withTempFile(async (copy) => {
      const file = await storage.read('uploads', name);
      if (!file) return undefined;
      await pipeline(file.body, createWriteStream(copy));
      try {
        return (await tasks.inspect(copy, name)).size;
      } catch (error) {
        if (error instanceof HttpError && error.statusCode === 400) return undefined;
        throw error;
      }
    });

  const look = async <T>(name: string, find: () => Promise<T | undefined>) => {
    const found = await find();
    if (found || !(await pictures.isReferenced(name))) return found;
    await pictures.revive(name);
    await storage.move('trash', 'uploads', name);
    return find();
  };

  return {
    ...{ storage, tempDir, tasks, makeTempDir, keep, keepCopy, measure },
    stat: (name) => look(name, () => storage.stat('uploads', name)),
    read: (name, range) => look(name, () => storage.read('uploads', name, range)),
  };
}
