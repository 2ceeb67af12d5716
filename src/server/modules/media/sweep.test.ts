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
import { takeLease } from '@/server/db/jobs';
import { quietLog } from '@/server/testing/buildTestApp';
import {
  DATABASE_KINDS,
  makeTestDatabase,
  type DatabaseKind,
  type TestDatabase,
} from '@/server/testing/databases';
import { makeNoise } from '@/server/testing/images';
import { startS3, type TestS3 } from '@/server/testing/s3';
import { createSparePart, deleteSparePart } from '../spareParts/service';
import { imageRepository } from './repository';
import { folderStorage } from './folderStorage';
import { s3Storage } from './s3Storage';
import type { MediaStorage } from './storage';
import { makeMediaStore } from './store';
import { sweepOnce } from './sweep';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** A database with images beside it, at a time that the test sets. */
function makeWorld({ db, dataDir }: TestDatabase, storage: MediaStorage = folderStorage(dataDir)) {
  let now = Date.now();
  const clock = () => now;
  const logged: string[] = [];
  const media = makeMediaStore({ db, storage, dataDir, clock });
  const send = async (image: Buffer) => {
    const path = join(media.makeTempDir(), '0');
    writeFileSync(path, image);
    return media.keep({ path, name: 'a.png' });
  };
  const use = async (file: string) =>
    (await createSparePart(db, { values: { name: 'p' }, images: [file] })).id;
  const namesIn = async (area: 'uploads' | 'trash') => {
    const names: string[] = [];
    for await (const { name } of storage.list(area)) names.push(name);
    return names.sort();
  };
  return {
    ...{ db, media, storage, send, use, namesIn, logged, clock },
    pass: (ms: number) => (now += ms),
    drop: (id: string) => deleteSparePart(db, id),
    sweep: (force = false) => sweepOnce({ db, media, clock, force, log: quietLog(logged) }),
    /** An image that nothing refers to and that no sweep has looked at yet. */
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

describe.each(KINDS)('the sweep on %s with images in %s', (kind, where) => {
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

  test('an image waits an hour from the moment that nothing refers to it, then 30 days', async () => {
    const { send, use, drop, sweep, pass, namesIn } = world;
    const file = await send(await makeNoise());
    const part = await use(file);
    pass(5 * HOUR);
    await drop(part);
    pass(4_000);
    expect(await sweep()).toMatchObject({ taken: 0 });
    pass(59 * MINUTE);
    expect(await sweep()).toMatchObject({ taken: 0 });
    expect(await namesIn('uploads')).toEqual([file]);
    pass(MINUTE);
    expect(await sweep()).toMatchObject({ taken: 1 });
    expect([await namesIn('uploads'), await namesIn('trash')]).toEqual([[], [file]]);
    pass(30 * DAY - 1);
    expect(await sweep()).toMatchObject({ removed: 0 });
    pass(1);
    expect(await sweep()).toMatchObject({ removed: 1 });
    expect(await namesIn('trash')).toEqual([]);
    expect(await world.db.reader.selectFrom('images').selectAll().execute()).toEqual([]);
  });

  test('an image that is used again within the hour gets a whole hour again', async () => {
    const { leave, use, drop, sweep, pass, namesIn, send } = world;
    const image = await makeNoise();
    const file = await leave(image);
    await sweep();
    pass(58 * MINUTE);
    await send(image);
    await drop(await use(file));
    for (const minutes of [2, 55, 10]) {
      pass(minutes * MINUTE);
      expect(await sweep()).toMatchObject({ taken: 0 });
    }
    expect(await namesIn('uploads')).toEqual([file]);
    pass(60 * MINUTE);
    expect(await sweep()).toMatchObject({ taken: 1 });
  });

  test('an image that is sent while it is being moved is there afterwards', async () => {
    const { storage, leave, sweep, pass, namesIn } = world;
    const image = await makeNoise();
    const file = await leave(image);
    await sweep();
    pass(HOUR);
    let sent: Promise<string> | undefined;
    const move: MediaStorage['move'] = async (...args) => {
      // An upload finds that it is being moved, and waits.
      expect(
        await imageRepository(world.db, world.clock).record(file, 1, { width: 1, height: 1 }),
      ).toBe(false);
      sent = world.send(image);
      return storage.move(...args);
    };
    world.media.storage = { ...storage, move };
    expect(await sweep()).toMatchObject({ taken: 1 });
    expect(await sent).toBe(file);
    expect(await namesIn('uploads')).toEqual([file]);
    expect(await sweep()).toMatchObject({ taken: 0 });
    expect([await namesIn('uploads'), await namesIn('trash')]).toEqual([[file], []]);
  });

  test('what lies in the trash although something refers to it is put back, asked for or not', async () => {
    const { media, leave, use, sweep, pass, namesIn } = world;
    const files = [await leave(), await leave()].sort();
    await sweep();
    pass(HOUR);
    expect(await sweep()).toMatchObject({ taken: 2 });
    expect(await media.read(files[0] ?? '')).toBeUndefined();
    // As when an older database is restored.
    for (const file of files) await use(file);
    const answers = await Promise.all([1, 2, 3].map(() => media.read(files[0] ?? '')));
    for (const answer of answers) {
      expect(answer?.bytes).toBeGreaterThan(100);
      answer?.body.destroy();
    }
    expect(await sweep()).toMatchObject({ putBack: 1 });
    expect([await namesIn('uploads'), await namesIn('trash')]).toEqual([files, []]);
    pass(31 * DAY);
    expect(await sweep()).toEqual({ taken: 0, refused: 0, putBack: 0, removed: 0 });
  });

  test('a sweep that was cut off in the middle is finished by the next', async () => {
    const { storage, leave, sweep, pass, namesIn } = world;
    const file = await leave();
    await sweep();
    pass(HOUR);
    const cutOff = async () => {
      await storage.move('uploads', 'trash', file);
      throw new Error('cut off');
    };
    world.media.storage = { ...storage, move: cutOff };
    expect(await sweep()).toMatchObject({ taken: 0 });
    expect(world.logged.join()).toContain('could not be swept');
    world.media.storage = storage;
    expect(await sweep()).toMatchObject({ putBack: 1 });
    pass(3 * HOUR);
    await sweep();
    pass(HOUR);
    expect(await sweep()).toMatchObject({ taken: 1 });
    expect(await namesIn('trash')).toEqual([file]);
  });
});

describe.each(DATABASE_KINDS)('what a sweep leaves alone on %s', (kind) => {
  let database: TestDatabase;
  let world: ReturnType<typeof makeWorld>;
  beforeEach(async () => {
    database = await makeTestDatabase(kind);
    world = makeWorld(database);
  });
  afterEach(() => database.remove());

  /** As often as it takes for all that may go to be gone. */
  const sweepForDays = async ({ sweep, pass }: typeof world) => {
    for (let hour = 0; hour < 4; hour += 1) {
      await sweep();
      pass(2 * HOUR);
    }
    pass(40 * DAY);
    return sweep();
  };

  test('the images of another database: a wrong address, a new or an emptied database', async () => {
    const files = [await world.leave(), await world.leave()].sort();
    await world.use(files[0] ?? '');
    const other = await makeTestDatabase(kind);
    try {
      const beside = makeWorld({ ...other, dataDir: database.dataDir });
      beside.pass(5 * HOUR);
      expect(await sweepForDays(beside)).toEqual({ taken: 0, refused: 0, putBack: 0, removed: 0 });
      expect(await beside.namesIn('uploads')).toEqual(files);
    } finally {
      await other.remove();
    }
  });

  test('of two sweeps at once one does nothing; a lease that nobody ended ends by itself', async () => {
    const { db, clock, pass, sweep } = world;
    const lease = await takeLease(db.writer, 'sweep', 10 * MINUTE, clock);
    expect(await sweep()).toBeUndefined();
    pass(10 * MINUTE - 1);
    expect(await lease?.renew()).toBe(true);
    pass(10 * MINUTE);
    expect(await sweep()).toMatchObject({ taken: 0 });
    expect(await lease?.renew()).toBe(false);
    await lease?.release();
    const results = await Promise.all([sweep(), sweep(), sweep()]);
    expect(results.filter((result) => result !== undefined)).not.toHaveLength(0);
  });

  test('a lease of a time when the clock was wrong is not waited for', async () => {
    const { db, clock, pass, sweep } = world;
    pass(400 * DAY);
    await takeLease(db.writer, 'sweep', MINUTE, clock);
    pass(-400 * DAY);
    expect(await sweep()).toMatchObject({ taken: 0 });
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
    await sweepForDays(world);
    expect(readdirSync(uploads)).toEqual(before);
    expect(existsSync(join(uploads, own))).toBe(false);
  });

  test('so many at once that a fault is likelier, and says so every time, until it is told to', async () => {
    const { send, use, drop, sweep, pass, logged, namesIn } = world;
    const files: string[] = [];
    const parts: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      files.push(await send(await makeNoise(8, 8)));
      parts.push(await use(files.at(-1) ?? ''));
    }
    pass(2 * HOUR);
    for (const part of parts) await drop(part);
    await sweep();
    pass(HOUR);
    for (const times of [1, 2]) {
      expect(await sweep()).toMatchObject({ taken: 0, refused: 21 });
      expect(logged.filter((line) => line.includes('media -- sweep --yes'))).toHaveLength(times);
    }
    expect(await namesIn('uploads')).toEqual(files.sort());
    expect(await sweep(true)).toMatchObject({ taken: 21, refused: 0 });
    expect(await namesIn('trash')).toEqual(files.sort());
  });

  test('temporary files that are young or not its own', async () => {
    const { media, sweep } = world;
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
    await sweep();
    expect([oldForm, youngForm, half].map((path) => existsSync(path))).toEqual([
      false,
      true,
      false,
    ]);
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

  test('are kept, moved to the trash and put back', async () => {
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
      await world.sweep();
      world.pass(HOUR);
      expect(await world.sweep()).toMatchObject({ taken: 1 });
      expect(readdirSync(outside)).toEqual([]);
      await world.use(file);
      expect(await world.media.stat(file)).toMatchObject({ bytes: image.length });
      expect(readdirSync(outside)).toEqual([file]);
    } finally {
      rmSync(outside, { recursive: true });
      await database.remove();
    }
  });
});
