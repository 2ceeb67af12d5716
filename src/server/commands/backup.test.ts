import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { dumpSqlite } from '../db/sqlite/dump';
import { openDb, withDb } from '../db/kysely';
import { sqliteFile } from '../db/sqlite/open';
import { sha256OfFile } from '../lib/files';
import { accountRepository } from '../modules/core/auth/accountRepository';
import { folderStorage } from '../modules/core/media/folderStorage';
import { ensureErasureKey } from '../modules/desk/messages/erasureRepository';
import { openStorage } from '../modules/core/media/openStorage';
import { makeMediaStore } from '../modules/core/media/store';
import { createSparePart } from '../modules/catalogue/spareParts/service';
import { buildTestApp, quietLog, type TestApp } from '../testing/buildTestApp';
import { PASSWORD, type TestPart } from '../testing/client';
import { DATABASE_KINDS, makeTestPlace, type TestPlace } from '../testing/databases';
import { makeFolder } from '../testing/folder';
import { makeNoise } from '../testing/images';
import { startS3, type TestS3 } from '../testing/s3';
import { makeBackup, restore, restoreBackup } from './backup';
import type { Manifest } from './backupManifest';

let folder: string;
let app: TestApp;
let fresh: TestPlace | undefined;
let parts: TestPart[];

const configOf = ({ dataDir, databaseUrl }: TestPlace) => ({
  dataDir,
  databaseUrl,
  mediaStore: undefined,
});
const addPart = async (name: string) =>
  app.addPart({ name, images: [await makeNoise(), await makeNoise()] });

/** A machine that has never run the product. */
async function freshMachine(kind: (typeof DATABASE_KINDS)[number]): Promise<TestPlace> {
  fresh = await makeTestPlace(kind);
  return fresh;
}

/** What a backend would find there. */
async function look(place: TestPlace) {
  const db = await openDb(place);
  const storage = folderStorage(place.dataDir);
  try {
    const rows = await db.reader.selectFrom('spareParts').select(['id', 'name']).execute();
    const files = await db.reader.selectFrom('sparePartImages').select('file').execute();
    const missing: string[] = [];
    for (const { file } of files) if (!(await storage.exists('uploads', file))) missing.push(file);
    return { names: rows.map(({ name }) => name).sort(), files: files.length, missing };
  } finally {
    await db.close();
  }
}

/** Changes the tables of the database in a backup, whose manifest goes on fitting. */
async function changeDump(folder: string, statement: string): Promise<void> {
  const [dump = ''] = readdirSync(folder).filter((name) => name.endsWith('.db'));
  const draft = { dataDir: mkdtempSync(join(folder, 'draft-')), databaseUrl: undefined };
  copyFileSync(join(folder, dump), sqliteFile(draft.dataDir));
  await withDb({ ...draft, migrates: false }, ({ writer }) => sql.raw(statement).execute(writer));
  rmSync(join(folder, dump));
  dumpSqlite(draft.dataDir, join(folder, dump));
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  manifest.database.sha256 = await sha256OfFile(join(folder, dump));
  writeFileSync(path, JSON.stringify(manifest));
}

describe.each(DATABASE_KINDS)('a backup of %s', (kind) => {
  beforeEach(async () => {
    folder = makeFolder();
    app = await buildTestApp({ kind });
    await app.logInAs('admin');
    parts = [await addPart('Governor'), await addPart('Encoder')];
  });
  afterEach(async () => {
    await fresh?.remove();
    fresh = undefined;
  });

  test('brings a wiped machine back as it was', async () => {
    const photographs = await makeNoise();
    await app.sendForm('POST', '/inquiries', { name: 'Amina', phone: '123456', photographs });
    const done = { images: 4, files: 1, copied: 5, missing: [] };
    expect(await makeBackup(configOf(app), folder)).toEqual(done);
    const place = await freshMachine(kind);
    const report = await restoreBackup(configOf(place), folder, { replace: false });
    expect(report).toMatchObject({ ...done, former: undefined, erased: 0, later: 0, unknown: 0 });
    expect(await look(place)).toEqual({ names: ['Encoder', 'Governor'], files: 4, missing: [] });
    const [kept, restored] = [app.dataDir, place.dataDir].map((dataDir) =>
      readdirSync(join(dataDir, 'private')),
    );
    expect(restored).toEqual(kept);
  });

  test('has no more files of people who were erased since the last one', async () => {
    const photographs = await makeNoise();
    await app.sendForm('POST', '/inquiries', { name: 'Amina', phone: '123456', photographs });
    await makeBackup(configOf(app), folder);
    expect(readdirSync(join(folder, 'private'))).toHaveLength(1);
    await app.postJson('/messages/person/erasure', { phone: '123456' });
    expect(await makeBackup(configOf(app), folder)).toMatchObject({ files: 0, missing: [] });
    expect(readdirSync(join(folder, 'private'))).toEqual([]);
  });

  describe('with messages that are erased afterwards', () => {
    const send = async (name: string, email: string) => {
      const photographs = await makeNoise();
      const { status } = await app.sendForm('POST', '/inquiries', { name, email, photographs });
      expect(status).toBe(201);
    };
    const erase = (email: string) => app.postJson('/messages/person/erasure', { email });
    const listNames = async (place: TestPlace) => {
      const names = await withDb(place, ({ reader }) =>
        reader.selectFrom('messages').select('name').orderBy('name').execute(),
      );
      return names.map(({ name }) => name);
    };

    test('brings back none of them, nor their files', async () => {
      await send('Amina', 'amina@example.com');
      await send('Boris', 'boris@example.com');
      await send('Chidi', 'chidi@example.com');
      await makeBackup(configOf(app), folder);
      await erase('amina@example.com');
      const { body } = await app.get<{ data: { _id: string; name: string }[] }>('/inquiries');
      const boris = body.data.find(({ name }) => name === 'Boris');
      await app.call('DELETE', `/inquiries/${boris?._id}`);
      const place = await freshMachine(kind);
      cpSync(join(app.dataDir, 'erasures'), join(place.dataDir, 'erasures'), { recursive: true });
      const report = await restoreBackup(configOf(place), folder, { replace: false });
      expect(report).toMatchObject({ erased: 2, files: 1 });
      expect(await listNames(place)).toEqual(['Chidi']);
      expect(readdirSync(join(place.dataDir, 'private'))).toHaveLength(1);
    });

    test('finds people whom the erased database had lost, but nothing that came later', async () => {
      // As a start does.
      await ensureErasureKey(app.db.writer);
      await send('Amina', 'amina@example.com');
      await makeBackup(configOf(app), folder);
      // As a restore of an older backup does.
      await app.db.writer.deleteFrom('messages').execute();
      await erase('Amina@Example.com');
      const restoreElsewhere = async () => {
        const place = await freshMachine(kind);
        cpSync(join(app.dataDir, 'erasures'), join(place.dataDir, 'erasures'), { recursive: true });
        const report = await restoreBackup(configOf(place), folder, { replace: false });
        return { ...report, names: await listNames(place) };
      };
      expect(await restoreElsewhere()).toMatchObject({ erased: 1, files: 0, names: [] });
      await send('Amina', 'amina@example.com');
      await makeBackup(configOf(app), folder);
      expect(await restoreElsewhere()).toMatchObject({ erased: 0, files: 1, names: ['Amina'] });
    });

    test('brings back nothing that is older than may be', async () => {
      await send('Amina', 'amina@example.com');
      await makeBackup(configOf(app), folder);
      const place = await freshMachine(kind);
      const retainedSince = new Date(Date.now() + 1000);
      const options = { replace: false, retainedSince };
      expect(await restoreBackup(configOf(place), folder, options)).toMatchObject({ erased: 1 });
      expect(await listNames(place)).toEqual([]);
    });
  });

  test('copies only new images the next time, and keeps one dump', async () => {
    await makeBackup(configOf(app), folder);
    await addPart('Roller');
    expect(await makeBackup(configOf(app), folder)).toMatchObject({ images: 6, copied: 2 });
    expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toHaveLength(1);
    const place = await freshMachine(kind);
    await restoreBackup(configOf(place), folder, { replace: false });
    expect((await look(place)).names).toEqual(['Encoder', 'Governor', 'Roller']);
  });

  test('has a folder to itself while it is made', async () => {
    const both = await Promise.allSettled([
      makeBackup(configOf(app), folder),
      makeBackup(configOf(app), folder),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rejected = both.find((one) => one.status === 'rejected');
    expect(String(rejected?.reason)).toContain(
      `Another backup or restore uses ${folder} at this moment.`,
    );
    const place = await freshMachine(kind);
    await restoreBackup(configOf(place), folder, { replace: false });
    expect((await look(place)).files).toBe(4);
  });

  test('brings back no session, invitation or known browser', async () => {
    const invitation = { emailId: 'new@example.com', role: 'admin', currentPassword: PASSWORD };
    expect(await app.postJson('/invitations', invitation)).toMatchObject({ status: 201 });
    await makeBackup(configOf(app), folder);
    const place = await freshMachine(kind);
    const env = {
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    };
    expect(await restore([folder], { env })).toContain('a restore ends all of them');
    await withDb(place, async ({ reader }) => {
      for (const table of ['sessions', 'invitations', 'knownDevices'] as const) {
        const rows = await reader.selectFrom(table).selectAll().execute();
        expect([table, rows]).toEqual([table, []]);
      }
      expect(await reader.selectFrom('accounts').selectAll().execute()).toHaveLength(1);
    });
  });

  test('sends buyers no mail that may have been sent since', async () => {
    await app.postJson('/inquiries', { name: 'Amina', email: 'amina@example.com' });
    const { id: messageId } = await app.db.reader
      .selectFrom('messages')
      .select('id')
      .executeTakeFirstOrThrow();
    const at = '2026-11-26T10:00:00.000Z';
    for (const kind of ['notification', 'confirmation'] as const) {
      const mail = { id: kind, kind, messageId, queuedAt: at, dueAt: at };
      await app.db.writer.insertInto('mails').values(mail).execute();
    }
    await makeBackup(configOf(app), folder);
    const place = await freshMachine(kind);
    await restoreBackup(configOf(place), folder, { replace: false });
    const doubted = await withDb(place, ({ reader }) =>
      reader.selectFrom('mails').select('kind').where('transmittedAt', 'is not', null).execute(),
    );
    expect(doubted).toEqual([{ kind: 'confirmation' }]);
  });

  test('is consistent while parts are written', async () => {
    let goesOn = true;
    const writing = (async () => {
      for (let count = 0; goesOn; count += 1) await addPart(`written during the backup ${count}`);
    })();
    await makeBackup(configOf(app), folder);
    goesOn = false;
    await writing;
    const place = await freshMachine(kind);
    await restoreBackup(configOf(place), folder, { replace: false });
    const { names, files, missing } = await look(place);
    expect(missing).toEqual([]);
    expect(files).toBe(names.length * 2);
  });

  test('that broke off is rejected, and so is a damaged one; nothing is changed by that', async () => {
    await makeBackup(configOf(app), folder);
    const place = await freshMachine(kind);
    const restore = () => restoreBackup(configOf(place), folder, { replace: false });
    const [image = ''] = parts[0]?.images ?? [];
    writeFileSync(join(folder, 'uploads', image), 'something else');
    await expect(restore()).rejects.toThrow(
      `The backup is damaged: 1 of 4 files are missing or not as written, ${image} for one.`,
    );
    await makeBackup(configOf(app), folder);
    const [dump = ''] = readdirSync(folder).filter((name) => name.endsWith('.db'));
    writeFileSync(join(folder, dump), 'half', { flag: 'a' });
    await expect(restore()).rejects.toThrow(`The backup is damaged: ${dump} is not as written.`);
    unlinkSync(join(folder, 'manifest.json'));
    await expect(restore()).rejects.toThrow('holds no whole backup: its manifest.json is missing.');
    expect(readdirSync(place.dataDir)).toEqual([]);
  });

  test('of another build or from before 1.0 is rejected, and nothing is changed by that', async () => {
    const rename = (from: string, to: string) =>
      sql`alter table jobs rename column ${sql.id(from)} to ${sql.id(to)}`.execute(app.db.writer);
    await rename('holder', 'heldBy');
    await expect(makeBackup(configOf(app), folder)).rejects.toThrow(
      'the database was made by another build (the column jobs.holder is missing)',
    );
    await rename('heldBy', 'holder');
    const place = await freshMachine(kind);
    for (const [change, problem] of [
      [
        'alter table jobs rename column holder to "heldBy"',
        'was made by another build (the column jobs.holder is missing): use that build, or name another one.',
      ],
      [
        'alter table "schemaVersion" rename to "schemaInfo"',
        'is from before release 1.0 or of another program: this release uses neither, and leaves it as it is.',
      ],
    ] as const) {
      await makeBackup(configOf(app), folder);
      await changeDump(folder, change);
      await expect(restoreBackup(configOf(place), folder, { replace: false })).rejects.toThrow(
        `The backup is not restored, and nothing is changed: the database ${problem}`,
      );
      expect(readdirSync(place.dataDir)).toEqual([]);
    }
    await makeBackup(configOf(app), folder);
    await restoreBackup(configOf(place), folder, { replace: false });
    expect((await look(place)).names).toEqual(['Encoder', 'Governor']);
  });

  test('replaces a database only with --replace, and puts the former one aside', async () => {
    await makeBackup(configOf(app), folder);
    const place = await freshMachine(kind);
    await restoreBackup(configOf(place), folder, { replace: false });
    await addPart('Later');
    await makeBackup(configOf(app), folder);
    await expect(restoreBackup(configOf(place), folder, { replace: false })).rejects.toThrow(
      'use --replace',
    );
    const { former } = await restoreBackup(configOf(place), folder, { replace: true });
    expect(former?.place).toMatch(/before.restore/);
    expect((await look(place)).names).toEqual(['Encoder', 'Governor', 'Later']);
  });

  test('names images that the store has lost', async () => {
    const [image = ''] = parts[0]?.images ?? [];
    await folderStorage(app.dataDir).remove('uploads', image);
    expect(await makeBackup(configOf(app), folder)).toMatchObject({ missing: [image] });
    const place = await freshMachine(kind);
    const report = await restoreBackup(configOf(place), folder, { replace: false });
    expect(report).toMatchObject({ images: 3, missing: [image] });
  });
});

test('is not restored over a SQLite database that a backend has open', async () => {
  const data = makeFolder();
  const running = await buildTestApp();
  await makeBackup(configOf(running), data);
  await expect(restoreBackup(configOf(running), data, { replace: true })).rejects.toThrow(
    'The product runs on this data folder: stop it first.',
  );
  expect((await running.get('/readyz')).status).toBe(200);
});

describe('with images in S3', () => {
  let s3: TestS3;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.close());

  // As an installation that grows beyond one machine.
  test.each(DATABASE_KINDS)('a folder and SQLite move to a bucket and %s', async (kind) => {
    const [data, place] = [await buildTestApp(), await makeTestPlace(kind)];
    const target = makeFolder();
    const config = { ...configOf(place), mediaStore: s3.place(kind) };
    try {
      const email = await data.logInAs('admin');
      const parent = await data.addCategory('Z');
      const child = await data.addCategory('A', parent._id);
      const images = [await makeNoise()];
      await data.addPart({ name: 'Buffer', categoryId: child._id, images });
      await data.postJson('/inquiries', { name: 'Amina', phone: '1234567' });
      await makeBackup(configOf(data), target);
      expect(await restoreBackup(config, target, { replace: false })).toMatchObject({ copied: 1 });
      const db = await openDb(place);
      const storage = await openStorage(config);
      try {
        const moved = await buildApp({
          config: { ...readConfig({}), ...config },
          db,
          log: quietLog(),
          media: makeMediaStore({ db, storage, dataDir: place.dataDir }),
        });
        const read = async (url: string) => (await moved.inject(url)).json<unknown>();
        expect(await read('/categories')).toEqual((await data.get('/categories')).body);
        expect(await read('/spare-parts')).toEqual((await data.get('/spare-parts')).body);
        const [part] = (await read('/spare-parts')) as [TestPart];
        expect((await moved.inject(`/uploads/${part.images[0]}`)).statusCode).toBe(200);
        await moved.close();
        expect(await accountRepository(db.reader).findByEmail(email)).toMatchObject({
          role: 'admin',
        });
        expect(await db.reader.selectFrom('messages').select('name').execute()).toEqual([
          { name: 'Amina' },
        ]);
        await createSparePart(db, { values: { name: 'Next' }, images: [] });
      } finally {
        storage.close();
        await db.close();
      }
    } finally {
      await place.remove();
    }
  });
});
