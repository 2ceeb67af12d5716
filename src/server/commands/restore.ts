import { copyFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readConfig, type Config } from '../config';
import { assertReplaceable, restoreDatabase } from '../db/dump';
import { dialectOf } from '../db/kysely';
import { passOverMissing, sha256OfFile, withFolder } from '../lib/files';
import { OperatorError } from '../lib/operatorError';
import { openStorage, type MediaStorage } from '../modules/media/storage';
import { imagesIn, isWholeIn, readManifest, withBackupFolder, type Manifest } from './backupFolder';

const USAGE = `npm run restore -- <folder> [--replace]

Puts a backup in the place of database and images; stop the product first. With --replace a
database that is there already is put aside, otherwise the command ends. A restore that fails
leaves the database unchanged. Sessions, invitations and known browsers are not restored.`;

/** Runs `npm run restore`; resolves with what it prints. */
export async function restore(
  args: string[],
  { env }: { env: NodeJS.ProcessEnv },
): Promise<string> {
  const replace = args.includes('--replace');
  const [folder, ...rest] = args.filter((arg) => arg !== '--replace');
  if (folder === undefined || rest.length > 0 || folder.startsWith('-')) {
    throw new OperatorError(USAGE);
  }
  const report = await restoreBackup(readConfig(env), resolve(folder), { replace });
  const lines = [
    `Restored: the database and ${report.images} images, ${report.copied} of which were not in the store.`,
    'Everybody logs in again, and invitations are sent again: a restore ends all of them.',
  ];
  if (report.former) {
    lines.push(`The former database is kept: ${report.former.place}`);
    lines.push(`To remove it: ${report.former.removeWith}`);
  }
  if (report.missing.length > 0) {
    lines.push(`${report.missing.length} images were missing already when the backup was made.`);
  }
  return lines.join('\n');
}

/**
 * Puts a backup in the place of database and images. Everything is checked before anything is
 * changed; images come first, so that no row is ever without its image. Returns how many of
 * them the storage had not, and where the former database is kept. Throws `OperatorError` for a
 * backup that is half or damaged, and for a database that is not empty.
 */
export async function restoreBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaStore'>,
  folder: string,
  { replace }: { replace: boolean },
) {
  await assertBackup(folder);
  return withBackupFolder(folder, async () => {
    const { images, missing, database } = await readWhole(folder);
    if (database.dialect === 'postgres' && dialectOf(config) === 'sqlite') {
      throw new OperatorError(
        'The backup is of PostgreSQL: set DATABASE_URL to a database for it.',
      );
    }
    await assertReplaceable(config, replace);
    const storage = await openStorage(config);
    try {
      const copied = await withFolder(join(folder, '.restoring-'), (tempFolder) =>
        copyImages(storage, imagesIn(folder), images, tempFolder),
      );
      const former = await restoreDatabase(config, join(folder, database.file), database.dialect);
      return { images: images.length, copied, former, missing };
    } finally {
      storage.close();
    }
  });
}

/** A folder that is no backup gets no lock either. */
async function assertBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest) return manifest;
  throw new OperatorError(`${folder} holds no whole backup: its manifest.json is missing.`);
}

async function readWhole(folder: string): Promise<Manifest> {
  const manifest = await assertBackup(folder);
  const { file, sha256 } = manifest.database;
  const found = await sha256OfFile(join(folder, file)).catch(passOverMissing);
  if (found !== sha256)
    throw new OperatorError(`The backup is damaged: ${file} is not as written.`);
  const damaged: string[] = [];
  for (const name of manifest.images) {
    if (!(await isWholeIn(imagesIn(folder), name))) damaged.push(name);
  }
  if (damaged.length > 0) {
    throw new OperatorError(
      `The backup is damaged: ${damaged.length} of ${manifest.images.length} images are missing or not as written, ${damaged[0]} for one.`,
    );
  }
  return manifest;
}

/** Puts those of the named images into the storage that it has not. Returns how many. */
async function copyImages(
  storage: MediaStorage,
  folder: string,
  names: string[],
  tempFolder: string,
): Promise<number> {
  let copied = 0;
  for (const name of names) {
    if (await storage.stat('uploads', name)) continue;
    // `put` may take the file away, and the backup is to stay as it is.
    const copy = join(tempFolder, name);
    await copyFile(join(folder, name), copy);
    await storage.put('uploads', name, copy);
    await rm(copy, { force: true });
    copied += 1;
  }
  return copied;
}
