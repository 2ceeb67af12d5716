import { mkdirSync, mkdtempSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Connections } from '@/server/db/types';
import type { IncomingFile } from '@/server/plugins/multipart';
import { sha256OfFile, withFolder } from '@/server/lib/files';
import { checkFiles } from './checkFiles';
import { imageProcess } from './imageProcess';
import type { PreparedImage } from './imageTasks';
import { imageRepository } from './repository';
import { ANIMATED, type ByteRange, type MediaStorage, type OpenFile } from './storage';

export type MediaStore = ReturnType<typeof makeMediaStore>;

/** A document that is stored but belongs to no part yet; `name` is its name at the sender. */
export interface StoredDocument {
  file: string;
  /** Bytes. */
  size: number;
  name: string;
}

type CheckedFile = Pick<PreparedImage, 'path' | 'isAnimated'> &
  Partial<Pick<PreparedImage, 'size'>> & { type: PreparedImage['type'] | 'pdf' };

interface Options {
  db: Connections;
  storage: MediaStorage;
  /** Files under way are in `tmp` below it. */
  dataDir: string;
  clock?: () => number;
}

/** Stores images and documents under names made from their content, each recorded in the database before. */
export function makeMediaStore({ db, storage, dataDir, clock }: Options) {
  const tempDir = join(dataDir, 'tmp');
  const tempPrefix = join(tempDir, 'form-');
  mkdirSync(tempDir, { recursive: true });
  const images = imageRepository(db, clock);
  const tasks = imageProcess();
  /** A folder for one request's files; the caller removes it. */
  const makeTempDir = () => mkdtempSync(tempPrefix);

  /** Stores a file that has been checked under the name that it returns. */
  const put = async ({ path, type, size, isAnimated }: CheckedFile): Promise<string> => {
    const name = `${await sha256OfFile(path)}${isAnimated ? ANIMATED : ''}.${type}`;
    await images.record(name, size);
    await storage.put('uploads', name, path);
    return name;
  };

  /** Stores PDFs that have been checked. */
  const addDocuments = async (files: IncomingFile[]): Promise<StoredDocument[]> => {
    const documents: StoredDocument[] = [];
    for (const { path, name } of files) {
      const { size } = await stat(path);
      documents.push({ file: await put({ path, type: 'pdf' }), size, name });
    }
    return documents;
  };

  /**
   * Checks images and stores them. Returns their names once they are safely stored, so that a
   * database row may refer to them. Throws a 400 that names every file that is not an image within
   * the limits; then none is stored.
   */
  const addAll = async (files: IncomingFile[]): Promise<string[]> => {
    const names: string[] = [];
    for (const image of await prepareAll(files)) names.push(await put(image));
    return names;
  };

  /**
   * Checks images and removes their metadata; throws as `addAll` does. `inTurn` runs the work on each
   * when it is its turn among others of the same sender.
   */
  const prepareAll = (
    files: IncomingFile[],
    sender?: string,
    inTurn: <T>(work: () => Promise<T>) => Promise<T> = (work) => work(),
  ): Promise<PreparedImage[]> =>
    checkFiles<PreparedImage>('images', files, (path) => inTurn(() => tasks.prepare(path, sender)));

  const add = async (file: IncomingFile): Promise<string> => {
    const [name = ''] = await addAll([file]);
    return name;
  };

  /** Stores a copy of a file; returns its name. */
  const addCopy = (path: string) =>
    withFolder(tempPrefix, async (folder) => {
      const copy = join(folder, 'copy');
      await copyFile(path, copy);
      return add({ path: copy, name: basename(path) });
    });

  /** Takes a file out of the trash; false: its file is not there. */
  const putBack = async (name: string): Promise<boolean> => {
    if (!(await images.setRestored(name))) return false;
    return storage.move('trash', 'uploads', name);
  };

  /** A file that lies in the trash although something refers to it is put back first. */
  const read = async (name: string, range?: ByteRange): Promise<OpenFile | undefined> => {
    const found = await storage.read('uploads', name, range);
    if (found || !(await images.isReferenced(name))) return found;
    await putBack(name);
    return storage.read('uploads', name, range);
  };

  return {
    storage,
    tempDir,
    tasks,
    makeTempDir,
    prepareAll,
    add,
    addAll,
    addCopy,
    addDocuments,
    putBack,
    read,
  };
}
