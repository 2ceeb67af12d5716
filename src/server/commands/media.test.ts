import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3_CREDENTIALS, startS3, type TestS3 } from '../testing/s3';
import { openDb } from '../db/kysely';
import { media } from './media';
import { imageRepository } from '../modules/media/repository';

jest.setTimeout(60_000);

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoistway-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) =>
  media(args, { env: { DATA_DIR: join(folder, 'data'), ...S3_CREDENTIALS } });

const nameOf = (content: string) => `${createHash('sha256').update(content).digest('hex')}.png`;

function store(place: string, area: 'uploads' | 'trash', content: string): string {
  const path = join(folder, place, area);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, nameOf(content)), content);
  return nameOf(content);
}

test('copy moves a folder to S3 and back, goes on where it was, and leaves out what is damaged', async () => {
  const contents = Array.from({ length: 30 }, (_, index) => `image ${index} `.repeat(index * 300));
  for (const content of contents) store('data', 'uploads', content);
  const gone = store('data', 'trash', 'one in the trash');
  writeFileSync(join(folder, 'data/uploads/notes.txt'), 'not an image');
  const bucket = s3.url('copy');
  expect(await run('copy', join(folder, 'data'), bucket)).toMatch(
    /^31 copied \(\d\.\d MiB\), 0 there already\.$/,
  );
  const late = store('data', 'uploads', 'sent later');
  expect(await run('copy', join(folder, 'data'), bucket)).toMatch(/^1 copied .*, 31 there/);
  const back = join(folder, 'back');
  store('back', 'uploads', contents[7] ?? '');
  // As a copy by other means may leave it.
  writeFileSync(join(back, 'uploads', nameOf(contents[8] ?? '')), 'half');
  expect(await run('copy', bucket, back)).toMatch(/^31 copied .*, 1 there already\.$/);
  expect(readdirSync(join(back, 'uploads')).sort()).toEqual([...contents.map(nameOf), late].sort());
  for (const content of contents) {
    expect(readFileSync(join(back, 'uploads', nameOf(content)), 'utf8')).toBe(content);
  }
  expect(readdirSync(join(back, 'trash'))).toEqual([gone]);
  const bad = store('data', 'uploads', 'will be damaged');
  writeFileSync(join(folder, 'data/uploads', bad), 'was damaged');
  await expect(run('copy', join(folder, 'data'), join(folder, 'third'))).rejects.toThrow(
    new RegExp(`^32 copied .*\\n1 are damaged and were not copied:\\n${bad}`),
  );
});

test('the trash is listed, and an image comes back from it', async () => {
  const dataDir = join(folder, 'data');
  expect(await run('list-trash')).toBe('The trash is empty.');
  const file = store('data', 'uploads', 'an image');
  // As it stands two hours later, after a sweep an hour ago.
  const db = await openDb({ dataDir, databaseUrl: undefined });
  const at = (hoursAgo: number) => () => Date.now() - hoursAgo * 3_600_000;
  await imageRepository(db, at(5)).record(file, 9, { width: 1, height: 1 });
  await imageRepository(db, at(2)).note([file], at(3)());
  await db.close();
  expect(await run('sweep')).toBe('1 moved to the trash, 0 put back, 0 removed after 30 days.');
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
  [['sweep', '--no'], /^npm run media -- <command>/],
  [['copy', 'one'], /^npm run media -- <command>/],
  [
    ['copy', '/nowhere', '/nowhere-else'],
    /^\/nowhere has no folder uploads: name the data folder\.$/,
  ],
  [['copy', 's3://UP', '/tmp'], /^s3:\/\/UP must name a bucket of 3 to 63 /],
])('npm run media -- %j fails and says why', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});
