import { mkdirSync, mkdtempSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connections } from '@/server/db/types';
import type { IncomingFile } from '@/server/plugins/multipart';
import { sha256OfFile, withFolder } from '@/server/lib/files';
import { tryLater } from '@/server/lib/httpError';
import type { ByteRange } from '@/server/lib/http';
import { imageProcess } from './imageProcess';
import type { ImageSize } from './inspect';
import { imageRepository } from './repository';
import type { MediaStorage } from './storage';

export type MediaStore = ReturnType<typeof makeMediaStore>;

interface Options {
  db: Connections;
  storage: MediaStorage;
  /** Files on their way wait in `tmp` below it. */
  dataDir: string;
  clock?: () => number;
}

/** How long an image is waited for that is just being moved, and how often it is looked at. */
const [MOVE_TRIES, MOVE_PAUSE_MS] = [100, 100];

/** Keeps images under names made from their content, each recorded in the database before. */
export function makeMediaStore({ db, storage, dataDir, clock }: Options) {
  const tempDir = join(dataDir, 'tmp');
  const tempPrefix = join(tempDir, 'form-');
  mkdirSync(tempDir, { recursive: true });
  const images = imageRepository(db, clock);
  const tasks = imageProcess();
  /** A folder for one request's files; the caller removes it. */
  const makeTempDir = () => mkdtempSync(tempPrefix);

  const record = async (name: string, bytes: number, size: ImageSize): Promise<void> => {
    for (let tries = 1; !(await images.record(name, bytes, size)); tries += 1) {
      if (tries >= MOVE_TRIES) {
        throw tryLater(
          503,
          'image_unavailable',
          'This image is being put away just now. Please try again.',
          5,
        );
      }
      await wait(MOVE_PAUSE_MS);
    }
  };

  /**
   * Checks an image and keeps it. Returns its name once it is safely stored, so that a
   * database row may refer to it. Throws a 400 for what is not an image within the limits.
   */
  const keep = async (file: IncomingFile): Promise<string> => {
    const image = await tasks.inspect(file.path, file.name);
    const path = image.unclean ? `${file.path}.clean` : file.path;
    const type = image.unclean ? await tasks.clean(file.path, path, image) : image.type;
    const name = `${await sha256OfFile(path)}.${type}`;
    await record(name, (await stat(path)).size, image.size);
    await storage.put('uploads', name, path);
    return name;
  };

  /** The same for a file that stays where it is. */
  const keepCopy = (path: string) =>
    withFolder(tempPrefix, async (folder) => {
      const copy = join(folder, 'copy');
      await copyFile(path, copy);
      return keep({ path: copy, name: basename(path) });
    });

  /** An image that lies in the trash although something refers to it is put back first. */
  const look = async <T>(name: string, find: () => Promise<T | undefined>) => {
    const found = await find();
    if (found || !(await images.isReferenced(name))) return found;
    await images.revive(name);
    await storage.move('trash', 'uploads', name);
    return find();
  };

  return {
    storage,
    tempDir,
    tasks,
    makeTempDir,
    keep,
    keepCopy,
    stat: (name: string) => look(name, () => storage.stat('uploads', name)),
    read: (name: string, range?: ByteRange) =>
      look(name, () => storage.read('uploads', name, range)),
  };
}
