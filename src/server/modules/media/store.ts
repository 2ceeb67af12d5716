import { mkdirSync, mkdtempSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Connections } from '@/server/db/types';
import type { IncomingFile } from '@/server/plugins/multipart';
import { sha256OfFile, withFolder } from '@/server/lib/files';
import { badRequest } from '@/server/lib/httpError';
import { imageProcess } from './imageProcess';
import type { ImageFault } from './imageTasks';
import { imageRepository } from './repository';
import type { MediaStorage, OpenFile } from './storage';

export type MediaStore = ReturnType<typeof makeMediaStore>;

interface Options {
  db: Connections;
  storage: MediaStorage;
  /** Files under way are in `tmp` below it. */
  dataDir: string;
  clock?: () => number;
}

const FAULTS: Record<ImageFault, (name: string) => string> = {
  image_type_unsupported: (name) =>
    `The file "${name}" is not a JPEG, PNG, WebP, AVIF or GIF image.`,
  image_broken: (name) => `The image "${name}" is broken or not complete.`,
  image_too_many_pixels: (name) => `The image "${name}" has more than 50 megapixels.`,
};

/** Stores images under names made from their content, each recorded in the database before. */
export function makeMediaStore({ db, storage, dataDir, clock }: Options) {
  const tempDir = join(dataDir, 'tmp');
  const tempPrefix = join(tempDir, 'form-');
  mkdirSync(tempDir, { recursive: true });
  const images = imageRepository(db, clock);
  const tasks = imageProcess();
  /** A folder for one request's files; the caller removes it. */
  const makeTempDir = () => mkdtempSync(tempPrefix);

  /**
   * Checks an image and stores it. Returns its name once it is safely stored, so that a database
   * row may refer to it. Throws a 400 for what is not an image within the limits.
   */
  const add = async (file: IncomingFile): Promise<string> => {
    const image = await tasks.prepare(file.path);
    if ('fault' in image) {
      throw badRequest(image.fault, FAULTS[image.fault](file.name), { file: file.name });
    }
    const name = `${await sha256OfFile(image.path)}.${image.type}`;
    await images.record(name, image.size);
    await storage.put('uploads', name, image.path);
    return name;
  };

  /** The same for a file that stays where it is. */
  const addCopy = (path: string) =>
    withFolder(tempPrefix, async (folder) => {
      const copy = join(folder, 'copy');
      await copyFile(path, copy);
      return add({ path: copy, name: basename(path) });
    });

  /** Takes an image out of the trash; false: its file is not there. */
  const putBack = async (name: string): Promise<boolean> => {
    await images.setRestored(name);
    return storage.move('trash', 'uploads', name);
  };

  /** An image that lies in the trash although something refers to it is put back first. */
  const read = async (name: string): Promise<OpenFile | undefined> => {
    const found = await storage.read('uploads', name);
    if (found || !(await images.isReferenced(name))) return found;
    await putBack(name);
    return storage.read('uploads', name);
  };

  return { storage, tempDir, tasks, makeTempDir, add, addCopy, putBack, read };
}
