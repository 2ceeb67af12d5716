import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readConfig, type Config } from '../config';
import {
  assertDumpable,
  assertReplaceable,
  dumpDatabase,
  putInPlace,
  withRestoreDraft,
} from '../db/dump';
import { BACKUP_JOB, recordDone } from '../db/jobs';
import { withDb } from '../db/kysely';
import { withFileLock } from '../db/sqlite/dump';
import { isDiskFull, passOverMissing, sha256OfFile, syncPath } from '../lib/files';
import { monthsBefore } from '../lib/monthsBefore';
import { OperatorError } from '../lib/operatorError';
import { folderStorage } from '../modules/core/media/folderStorage';
import { imageRepository } from '../modules/core/media/repository';
import { listPrivateFiles } from '../modules/desk/messages/fileRepository';
import { openStorage } from '../modules/core/media/openStorage';
import { verifyFile, type MediaStorage } from '../modules/core/media/storage';
import { reindex } from '../modules/catalogue/search/reindex';
import { endMessage } from '../startMessages';
import { copyFiles, removeErased, removeOtherDumps } from './backupFiles';
import {
  AREAS,
  countFiles,
  readBackup,
  readManifest,
  writeManifest,
  type FileNames,
  type Manifest,
} from './backupManifest';
import { DAILY, LATEST, WEEKLY, addGeneration } from './backupGenerations';
import { describePeople, settlePeople } from './restorePeople';

export const BACKUP_USAGE = `npm run backup -- <folder> [--generations]

Makes the folder a backup of database, images, documents and private files, while the product runs or not. In a folder
that holds one already only what is new is copied. With --generations the backup is <folder>/latest, and
beside it there is one for each of the last ${DAILY} days and ${WEEKLY} weeks before, each in a folder named by its day.`;

export const RESTORE_USAGE = `npm run restore -- <folder> [--replace]

Puts a backup in the place of database, images and private files; stop the product first. With --replace a
database that is there already is put aside, otherwise the command ends. A restore that fails
leaves the database unchanged. Sessions, invitations and known browsers are not restored.`;

type Env = Pick<NodeJS.Process, 'env'>;
type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaStore'>;

/** Runs `npm run backup`; resolves with what it prints. */
export async function backup(args: string[], { env }: Env): Promise<string> {
  const { folder, option: hasGenerations } = readArguments(args, '--generations', BACKUP_USAGE);
  const config = readConfig(env);
  const now = new Date();
  const target = resolve(hasGenerations ? join(folder, LATEST) : folder);
  const finish = hasGenerations ? () => addGeneration(resolve(folder), now) : undefined;
  const { images, files, copied, missing } = await makeBackup(config, target, now, finish);
  const done = `The backup in ${target} is whole: the database, ${images} images and documents and ${files} private files, ${copied} of them new.`;
  await withDb({ ...config, migrates: false }, ({ writer }) =>
    recordDone(writer, BACKUP_JOB, new Date()),
  ).catch((error: unknown) => {
    throw new OperatorError(
      `${done}\nThe product does not know of it: it could not be recorded. ${endMessage(error)}`,
    );
  });
  if (missing.length === 0) return done;
  throw new OperatorError(
    `${done}\n${missing.length} files that the database names are missing or damaged in the store: npm run doctor -- --full lists them.`,
  );
}

/** Runs `npm run restore`; resolves with what it prints. */
export async function restore(args: string[], { env }: Env): Promise<string> {
  const { folder, option: replace } = readArguments(args, '--replace', RESTORE_USAGE);
  const config = readConfig(env);
  const retainedSince = monthsBefore(Date.now(), config.messageRetentionMonths);
  const report = await restoreBackup(config, resolve(folder), { replace, retainedSince });
  const lines = [
    `Restored: the database, ${report.images} images and documents and ${report.files} private files, ${report.copied} of which were not in the store.`,
    'Everybody logs in again, and invitations are sent again: a restore ends all of them.',
  ];
  lines.push(...describePeople(report, { dataDir: config.dataDir, folder }));
  if (report.former) {
    lines.push(`The former database is kept: ${report.former.place}`);
    lines.push(`To remove it: ${report.former.removeWith}`);
  }
  if (report.missing.length > 0) {
    lines.push(`${report.missing.length} files were missing already when the backup was made.`);
  }
  return lines.join('\n');
}

/** A folder, and whether the one option of the command is given. */
function readArguments(args: string[], option: string, usage: string) {
  const [folder, ...rest] = args.filter((arg) => arg !== option);
  if (!folder || rest.length > 0 || folder.startsWith('-')) throw new OperatorError(usage);
  return { folder, option: args.includes(option) };
}

/**
 * Makes `folder` a backup of database, images and private files, or brings the one in it up to date,
 * while backends run. An earlier backup in the folder stays complete until the new one is. Returns how
 * many of either it has, how many are new, and those that are missing or damaged in the storage.
 * `finish` runs before another process may change the folder.
 */
export async function makeBackup(
  config: Place,
  folder: string,
  now = new Date(),
  finish = async () => {},
) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return withLock(folder, async () => {
    // Throws where the folder belongs to something else.
    await readManifest(folder);
    await assertDumpable(config);
    const file = `database-${now.toISOString().replace(/\D/g, '')}.db`;
    await dumpDatabase(config, join(folder, file));
    await syncPath(join(folder, file));
    const storage = await openStorage(config);
    try {
      // What the dump names is in the storage for long enough to be copied.
      const named = await listFiles(config, now);
      const target = folderStorage(folder, AREAS);
      await target.removeLeftovers(now.getTime());
      const { copied, missing } = await copyFiles(storage, target, named);
      const lost = new Set(missing);
      const present = (names: string[]) => names.filter((name) => !lost.has(name));
      const files = { uploads: present(named.uploads), private: present(named.private) };
      const database = { file, sha256: await sha256OfFile(join(folder, file)) };
      await writeManifest(folder, { madeAt: now.toISOString(), database, files, missing });
      await removeOtherDumps(folder, file);
      await removeErased(target, files.private);
      await finish();
      return { ...countFiles(files), copied, missing };
    } finally {
      storage.close();
    }
  }).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
    throw new OperatorError(
      `${folder}: its disk is full, so there is no new backup. One that was there before is still whole.`,
    );
  });
}

/**
 * Puts a backup in the place of database, images and private files. Everything is checked before
 * anything is changed; files come first, so that no row is ever without its file. Throws `OperatorError` for
 * a backup that is incomplete or damaged, and for a database that is not empty.
 */
export async function restoreBackup(
  config: Place,
  folder: string,
  { replace, retainedSince }: { replace: boolean; retainedSince?: Date },
) {
  // A folder that is no backup gets no lock either.
  await readBackup(folder);
  return withLock(folder, async () => {
    const { files: stored, missing, database } = await readBackup(folder);
    const source = folderStorage(folder, AREAS);
    await assertWhole(folder, source, { files: stored, database });
    await assertReplaceable(config, replace);
    return withRestoreDraft(config.dataDir, join(folder, database.file), async (draft) => {
      const storage = await openStorage(config);
      try {
        const { people, privateFiles } = await settlePeople(config, draft, storage, retainedSince);
        const files = {
          ...stored,
          private: stored.private.filter((name) => privateFiles.has(name)),
        };
        const { copied } = await copyFiles(source, storage, files);
        const former = await putInPlace(config, draft);
        // Its search index is not transferred; a start would make it in the background.
        if (config.databaseUrl) await withDb(config, (db) => reindex(db));
        return { ...countFiles(files), copied, former, missing, ...people };
      } finally {
        storage.close();
      }
    });
  });
}

/** Works in the folder of a backup while no other process does. */
async function withLock<T extends object>(folder: string, work: () => Promise<T>): Promise<T> {
  const result = await withFileLock(join(folder, '.lock'), work);
  if (result) return result;
  throw new OperatorError(`Another backup or restore uses ${folder} at this moment.`);
}

/** Clocks of several machines differ by less. */
const CLOCK_SKEW_MS = 60_000;

/** With images that have gone to the trash since `time`. */
function listFiles(config: Place, time: Date): Promise<FileNames> {
  return withDb({ ...config, migrates: false }, async (db) => {
    const images = imageRepository(db);
    const names: string[] = [];
    for await (const batch of images.batches(1000)) names.push(...batch);
    const since = new Date(time.getTime() - CLOCK_SKEW_MS).toISOString();
    const trashed = (await images.listTrashed()).filter(({ trashedAt }) => trashedAt > since);
    return {
      uploads: [...names, ...trashed.map(({ name }) => name)],
      private: await listPrivateFiles(db.reader),
    };
  });
}

async function assertWhole(
  folder: string,
  storage: MediaStorage,
  { database: { file, sha256 }, files }: Pick<Manifest, 'database' | 'files'>,
): Promise<void> {
  const found = await sha256OfFile(join(folder, file)).catch(passOverMissing);
  if (found !== sha256)
    throw new OperatorError(`The backup is damaged: ${file} is not as written.`);
  const damaged: string[] = [];
  for (const area of AREAS) {
    for (const name of files[area]) {
      if (!(await verifyFile(await storage.read(area, name), name))) damaged.push(name);
    }
  }
  if (damaged.length === 0) return;
  throw new OperatorError(
    `The backup is damaged: ${damaged.length} of ${AREAS.flatMap((area) => files[area]).length} files are missing or not as written, ${damaged[0]} for one.`,
  );
}
