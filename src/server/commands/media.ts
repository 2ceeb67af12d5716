import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '../config';
import { withDb, type Db } from '../db/kysely';
import { OperatorError } from '../lib/operatorError';
import { keepPrivate, withFolder } from '../lib/files';
import { PlaceError, readS3Place } from '../lib/s3Place';
import { makeLog } from '../log';
import { copyImages } from '../modules/media/copy';
import { imageRepository } from '../modules/media/repository';
import { openStorage, type MediaStorage } from '../modules/media/storage';
import { makeMediaStore, type MediaStore } from '../modules/media/store';
import { TRASH_MS, sweepOnce } from '../modules/media/sweep';

const USAGE = `npm run media -- <command>

  list-trash         list the images that wait in the trash, and until when
  restore <name>     take an image out of the trash
  sweep [--yes]      move images that nothing refers to into the trash;
                     with --yes also where they are suspiciously many
  copy <from> <to>   copy all images; each is a data folder or s3://bucket?endpoint=…

An image that is restored goes back into the trash unless something refers to it soon.`;

type Env = NodeJS.ProcessEnv;

/** Runs `npm run media`; resolves with what it prints, and rejects with what the operator can act on. */
export async function media([command, ...args]: string[], { env }: { env: Env }): Promise<string> {
  switch (command) {
    case 'list-trash':
      return withMedia(env, args, 0, ({ db }) => listTrash(db));
    case 'restore':
      return withMedia(env, args, 1, ({ db, media }) => restore(db, media, args[0] ?? ''));
    case 'sweep':
      if (args.length === 1 && args[0] !== '--yes') throw new OperatorError(USAGE);
      return withMedia(env, args, args.length === 0 ? 0 : 1, ({ db, media }) =>
        sweepNow(db, media, args[0] === '--yes'),
      );
    case 'copy':
      if (args.length !== 2) throw new OperatorError(USAGE);
      return copy(env, args[0] ?? '', args[1] ?? '');
    default:
      throw new OperatorError(USAGE);
  }
}

async function withMedia(
  env: Env,
  args: string[],
  wanted: number,
  work: (opened: { db: Db; media: MediaStore }) => Promise<string>,
): Promise<string> {
  if (args.length !== wanted) throw new OperatorError(USAGE);
  const config = readConfig(env);
  keepPrivate(config.dataDir);
  return withDb(config, async (db) => {
    const storage = await openStorage(config);
    try {
      return await work({ db, media: makeMediaStore({ db, storage, dataDir: config.dataDir }) });
    } finally {
      storage.close();
    }
  });
}

async function listTrash(db: Db): Promise<string> {
  const found = await imageRepository(db).listTrashed();
  if (found.length === 0) return 'The trash is empty.';
  const until = (time: string) => new Date(Date.parse(time) + TRASH_MS).toISOString().slice(0, 10);
  return found.map(({ name, trashedAt }) => `${name}  until ${until(trashedAt)}`).join('\n');
}

async function restore(db: Db, { storage }: MediaStore, name: string): Promise<string> {
  const images = imageRepository(db);
  const isListed = (await images.listTrashed()).some((image) => image.name === name);
  if (!isListed) throw new OperatorError(`The trash of this database holds no ${name}.`);
  if (!(await images.revive(name))) {
    throw new OperatorError(`${name} is being moved just now. Please try again.`);
  }
  if (!(await storage.move('trash', 'uploads', name))) {
    throw new OperatorError(`${name} is listed, but its file is not in the trash.`);
  }
  return `${name} is back.`;
}

async function sweepNow(db: Db, media: MediaStore, force: boolean): Promise<string> {
  const result = await sweepOnce({ db, media, log: makeLog('error'), force });
  if (!result) throw new OperatorError('A sweep is under way. Please try again later.');
  if (result.refused > 0) {
    throw new OperatorError(
      `Nothing refers to ${result.refused} images, which is more than 20 and more than 5 % of all. ` +
        'If that is right: npm run media -- sweep --yes',
    );
  }
  return [
    `${result.taken} moved to the trash, ${result.putBack} put back,`,
    `${result.removed} removed after 30 days.`,
  ].join(' ');
}

async function copy(env: Env, fromText: string, toText: string): Promise<string> {
  const from = await openPlace(env, fromText, true);
  const to = await openPlace(env, toText, false);
  try {
    const { copied, present, damaged, bytes } = await withFolder(
      join(tmpdir(), 'hoistway-copy-'),
      (tempDir) => copyImages(from, to, tempDir),
    );
    const mib = (bytes / 1024 ** 2).toFixed(1);
    const done = `${copied} copied (${mib} MiB), ${present} there already.`;
    if (damaged.length === 0) return done;
    throw new OperatorError(
      `${done}\n${damaged.length} are damaged and were not copied:\n${damaged.join('\n')}`,
    );
  } finally {
    from.close();
    to.close();
  }
}

async function openPlace(env: Env, text: string, mustExist: boolean): Promise<MediaStorage> {
  if (!text.startsWith('s3:')) {
    const dataDir = resolve(text);
    if (mustExist && !existsSync(join(dataDir, 'uploads'))) {
      throw new OperatorError(`${text} has no folder uploads: name the data folder.`);
    }
    return openStorage({ dataDir, mediaStore: undefined });
  }
  try {
    return await openStorage({ dataDir: '', mediaStore: readS3Place(text, env) });
  } catch (error) {
    throw error instanceof PlaceError ? new OperatorError(`${text} ${error.message}.`) : error;
  }
}
