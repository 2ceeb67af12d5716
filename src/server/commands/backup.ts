import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig, type Config } from '../config';
import { assertReplaceable, dumpDatabase, restoreDatabase } from '../db/dump';
import { withDb } from '../db/kysely';
import { withFileLock } from '../db/sqlite/dump';
import { moveDurably, passOverMissing, sha256OfFile, syncPath, withFolder } from '../lib/files';
import { OperatorError } from '../lib/operatorError';
import { folderStorage } from '../modules/media/folderStorage';
import { imageRepository } from '../modules/media/repository';
import { verifyFile, openStorage, type MediaStorage } from '../modules/media/storage';
import { reindex } from '../modules/search/reindex';

const BACKUP_USAGE = `npm run backup -- <folder>

Makes the folder a backup of database and images, while the product runs or not. In a folder
that holds one already only what is new is copied.`;

const RESTORE_USAGE = `npm run restore -- <folder> [--replace]

Puts a backup in the place of database and images; stop the product first. With --replace a
database that is there already is put aside, otherwise the command ends. A restore that fails
leaves the database unchanged. Sessions, invitations and known browsers are not restored.`;

type Env = Pick<NodeJS.Process, 'env'>;
type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaStore'>;

/** Runs `npm run backup`; resolves with what it prints. */
export async function backup(args: string[], { env }: Env): Promise<string> {
  const folder = readFolder(args, BACKUP_USAGE);
  const { images, copied, missing } = await makeBackup(readConfig(env), resolve(folder));
  const done = `The backup in ${folder} is whole: the database and ${images} images, ${copied} of them new.`;
  if (missing.length === 0) return done;
  throw new OperatorError(
    `${done}\n${missing.length} images that the database names are missing or damaged in the store: npm run doctor -- --full lists them.`,
  );
}

/** Runs `npm run restore`; resolves with what it prints. */
export async function restore(args: string[], { env }: Env): Promise<string> {
  const replace = args.includes('--replace');
  const folder = readFolder(
    args.filter((arg) => arg !== '--replace'),
    RESTORE_USAGE,
  );
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

function readFolder([folder, ...rest]: string[], usage: string): string {
  if (folder && rest.length === 0 && !folder.startsWith('-')) return folder;
  throw new OperatorError(usage);
}

/**
 * Makes `folder` a backup of database and images, or brings the one in it up to date, while backends
 * run. An earlier backup in the folder stays complete until the new one is. Returns how many images
 * it has, how many of them are new, and those that are missing or damaged in the storage.
 */
export async function makeBackup(config: Place, folder: string, now = new Date()) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return withLock(folder, async () => {
    // Throws where the folder belongs to something else.
    await readManifest(folder);
    const file = `database-${now.toISOString().replace(/\D/g, '')}.db`;
    await dumpDatabase(config, join(folder, file));
    await syncPath(join(folder, file));
    const storage = await openStorage(config);
    try {
      // What the dump names is in the storage for long enough to be copied.
      const names = await listImages(config, now);
      const target = folderStorage(folder, ['uploads']);
      await target.removeLeftovers(now.getTime());
      const { copied, missing } = await copyImages(storage, target, names);
      const lost = new Set(missing);
      const images = names.filter((name) => !lost.has(name));
      const database = { file, sha256: await sha256OfFile(join(folder, file)) };
      await writeManifest(folder, { madeAt: now.toISOString(), database, images, missing });
      await removeOtherDumps(folder, file);
      return { images: images.length, copied, missing };
    } finally {
      storage.close();
    }
  });
}

/**
 * Puts a backup in the place of database and images. Everything is checked before anything is
 * changed; images come first, so that no row is ever without its image. Throws `OperatorError` for
 * a backup that is incomplete or damaged, and for a database that is not empty.
 */
export async function restoreBackup(
  config: Place,
  folder: string,
  { replace }: { replace: boolean },
) {
  // A folder that is no backup gets no lock either.
  await readBackup(folder);
  return withLock(folder, async () => {
    const { images, missing, database } = await readBackup(folder);
    const source = folderStorage(folder, ['uploads']);
    await assertWhole(folder, source, { images, database });
    await assertReplaceable(config, replace);
    const storage = await openStorage(config);
    try {
      const { copied } = await copyImages(source, storage, images);
      const former = await restoreDatabase(config, join(folder, database.file));
      // Its search index is not transferred; a start would make it in the background.
      if (config.databaseUrl) await withDb(config, (db) => reindex(db));
      return { images: images.length, copied, former, missing };
    } finally {
      storage.close();
    }
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

/** With those that have gone to the trash since `time`. */
function listImages(config: Place, time: Date): Promise<string[]> {
  return withDb({ ...config, migrates: false }, async (db) => {
    const images = imageRepository(db);
    const names: string[] = [];
    for await (const batch of images.batches(1000)) names.push(...batch);
    const since = new Date(time.getTime() - CLOCK_SKEW_MS).toISOString();
    const trashed = (await images.listTrashed()).filter(({ trashedAt }) => trashedAt > since);
    return [...names, ...trashed.map(({ name }) => name)];
  });
}

/**
 * Copies images that `to` lacks or has damaged; a name holds the content's hash. Returns how many,
 * and the names of those that are missing or damaged in `from`.
 */
async function copyImages(from: MediaStorage, to: MediaStorage, names: string[]) {
  const missing: string[] = [];
  let copied = 0;
  await withFolder(join(tmpdir(), 'hoistway-copy-'), async (folder) => {
    const draft = join(folder, 'image');
    for (const name of names) {
      if (await verifyFile(await to.read('uploads', name), name)) continue;
      const found = (await from.read('uploads', name)) ?? (await from.read('trash', name));
      if (await verifyFile(found, name, draft)) {
        await to.put('uploads', name, draft);
        copied += 1;
      } else missing.push(name);
      await rm(draft, { force: true });
    }
  });
  return { copied, missing };
}

const FORMAT = 2;
const MANIFEST = 'manifest.json';

/** What makes a folder a backup; written last, so that an incomplete one has none. */
interface Manifest {
  format: number;
  /** ISO 8601. */
  madeAt: string;
  /** The name within the folder. */
  database: { file: string; sha256: string };
  /** File names in `uploads`. */
  images: string[];
  /** Images that the database names and the store lacked. */
  missing: string[];
}

async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const draft = join(folder, `.${MANIFEST}`);
  const content: Manifest = { format: FORMAT, ...manifest };
  await writeFile(draft, `${JSON.stringify(content, undefined, 1)}\n`);
  await moveDurably(draft, join(folder, MANIFEST));
}

/** Undefined where there is none. */
async function readManifest(folder: string): Promise<Manifest | undefined> {
  const path = join(folder, MANIFEST);
  const text = await readFile(path, 'utf8').catch(passOverMissing);
  if (text === undefined) return undefined;
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.format === FORMAT) return manifest;
  } catch {
    // As one of another version.
  }
  throw new OperatorError(`${path} is damaged or of another version.`);
}

async function readBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest) return manifest;
  throw new OperatorError(`${folder} holds no whole backup: its ${MANIFEST} is missing.`);
}

async function assertWhole(
  folder: string,
  storage: MediaStorage,
  { database: { file, sha256 }, images }: Pick<Manifest, 'database' | 'images'>,
): Promise<void> {
  const found = await sha256OfFile(join(folder, file)).catch(passOverMissing);
  if (found !== sha256)
    throw new OperatorError(`The backup is damaged: ${file} is not as written.`);
  const damaged: string[] = [];
  for (const name of images) {
    if (!(await verifyFile(await storage.read('uploads', name), name))) damaged.push(name);
  }
  if (damaged.length === 0) return;
  throw new OperatorError(
    `The backup is damaged: ${damaged.length} of ${images.length} images are missing or not as written, ${damaged[0]} for one.`,
  );
}

/** Of the former backup, and of tries that broke off. */
async function removeOtherDumps(folder: string, current: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== current && /^database-\d+\.db$/.test(name)) await rm(join(folder, name));
  }
}
