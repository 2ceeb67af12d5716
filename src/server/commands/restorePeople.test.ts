import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { withDb } from '../db/kysely';
import { openFile, sqliteFile } from '../db/sqlite/open';
import { folderStorage } from '../modules/core/media/folderStorage';
import { openStorage } from '../modules/core/media/openStorage';
import { makeMediaStore } from '../modules/core/media/store';
import { readErasures } from '../modules/desk/messages/erasureLog';
import { ensureErasureKey } from '../modules/desk/messages/erasureRepository';
import { makeFileStore } from '../modules/desk/messages/fileStore';
import { buildTestApp, quietLog, useTestApp, type TestApp } from '../testing/buildTestApp';
import { DATABASE_KINDS, makeTestPlace, type TestPlace } from '../testing/databases';
import { makeFolder } from '../testing/folder';
import { startS3, type TestS3 } from '../testing/s3';
import { makeBackup, restore, restoreBackup } from './backup';

const EMAIL = 'amina@example.com';
const CV = Buffer.from('%PDF-1.7\n%%EOF\n');
const OVER_AN_HOUR_MS = 3_601_000;

const configOf = ({ dataDir, databaseUrl }: TestPlace) => ({
  dataDir,
  databaseUrl,
  mediaStore: undefined,
});
const privateFiles = ({ dataDir }: TestPlace) => readdirSync(join(dataDir, 'private'));
const apply = (app: TestApp) =>
  app.sendForm('POST', '/applications', { name: 'Amina', email: EMAIL, cv: CV });
const erase = (app: TestApp) => app.postJson('/messages/person/erasure', { email: EMAIL });
const copyRecords = (from: TestPlace, to: TestPlace) =>
  cpSync(join(from.dataDir, 'erasures'), join(to.dataDir, 'erasures'), { recursive: true });

describe.each(DATABASE_KINDS)('a restore of %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });
  let place: TestPlace;
  beforeEach(async () => {
    await ensureErasureKey(app.db.writer);
    place = await makeTestPlace(kind);
  });
  afterEach(() => place.remove());

  const env = () => ({
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  });
  const backUp = async (source: TestApp) => {
    const folder = makeFolder();
    await makeBackup(configOf(source), folder);
    return folder;
  };
  const restoreTo = (folder: string, replace: boolean) =>
    restoreBackup(configOf(place), folder, { replace });
  const purge = (later: number) =>
    withDb(place, (db) => {
      const { dataDir } = place;
      const media = makeMediaStore({ db, storage: folderStorage(dataDir), dataDir });
      return makeFileStore({ db, media, log: quietLog(), clock: () => Date.now() + later }).purge();
    });

  test('removes files of visitors that came after the backup', async () => {
    const before = await backUp(app);
    expect((await apply(app)).status).toBe(201);
    await restoreTo(await backUp(app), false);
    expect(privateFiles(place)).toHaveLength(1);
    expect(await restore([before, '--replace'], { env: env() })).toContain(
      'Files of visitors that came after the backup: 1. The product removes them in an hour',
    );
    await purge(0);
    expect(privateFiles(place)).toHaveLength(1);
    await purge(OVER_AN_HOUR_MS);
    expect(privateFiles(place)).toEqual([]);
  });

  test('counts files of visitors that no database has, and leaves them', async () => {
    const folder = await backUp(app);
    await apply(app);
    cpSync(join(app.dataDir, 'private'), join(place.dataDir, 'private'), { recursive: true });
    expect(await restore([folder], { env: env() })).toContain(
      'Files of visitors that are in no database here: 1.',
    );
    await purge(OVER_AN_HOUR_MS);
    expect(privateFiles(place)).toHaveLength(1);
  });

  test('erases people whom the replaced database has erased with its own key, each time', async () => {
    await apply(app);
    const folder = await backUp(app);
    const other = await buildTestApp({ kind });
    await other.logInAs('admin');
    await erase(other);
    await restoreTo(await backUp(other), false);
    copyRecords(other, place);
    expect(await restoreTo(folder, true)).toMatchObject({ erased: 1, files: 0 });
    expect(await restoreTo(folder, true)).toMatchObject({ erased: 1, files: 0 });
    const key = await withDb(place, ({ writer }) => ensureErasureKey(writer));
    expect(key).toBe(await ensureErasureKey(app.db.writer));
  });

  test('says where no record of an erasure was found', async () => {
    await apply(app);
    const folder = await backUp(app);
    const records = join(place.dataDir, 'erasures');
    expect(await restore([folder], { env: env() })).toContain(
      `No record of an erasure was found. If anybody was erased since the backup, copy the records to ${records} and restore again.`,
    );
    await erase(app);
    copyRecords(app, place);
    expect(await restore([folder, '--replace'], { env: env() })).not.toContain('No record');
  });
});

test('a database that cannot be read is replaced all the same', async () => {
  const [app, place] = [await buildTestApp(), await makeTestPlace('sqlite')];
  try {
    const folder = makeFolder();
    await makeBackup(configOf(app), folder);
    const other = openFile(sqliteFile(place.dataDir));
    await sql`create table "privateFiles" (file text)`.execute(other);
    await other.destroy();
    const env = { DATA_DIR: place.dataDir };
    expect(await restore([folder, '--replace'], { env })).toContain(
      'The former database cannot be read',
    );
    writeFileSync(sqliteFile(place.dataDir), '');
    expect(await restore([folder, '--replace'], { env })).not.toContain('cannot be read');
  } finally {
    await place.remove();
  }
});

describe('with files in S3', () => {
  let s3: TestS3;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.close());

  test('the records of a folder come into the bucket that takes its place', async () => {
    const [app, place] = [await buildTestApp(), await makeTestPlace('sqlite')];
    const config = { ...configOf(place), mediaStore: s3.place('erasures') };
    const [before, moved] = [makeFolder(), makeFolder()];
    try {
      await app.logInAs('admin');
      await apply(app);
      await makeBackup(configOf(app), before);
      await erase(app);
      await makeBackup(configOf(app), moved);
      copyRecords(app, place);
      await restoreBackup(config, moved, { replace: false });
      rmSync(join(place.dataDir, 'erasures'), { recursive: true });
      const storage = await openStorage(config);
      expect(await readErasures(storage)).toHaveLength(1);
      storage.close();
      expect(await restoreBackup(config, before, { replace: true })).toMatchObject({ erased: 1 });
    } finally {
      await place.remove();
    }
  });
});
