import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readConfig, type Config } from '../config';
import { dumpDatabase } from '../db/dump';
import { dialectOf, withDb } from '../db/kysely';
import { moveDurably, sha256OfFile, syncPath } from '../lib/files';
import { OperatorError } from '../lib/operatorError';
import { mayBeKept, openStorage, type MediaStorage } from '../modules/media/storage';
import { imageRepository } from '../modules/media/repository';
import { imagesIn, isWholeIn, readManifest, withBackupFolder, writeManifest } from './backupFolder';

const USAGE = `npm run backup -- <folder>

Makes the folder a backup of database and images, while the product runs or not. In a folder
that holds one already only what is new is copied.`;

type Sources = Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaStore'>;

/** Runs `npm run backup`; resolves with what it prints. */
export async function backup(
  [folder, ...rest]: string[],
  { env }: { env: NodeJS.ProcessEnv },
): Promise<string> {
  if (folder === undefined || rest.length > 0 || folder.startsWith('-')) {
    throw new OperatorError(USAGE);
  }
  const { images, copied, missing } = await makeBackup(readConfig(env), resolve(folder));
  const done = `The backup in ${folder} is whole: the database and ${images - missing.length} images, ${copied} of them new.`;
  if (missing.length === 0) return done;
  throw new OperatorError(
    `${done}\n${missing.length} images that the database names are missing or damaged in the store: npm run doctor -- --full lists them.`,
  );
}

/**
 * Makes `folder` a backup of database and images, or brings the one in it up to date, while
 * backends run. The database comes first: what it names then is kept in the storage for long
 * enough to be copied. An earlier backup in the folder stays whole until the new one is. Returns
 * how many images it has, and how many of them it had not before.
 */
export function makeBackup(config: Sources, folder: string, now = new Date()) {
  return withBackupFolder(folder, async () => {
    const former = await readManifest(folder);
    const file = `database-${now.toISOString().replace(/\D/g, '')}.dump`;
    const path = join(folder, file);
    await dumpDatabase(config, path);
    await syncPath(path);
    const names = await listImages(config);
    const storage = await openStorage(config);
    try {
      const { copied, missing } = await saveImages(storage, imagesIn(folder), names);
      const lost = new Set(missing);
      await writeManifest(folder, {
        madeAt: now.toISOString(),
        database: { dialect: dialectOf(config), file, sha256: await sha256OfFile(path) },
        images: names.filter((name) => !lost.has(name)),
        missing,
      });
      await removeOtherDumps(folder, file, former?.database.file);
      return { images: names.length, copied, missing };
    } finally {
      storage.close();
    }
  });
}

/** Longer than a backup takes: its dump may name files that went to the trash meanwhile. */
const RECENTLY_MS = 24 * 3_600_000;

function listImages(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<string[]> {
  return withDb({ ...config, migrates: false }, async (db) => {
    const images = imageRepository(db);
    const names: string[] = [];
    for await (const batch of images.batches(1000)) names.push(...batch);
    const since = new Date(Date.now() - RECENTLY_MS).toISOString();
    const trashed = (await images.listTrashed()).filter(({ trashedAt }) => trashedAt > since);
    return [...names, ...trashed.map(({ name }) => name)];
  });
}

/**
 * Copies the named images into `folder`, save those that are there whole from an earlier time.
 * Returns how many it copied, and which the storage has not, or not whole.
 */
async function saveImages(storage: MediaStorage, folder: string, names: string[]) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const present = new Set(await readdir(folder));
  const missing: string[] = [];
  let copied = 0;
  for (const name of names) {
    if (present.has(name) && (await isWholeIn(folder, name))) continue;
    if (await saveImage(storage, folder, name)) copied += 1;
    else missing.push(name);
  }
  return { copied, missing };
}

async function saveImage(storage: MediaStorage, folder: string, name: string): Promise<boolean> {
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

/** Of the former backup, and of tries that broke off. */
async function removeOtherDumps(folder: string, kept: string, former?: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name === kept) continue;
    if (name === former || /^database-\d+\.dump$/.test(name)) await rm(join(folder, name));
  }
}
