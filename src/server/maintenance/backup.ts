import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { dumpDatabase } from '../db/dump';
import { dialectOf, withDb } from '../db/kysely';
import { sha256OfFile, syncPath } from '../lib/files';
import { pictureRepository } from '../modules/media/repository';
import { openStorage } from '../modules/media/storage';
import { readManifest, writeManifest } from './manifest';
import { picturesIn, savePictures } from './pictures';

/**
 * Makes `folder` a backup of database and pictures, or brings the one in it up to date, while
 * backends run. The database comes first: what it names then is kept in the storage for long
 * enough to be copied. An earlier backup in the folder stays whole until the new one is. Returns
 * how many pictures it has, and how many of them it had not before.
 */
export async function makeBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaStore'>,
  folder: string,
  now = new Date(),
) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const former = await readManifest(folder);
  const file = `database-${now.toISOString().replace(/\D/g, '')}.dump`;
  const path = join(folder, file);
  await dumpDatabase(config, path);
  await syncPath(path);
  const names = await listPictures(config);
  const storage = await openStorage(config);
  try {
    const { copied, missing } = await savePictures(storage, picturesIn(folder), names);
    const lost = new Set(missing);
    await writeManifest(folder, {
      madeAt: now.toISOString(),
      database: { dialect: dialectOf(config), file, sha256: await sha256OfFile(path) },
      pictures: names.filter((name) => !lost.has(name)),
      missing,
    });
    await removeOtherDumps(folder, file, former?.database.file);
    return { pictures: names.length, copied, missing };
  } finally {
    storage.close();
  }
}

/** Longer than a backup takes: what went to the trash meanwhile may stand in its dump. */
const RECENTLY_MS = 24 * 3_600_000;

function listPictures(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<string[]> {
  return withDb({ ...config, migrates: false }, async (db) => {
    const pictures = pictureRepository(db);
    const names: string[] = [];
    for await (const batch of pictures.batches(1000)) names.push(...batch);
    const since = new Date(Date.now() - RECENTLY_MS).toISOString();
    const trashed = (await pictures.listTrashed()).filter(({ trashedAt }) => trashedAt > since);
    return [...names, ...trashed.map(({ name }) => name)];
  });
}

/** Of the former backup, and of tries that broke off. */
async function removeOtherDumps(folder: string, kept: string, former?: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name === kept) continue;
    if (name === former || /^database-\d+\.dump$/.test(name)) await rm(join(folder, name));
  }
}
