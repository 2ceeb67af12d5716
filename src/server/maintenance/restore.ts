import { join } from 'node:path';
import type { Config } from '../config';
import { assertReplaceable, restoreDatabase } from '../db/dump';
import { dialectOf } from '../db/kysely';
import { OperatorError } from '../lib/operatorError';
import { passOverMissing, sha256OfFile, withFolder } from '../lib/files';
import { openStorage } from '../modules/media/storage';
import { readManifest, type Manifest } from './manifest';
import { bringPictures, isWholeIn, picturesIn } from './pictures';

/**
 * Puts a backup in the place of database and pictures. Everything is checked before anything is
 * changed; pictures come first, so that no row is ever without its picture. Returns how many of
 * them the storage had not, and where the former database is kept. Throws `OperatorError` for a
 * backup that is half or damaged, and for a database that is not empty.
 */
export async function restoreBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaStore'>,
  folder: string,
  { replace }: { replace: boolean },
) {
  const manifest = await readWhole(folder);
  if (manifest.database.dialect === 'postgres' && dialectOf(config) === 'sqlite') {
    throw new OperatorError('The backup is of PostgreSQL: set DATABASE_URL to a database for it.');
  }
  await assertReplaceable(config, replace);
  const storage = await openStorage(config);
  try {
    const { pictures, missing, database } = manifest;
    const brought = await withFolder(join(folder, '.restoring-'), (tempFolder) =>
      bringPictures(storage, picturesIn(folder), pictures, tempFolder),
    );
    const former = await restoreDatabase(config, join(folder, database.file), database.dialect);
    return { pictures: pictures.length, brought, former, missing };
  } finally {
    storage.close();
  }
}

async function readWhole(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!manifest) {
    throw new OperatorError(`${folder} holds no whole backup: its manifest.json is missing.`);
  }
  const { file, sha256 } = manifest.database;
  const found = await sha256OfFile(join(folder, file)).catch(passOverMissing);
  if (found !== sha256)
    throw new OperatorError(`The backup is damaged: ${file} is not as written.`);
  const damaged: string[] = [];
  for (const name of manifest.pictures) {
    if (!(await isWholeIn(picturesIn(folder), name))) damaged.push(name);
  }
  if (damaged.length > 0) {
    throw new OperatorError(
      `The backup is damaged: ${damaged.length} of ${manifest.pictures.length} pictures are missing or not as written, ${damaged[0]} for one.`,
    );
  }
  return manifest;
}
