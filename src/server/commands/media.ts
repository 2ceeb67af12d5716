import { readConfig } from '../config';
import { withDb, type Db } from '../db/kysely';
import { OperatorError } from '../lib/operatorError';
import { keepPrivate } from '../lib/files';
import { imageRepository } from '../modules/core/media/repository';
import { openStorage } from '../modules/core/media/openStorage';
import { TRASH_MS } from '../modules/core/media/purge';
import { makeMediaStore, type MediaStore } from '../modules/core/media/store';

export const MEDIA_USAGE = `npm run media -- <command>

  list-trash         list the images and documents that wait in the trash, and until when
  restore <name>     take one out of the trash

What is restored goes back into the trash unless something refers to it soon.`;

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
  }
  throw new OperatorError(MEDIA_USAGE);
}

async function listTrash(db: Db): Promise<string> {
  const found = await imageRepository(db).listTrashed();
  if (found.length === 0) return 'The trash is empty.';
  const until = (time: string) => new Date(Date.parse(time) + TRASH_MS).toISOString().slice(0, 10);
  return found.map(({ name, trashedAt }) => `${name}  until ${until(trashedAt)}`).join('\n');
}

async function restore(db: Db, media: MediaStore, name: string): Promise<string> {
  const trashed = await imageRepository(db).listTrashed();
  const isListed = trashed.some((image) => image.name === name);
  if (!isListed) throw new OperatorError(`The trash of this database holds no ${name}.`);
  if (!(await media.putBack(name))) {
    throw new OperatorError(`${name} is listed, but its file is not in the trash.`);
  }
  return `${name} is back.`;
}
