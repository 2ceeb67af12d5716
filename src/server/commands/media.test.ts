import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDb } from '../db/kysely';
import { media } from './media';
import { folderStorage } from '../modules/core/media/folderStorage';
import { purgeImages } from '../modules/core/media/purge';
import { imageRepository } from '../modules/core/media/repository';
import { makeMediaStore } from '../modules/core/media/store';
import { quietLog } from '../testing/buildTestApp';
import { makeFolder } from '../testing/folder';

jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = makeFolder();
});

const run = (...args: string[]) => media(args, { env: { DATA_DIR: join(folder, 'data') } });

const nameOf = (content: string) => `${createHash('sha256').update(content).digest('hex')}.png`;

function store(place: string, area: 'uploads' | 'trash', content: string): string {
  const path = join(folder, place, area);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, nameOf(content)), content);
  return nameOf(content);
}

test('the trash is listed, and an image comes back from it', async () => {
  const dataDir = join(folder, 'data');
  expect(await run('list-trash')).toBe('The trash is empty.');
  const file = store('data', 'uploads', 'an image');
  const db = await openDb({ dataDir, databaseUrl: undefined });
  const twoHoursAgo = () => Date.now() - 2 * 3_600_000;
  await imageRepository(db, twoHoursAgo).record(file, { width: 1, height: 1 });
  const storage = folderStorage(dataDir);
  await purgeImages({ db, media: makeMediaStore({ db, storage, dataDir }), log: quietLog() });
  await db.close();
  expect(await run('list-trash')).toMatch(new RegExp(`^${file}  until \\d{4}-\\d\\d-\\d\\d$`));
  expect(await run('restore', file)).toBe(`${file} is back.`);
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([file]);
  await expect(run('restore', file)).rejects.toThrow(
    `The trash of this database holds no ${file}.`,
  );
});

test.each([
  [[], /^npm run media -- <command>/],
  [['explode'], /^npm run media -- <command>/],
  [['restore'], /^npm run media -- <command>/],
])('npm run media -- %j fails and says why', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});
