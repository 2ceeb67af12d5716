import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { takeLease } from '@/server/db/jobs';
import type { Trx } from '@/server/db/types';
import { quietLog } from '@/server/testing/buildTestApp';
import {
  DATABASE_KINDS,
  makeTestDatabase,
  useTestDatabase,
  type DatabaseKind,
  type TestDatabase,
} from '@/server/testing/databases';
import { makeNoise } from '@/server/testing/images';
import { startS3, type TestS3 } from '@/server/testing/s3';
import { createSparePart, deleteSparePart } from '../../catalogue/spareParts/service';
import { folderStorage } from './folderStorage';
import { purgeImages } from './purge';
import { imageRepository, restoreImages } from './repository';
import { s3Storage } from './s3Storage';
import type { Area, MediaStorage } from './storage';
import { makeMediaStore } from './store';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** A database with images beside it, at a time that the test sets. */
function makeWorld({ db, dataDir }: TestDatabase, storage: MediaStorage = folderStorage(dataDir)) {
  let now = Date.now();
  const clock = () => now;
  const media = makeMediaStore({ db, storage, dataDir, clock });
  const send = async (image: Buffer) => {
    const path = join(media.makeTempDir(), '0');
    writeFileSync(path, image);
    return media.add({ path, name: 'a.png' });
  };
  const use = async (file: string) =>
    (await createSparePart(db, { values: { name: 'p' }, images: [file] })).id;
  const namesIn = async (area: Area) => {
    const names: string[] = [];
    for await (const { name } of storage.list(area)) names.push(name);
    return names.sort();
  };
  return {
    db,
    media,
    storage,
    send,
    use,
    namesIn,
    clock,
    pass: (ms: number) => (now += ms),
    drop: (id: string) => deleteSparePart(db, id),
    forget: (id: string) => db.writer.deleteFrom('spareParts').where('id', '=', id).execute(),
    purge: (maxVariantBytes?: number) =>
      purgeImages({ db, media, clock, maxVariantBytes, log: quietLog() }),
    /** An image that nothing refers to and that was uploaded more than an hour ago. */
    leave: async (image?: Buffer) => {
      const file = await send(image ?? (await makeNoise()));
      now += 2 * HOUR;
      return file;
    },
  };
}

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const KINDS: [DatabaseKind, string][] = [
  ...DATABASE_KINDS.map((kind): [DatabaseKind, string] => [kind, 'a folder']),
  ['sqlite', 'S3'],
];

describe.each(KINDS)('the purge on %s with images in %s', (kind, where) => {
  let database: TestDatabase;
  let world: ReturnType<typeof makeWorld>;
  beforeEach(async () => {
    database = await makeTestDatabase(kind);
    const { dataDir } = database;
    const isS3 = where === 'S3';
    world = makeWorld(database, isS3 ? s3Storage(s3.place(basename(dataDir))) : undefined);
  });
  afterEach(async () => {
    world.storage.close();
    await database.remove();
  });

  test('an image goes into the trash when nothing refers to it, and is removed 30 days later', async () => {
    const { send, use, drop, forget, purge, pass, namesIn } = world;
    const file = await send(await makeNoise());
    const part = await use(file);
    pass(5 * HOUR);
    expect(await purge()).toMatchObject({ trashed: 0 });
    await drop(part);
    expect(await purge()).toMatchObject({ trashed: 0 });
    await forget(part);
    expect(await purge()).toMatchObject({ trashed: 1 });
    expect([await namesIn('uploads'), await namesIn('trash')]).toEqual([[], [file]]);
    pass(30 * DAY - 1);
    expect(await purge()).toMatchObject({ removed: 0 });
    pass(1);
    expect(await purge()).toMatchObject({ removed: 1 });
    expect(await namesIn('trash')).toEqual([]);
    expect(await world.db.reader.selectFrom('images').selectAll().execute()).toEqual([]);
  });

  /** As an undo gives a part an image back. */
  const referTo = async (trx: Trx, partId: string, file: string) => {
    const part = trx.selectFrom('spareParts').select('seq').where('id', '=', partId);
    const { seq: partSeq } = await part.executeTakeFirstOrThrow();
    expect(await restoreImages(trx, [file], new Date(world.clock()))).toEqual([file]);
    await trx.insertInto('sparePartImages').values({ partSeq, position: 1, file }).execute();
  };

  test('an image that an undo refers to again while others are removed stays', async () => {
    const { db, storage, media, leave, send, use, purge, pass, namesIn } = world;
    const part = await use(await send(await makeNoise()));
    await leave();
    await leave();
    expect(await purge()).toMatchObject({ trashed: 2 });
    const trashed = await namesIn('trash');
    pass(30 * DAY);
    const { remove } = storage;
    let referred = '';
    media.storage.remove = async (area, name) => {
      referred ||= trashed.find((other) => other !== name) ?? '';
      media.storage.remove = remove;
      await db.writer.transaction().execute((trx) => referTo(trx, part, referred));
      await remove(area, name);
    };
    expect(await purge()).toMatchObject({ removed: 1 });
    expect(await purge()).toMatchObject({ putBack: 1, removed: 0 });
    expect(await namesIn('uploads')).toContain(referred);
    expect(await namesIn('trash')).toEqual([]);
  });

  test('the purge waits for an undo under way that refers to an image again', async () => {
    const { db, leave, send, use, purge, pass, namesIn } = world;
    const part = await use(await send(await makeNoise()));
    const file = await leave();
    expect(await purge()).toMatchObject({ trashed: 1 });
    pass(30 * DAY);
    let purging: Promise<unknown> | undefined;
    await db.writer.transaction().execute(async (trx) => {
      await referTo(trx, part, file);
      purging = purge();
      if (kind === 'sqlite') return;
      const waiting = sql<{ count: string }>`select count(*) from pg_locks where not granted`;
      while ((await waiting.execute(db.reader)).rows[0]?.count === '0');
    });
    expect(await purging).toMatchObject({ removed: 0 });
    await purge();
    expect(await namesIn('uploads')).toContain(file);
  });

  test('a removal that is interrupted is finished by the next; nothing can refer to the image', async () => {
    const { db, storage, media, leave, purge, pass, namesIn } = world;
    const file = await leave();
    await purge();
    pass(30 * DAY);
    const { remove } = storage;
    media.storage.remove = () => Promise.reject(new Error('interrupted'));
    await expect(purge()).rejects.toThrow('interrupted');
    media.storage.remove = remove;
    const restored = db.writer.transaction().execute((trx) => restoreImages(trx, [file]));
    expect(await restored).toEqual([]);
    expect(await media.putBack(file)).toBe(false);
    expect(await imageRepository(db).listTrashed()).toEqual([]);
    expect(await purge()).toMatchObject({ removed: 1 });
    expect(await namesIn('trash')).toEqual([]);
    expect(await db.reader.selectFrom('images').selectAll().execute()).toEqual([]);
  });

  test('the folders of uploads are removed after an hour, those of imports that wait after a day', async () => {
    const { media, pass, purge } = world;
    const files = () => readdirSync(media.tempDir);
    media.makeTempDir();
    const waiting = basename(mkdtempSync(join(media.tempDir, 'import-')));
    pass(DAY - MINUTE);
    await purge();
    expect(files()).toEqual([waiting]);
    pass(2 * MINUTE);
    await purge();
    expect(files()).toEqual([]);
  });

  test('an image stays for an hour after its last upload', async () => {
    const { leave, purge, pass, namesIn, send } = world;
    const image = await makeNoise();
    const file = await leave(image);
    await send(image);
    pass(HOUR - 1);
    expect(await purge()).toMatchObject({ trashed: 0 });
    expect(await namesIn('uploads')).toEqual([file]);
    pass(1);
    expect(await purge()).toMatchObject({ trashed: 1 });
  });

  test.each(['before', 'after'])(
    'an image that is uploaded just %s its file is moved is there afterwards',
    async (time) => {
      const { storage, leave, purge, namesIn, send, use } = world;
      const image = await makeNoise();
      const file = await leave(image);
      const move = jest.fn<ReturnType<MediaStorage['move']>, Parameters<MediaStorage['move']>>(
        storage.move,
      );
      move.mockImplementationOnce(async (...args) => {
        if (time === 'before') await use(await send(image));
        const moved = await storage.move(...args);
        if (time === 'after') await use(await send(image));
        return moved;
      });
      world.media.storage.move = move;
      expect(await purge()).toMatchObject({ trashed: 0 });
      expect(await namesIn('uploads')).toEqual([file]);
      expect(await purge()).toMatchObject({ trashed: 0, removed: 0 });
      expect([await namesIn('uploads'), await namesIn('trash')]).toEqual([[file], []]);
    },
  );

  test('what lies in the trash although something refers to it is put back, requested or not', async () => {
    const { media, leave, use, purge, pass, namesIn } = world;
    const files = [await leave(), await leave()].sort();
    expect(await purge()).toMatchObject({ trashed: 2 });
    expect(await media.read(files[0] ?? '')).toBeUndefined();
    // As when an older database is restored.
    for (const file of files) await use(file);
    // In S3 a copy is atomic, in the test's server it is not.
    const readers = where === 'S3' ? [1] : [1, 2, 3];
    for (const found of await Promise.all(readers.map(() => media.read(files[0] ?? '')))) {
      expect(found?.bytes).toBeGreaterThan(100);
      found?.body.destroy();
    }
    expect(await purge()).toMatchObject({ putBack: 1 });
    expect([await namesIn('uploads'), await namesIn('trash')]).toEqual([files, []]);
    pass(31 * DAY);
    expect(await purge()).toEqual({ trashed: 0, putBack: 0, removed: 0 });
  });

  test.each([false, true])(
    'an interrupted purge is finished by the next, also where the image is used again: %s',
    async (isUsed) => {
      const { storage, leave, use, purge, namesIn } = world;
      const file = await leave();
      const { move } = storage;
      world.media.storage.move = async () => {
        await move('uploads', 'trash', file);
        throw new Error('interrupted');
      };
      await expect(purge()).rejects.toThrow('interrupted');
      world.media.storage.move = move;
      if (isUsed) await use(file);
      expect(await purge()).toMatchObject(isUsed ? { putBack: 1 } : { trashed: 1 });
      expect(await namesIn(isUsed ? 'uploads' : 'trash')).toEqual([file]);
    },
  );

  test('all variants together stay within their limit; the oldest are removed', async () => {
    const { storage, media, purge, namesIn } = world;
    for (const name of ['first', 'second', 'third']) {
      const path = join(media.makeTempDir(), 'a');
      writeFileSync(path, 'x'.repeat(100));
      await storage.put('variants', name, path);
    }
    await purge(300);
    expect(await namesIn('variants')).toHaveLength(3);
    await purge(150);
    expect(await namesIn('variants')).toEqual(['third']);
  });
});

describe.each(DATABASE_KINDS)('what a purge leaves alone on %s', (kind) => {
  const database = useTestDatabase(kind);
  let world: ReturnType<typeof makeWorld>;
  beforeEach(() => {
    world = makeWorld(database);
  });

  /** As often as it takes for all that may go to be gone. */
  const purgeForDays = async ({ purge, pass }: typeof world) => {
    await purge();
    pass(40 * DAY);
    return purge();
  };

  test('the images of another database: a wrong DATABASE_URL, a new or an emptied database', async () => {
    const files = [await world.leave(), await world.leave()].sort();
    await world.use(files[0] ?? '');
    const other = await makeTestDatabase(kind);
    const beside = makeWorld({ ...other, dataDir: database.dataDir });
    beside.pass(5 * HOUR);
    const done = await purgeForDays(beside);
    await other.remove();
    expect(done).toEqual({ trashed: 0, putBack: 0, removed: 0 });
    expect(await world.namesIn('uploads')).toEqual(files);
  });

  test('two purges at once: one does nothing', async () => {
    const { db, clock, pass, purge } = world;
    const lease = await takeLease(db.writer, 'imagePurge', 10 * MINUTE, clock);
    expect(await purge()).toBeUndefined();
    pass(10 * MINUTE);
    expect(await purge()).toMatchObject({ trashed: 0 });
    expect(await lease?.renew()).toBe(false);
  });

  // The tests below involve no dialect, so SQLite alone runs them.
  if (kind === 'postgres') return;

  test('images that were restored before their database, folders and strange entries', async () => {
    const uploads = join(database.dataDir, 'uploads');
    const restored = `${'a'.repeat(64)}.png`;
    writeFileSync(join(uploads, restored), 'x');
    mkdirSync(join(uploads, 'lost+found'), { mode: 0 });
    mkdirSync(join(uploads, `${'b'.repeat(64)}.png`));
    symlinkSync('nowhere', join(uploads, 'dangling'));
    mkdirSync(join(database.dataDir, 'trash', 'lost+found'), { mode: 0 });
    const before = readdirSync(uploads);
    for (const name of before.filter((entry) => entry !== 'dangling')) {
      utimesSync(join(uploads, name), 0, 0);
    }
    const own = await world.leave();
    await purgeForDays(world);
    expect(readdirSync(uploads)).toEqual(before);
    expect(existsSync(join(uploads, own))).toBe(false);
  });

  test('temporary files that are young or not its own', async () => {
    const { media, purge } = world;
    const old = new Date(Date.now() - HOUR - 1000);
    const folder = (name: string) => join(media.tempDir, name);
    const uploads = join(database.dataDir, 'uploads');
    const half = join(uploads, '.part-01234567-89ab-cdef-0123-456789abcdef');
    const [oldForm, youngForm] = [media.makeTempDir(), media.makeTempDir()];
    mkdirSync(folder('lost+found'));
    for (const path of [folder('notes'), half, join(uploads, '.part-notes')]) {
      writeFileSync(path, 'x');
    }
    for (const path of [oldForm, folder('lost+found'), folder('notes'), half]) {
      utimesSync(path, old, old);
    }
    await purge();
    const exist = [oldForm, youngForm, half].map((path) => existsSync(path));
    expect(exist).toEqual([false, true, false]);
    expect(readdirSync(media.tempDir).sort()).toEqual(
      [basename(youngForm), 'lost+found', 'notes'].sort(),
    );
    expect(readdirSync(uploads)).toEqual(['.part-notes']);
  });
});

describe('images on another file system than the rest', () => {
  /** Linux has one in memory; elsewhere the product's folder usually lies beside `/tmp`. */
  const elsewhere = (dataDir: string) =>
    ['/dev/shm', '/run', process.cwd()].find(
      (folder) => existsSync(folder) && statSync(folder).dev !== statSync(dataDir).dev,
    ) ?? '';

  test('are stored, moved to the trash and put back', async () => {
    const database = await makeTestDatabase();
    const outside = mkdtempSync(join(elsewhere(database.dataDir), 'hoistway-uploads-'));
    try {
      symlinkSync(outside, join(database.dataDir, 'uploads'));
      const world = makeWorld(database);
      const image = await makeNoise();
      const file = await world.leave(image);
      expect(readdirSync(outside)).toEqual([file]);
      const read = await world.media.read(file);
      expect(read && (await text(read.body))).toBe(image.toString('utf8'));
      expect(await world.purge()).toMatchObject({ trashed: 1 });
      expect(readdirSync(outside)).toEqual([]);
      await world.use(file);
      const found = await world.media.read(file);
      found?.body.destroy();
      expect(found?.bytes).toBe(image.length);
      expect(readdirSync(outside)).toEqual([file]);
    } finally {
      rmSync(outside, { recursive: true });
      await database.remove();
    }
  });
});
