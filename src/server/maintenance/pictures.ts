import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { moveDurably, passOverMissing, sha256OfFile } from '../lib/files';
import { mayBeKept } from '../modules/media/content';
import type { MediaStorage } from '../modules/media/storage';

/** The folder of a backup that its pictures lie in. */
export const picturesIn = (folder: string): string => join(folder, 'pictures');

/** Whether the file holds what its name says. False where there is none. */
export async function isWholeIn(folder: string, name: string): Promise<boolean> {
  const hash = await sha256OfFile(join(folder, name)).catch(passOverMissing);
  return hash !== undefined && name.startsWith(`${hash}.`);
}

/**
 * Copies the named pictures into `folder`, save those that are there whole from an earlier time.
 * Returns how many it copied, and which the storage has not, or not whole.
 */
export async function savePictures(
  storage: MediaStorage,
  folder: string,
  names: string[],
): Promise<{ copied: number; missing: string[] }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const present = new Set(await readdir(folder));
  const missing: string[] = [];
  let copied = 0;
  for (const name of names) {
    if (present.has(name) && (await isWholeIn(folder, name))) continue;
    if (await savePicture(storage, folder, name)) copied += 1;
    else missing.push(name);
  }
  return { copied, missing };
}

async function savePicture(storage: MediaStorage, folder: string, name: string): Promise<boolean> {
  // What nothing referred to for a while may have gone to the trash since the dump was made.
  const found = (await storage.read('uploads', name)) ?? (await storage.read('trash', name));
  const draft = join(folder, `.${name}`);
  try {
    if (!(await mayBeKept(found, name, draft))) return false;
    await moveDurably(draft, join(folder, name));
    return true;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Puts those of the named pictures into the storage that it has not. Returns how many. */
export async function bringPictures(
  storage: MediaStorage,
  folder: string,
  names: string[],
  tempFolder: string,
): Promise<number> {
  let brought = 0;
  for (const name of names) {
    if (await storage.stat('uploads', name)) continue;
    // `put` may take the file away, and the backup is to stay as it is.
    const copy = join(tempFolder, name);
    await copyFile(join(folder, name), copy);
    await storage.put('uploads', name, copy);
    await rm(copy, { force: true });
    brought += 1;
  }
  return brought;
}
