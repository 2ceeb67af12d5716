import { readConfig } from '../config';
import { withDb, type Db } from '../db/kysely';
import { OperatorError } from '../lib/operatorError';
import { keepPrivate } from '../lib/files';
import { makeLog } from '../log';
import { imageRepository } from '../modules/media/repository';
import { openStorage } from '../modules/media/storage';
import { makeMediaStore, type MediaStore } from '../modules/media/store';
import { TRASH_MS, sweepOnce } from '../modules/media/sweep';

const USAGE = `npm run media -- <command>

  list-trash         list the images that wait in the trash, and until when
  restore <name>     take an image out of the trash
  sweep [--yes]      move images that nothing refers to into the trash;
                     with --yes also where they are suspiciously many

An image that is restored goes back into the trash unless something refers to it soon.`;

/** Runs `npm run media`; resolves with what it prints, and rejects with what the operator can act on. */
export async function media(args: string[], { env }: { env: NodeJS.ProcessEnv }): Promise<string> {
  const command = chooseCommand(args);
  const config = readConfig(env);
  keepPrivate(config.dataDir);
  return withDb(config, async (db) => {
    const storage = await openStorage(config);
    try {
      return await command(db, makeMediaStore({ db, storage, dataDir: config.dataDir }));
    } finally {
      storage.close();
    }
  });
}

function chooseCommand([name, argument, ...rest]: string[]) {
  if (rest.length === 0) {
    if (name === 'list-trash' && argument === undefined) return listTrash;
    if (name === 'restore' && argument !== undefined) {
      return (db: Db, store: MediaStore) => restore(db, store, argument);
    }
    if (name === 'sweep' && (argument === undefined || argument === '--yes')) {
      return (db: Db, store: MediaStore) => sweepNow(db, store, argument === '--yes');
    }
  }
  throw new OperatorError(USAGE);
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
