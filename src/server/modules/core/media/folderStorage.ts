import { mkdirSync } from 'node:fs';
import { access, open, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  LEFTOVER,
  isMissing,
  moveDurably,
  passOverMissing,
  probeFolder,
  removeOld,
} from '@/server/lib/files';
import type { Area, MediaStorage, StoredFile } from './storage';

/** Files in a folder of `dataDir` for each area; those of `made` are made where missing. */
export function folderStorage(
  dataDir: string,
  made: Area[] = ['uploads', 'variants', 'trash', 'private', 'erasures'],
): MediaStorage {
  const folders: Record<Area, string> = {
    uploads: join(dataDir, 'uploads'),
    variants: join(dataDir, 'variants'),
    trash: join(dataDir, 'trash'),
    private: join(dataDir, 'private'),
    erasures: join(dataDir, 'erasures'),
  };
  for (const area of made) mkdirSync(folders[area], { recursive: true });
  const pathOf = (area: Area, name: string) => join(folders[area], name);

  async function* list(area: Area): AsyncGenerator<StoredFile> {
    for await (const entry of await opendir(folders[area])) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      const found = await stat(pathOf(area, entry.name)).catch(passOverMissing);
      if (found) yield { name: entry.name, bytes: found.size, changedAt: found.mtimeMs };
    }
  }

  return {
    place: dataDir,
    put: (area, name, path) => moveDurably(path, pathOf(area, name)),
    exists: (area, name) =>
      access(pathOf(area, name)).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false;
          throw error;
        },
      ),
    read: async (area, name, range) => {
      const file = await open(pathOf(area, name)).catch(passOverMissing);
      if (!file) return undefined;
      const bytes = range ? range.end - range.start + 1 : (await file.stat()).size;
      return { bytes, body: file.createReadStream(range) };
    },
    move: async (from, to, name) => {
      const moving = moveDurably(pathOf(from, name), pathOf(to, name)).then(() => true);
      return (await moving.catch(passOverMissing)) ?? false;
    },
    remove: (area, name) => rm(pathOf(area, name), { force: true }),
    list,
    removeLeftovers: async (before) => {
      for (const area of made) await removeOld(folders[area], LEFTOVER, before);
    },
    assertWritable: () => probeFolder(folders.uploads),
    close: () => undefined,
  };
}
