import { once } from 'node:events';
import { createReadStream, mkdirSync } from 'node:fs';
import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LEFTOVER, moveDurably, passOverMissing, probeFolder, removeOld } from '@/server/lib/files';
import type { Area, MediaStorage, StoredFile } from './storage';

/** Images in `uploads`, `variants` and `trash` below `dataDir`; `made` are made where missing. */
export function folderStorage(
  dataDir: string,
  made: Area[] = ['uploads', 'variants', 'trash'],
): MediaStorage {
  const folders: Record<Area, string> = {
    uploads: join(dataDir, 'uploads'),
    variants: join(dataDir, 'variants'),
    trash: join(dataDir, 'trash'),
  };
  for (const area of made) mkdirSync(folders[area], { recursive: true });
  const pathOf = (area: Area, name: string) => join(folders[area], name);

  async function* list(area: Area): AsyncGenerator<StoredFile> {
    for await (const entry of await opendir(folders[area])) {
      if (entry.isDirectory() || entry.name.startsWith('.')) continue;
      const found = await statFile(pathOf(area, entry.name)).catch(() => undefined);
      if (found) yield { name: entry.name, ...found };
    }
  }

  return {
    place: dataDir,
    put: (area, name, path) => moveDurably(path, pathOf(area, name)),
    stat: async (area, name) => {
      const found = await statFile(pathOf(area, name));
      return found && { name, ...found };
    },
    read: async (area, name, range) => {
      const path = pathOf(area, name);
      const found = await statFile(path);
      if (!found) return undefined;
      const body = createReadStream(path, range);
      // Otherwise a file that is moved away just now would fail in the middle of a response.
      const opened = await once(body, 'open').catch(passOverMissing);
      return opened && { bytes: found.bytes, body };
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

/** Undefined also where a folder or the like has the name. */
async function statFile(path: string): Promise<Omit<StoredFile, 'name'> | undefined> {
  const found = await stat(path).catch(passOverMissing);
  return found?.isFile() ? { bytes: found.size, changedAt: found.mtimeMs } : undefined;
}
