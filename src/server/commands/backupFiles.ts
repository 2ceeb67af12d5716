import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFolder } from '../lib/files';
import { verifyFile, type MediaStorage } from '../modules/core/media/storage';
import { AREAS, type FileNames } from './backupManifest';

/* The files of a backup, and of the storage that it is made of or restored to. */

/**
 * Copies files that `to` lacks or has damaged; a name holds the content's hash. Returns how many,
 * and the names of those that are missing or damaged in `from`.
 */
export async function copyFiles(from: MediaStorage, to: MediaStorage, named: FileNames) {
  const missing: string[] = [];
  let copied = 0;
  await withFolder(join(tmpdir(), 'hoistway-copy-'), async (folder) => {
    const draft = join(folder, 'file');
    for (const area of AREAS) {
      for (const name of named[area]) {
        if (await verifyFile(await to.read(area, name), name)) continue;
        const found = (await from.read(area, name)) ?? (await from.read('trash', name));
        if (await verifyFile(found, name, draft)) {
          await to.put(area, name, draft);
          copied += 1;
        } else missing.push(name);
        await rm(draft, { force: true });
      }
    }
  });
  return { copied, missing };
}

/** Photographs, CVs and quotations of people who have been erased since the last backup in the folder. */
export async function removeErased(target: MediaStorage, names: string[]): Promise<void> {
  const present = new Set(names);
  for await (const { name } of target.list('private')) {
    if (!present.has(name)) await target.remove('private', name);
  }
}

/** Removes the dumps of the former backup and of tries that broke off. */
export async function removeOtherDumps(folder: string, current: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== current && /^database-\d+\.db$/.test(name)) await rm(join(folder, name));
  }
}
