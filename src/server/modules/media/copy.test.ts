import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from '../../test/product';
import { S3_CREDENTIALS, startS3, type TestS3 } from '../../test/s3';
import { openDb } from '../../db/kysely';
import { pictureRepository } from './repository';

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

async function media(...args: string[]) {
  const child = spawn(process.execPath, [await programPath('media'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...S3_CREDENTIALS },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output.trim(), errors: errors.trim() };
}

const nameOf = (content: string) => `${createHash('sha256').update(content).digest('hex')}.png`;

function store(place: string, area: 'uploads' | 'trash', content: string): string {
  const path = join(folder, place, area);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, nameOf(content)), content);
  return nameOf(content);
}

test('copy moves a folder to S3 and back, goes on where it was, and leaves out what is damaged', async () => {
  const contents = Array.from({ length: 30 }, (_, index) =>
    `picture ${index} `.repeat(index * 300),
  );
  for (const content of contents) store('data', 'uploads', content);
  const gone = store('data', 'trash', 'one in the trash');
  writeFileSync(join(folder, 'data/uploads/notes.txt'), 'not a picture');
  const bucket = s3.url('copy');
  expect(await media('copy', join(folder, 'data'), bucket)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^31 copied \(\d\.\d MiB\), 0 there already\.$/),
    errors: '',
  });
  const late = store('data', 'uploads', 'sent later');
  expect((await media('copy', join(folder, 'data'), bucket)).output).toMatch(
    /^1 copied .*, 31 there/,
  );
  const back = join(folder, 'back');
  store('back', 'uploads', contents[7] ?? '');
  // As a copy by other means may leave it.
  writeFileSync(join(back, 'uploads', nameOf(contents[8] ?? '')), 'half');
  expect((await media('copy', bucket, back)).output).toMatch(/^31 copied .*, 1 there already\.$/);
  expect(readdirSync(join(back, 'uploads')).sort()).toEqual([...contents.map(nameOf), late].sort());
  for (const content of contents) {
    expect(readFileSync(join(back, 'uploads', nameOf(content)), 'utf8')).toBe(content);
  }
  expect(readdirSync(join(back, 'trash'))).toEqual([gone]);
  const bad = store('data', 'uploads', 'will be damaged');
  writeFileSync(join(folder, 'data/uploads', bad), 'was damaged');
  const { code, errors } = await media('copy', join(folder, 'data'), join(folder, 'third'));
  expect(code).toBe(1);
  expect(errors).toMatch(/^32 copied .*\n1 are damaged and were not copied:\n/);
  expect(errors).toContain(bad);
});

test('the trash is listed, and a picture comes back from it', async () => {
  const dataDir = join(folder, 'data');
  expect(await media('list-trash')).toMatchObject({ code: 0, output: 'The trash is empty.' });
  const file = store('data', 'uploads', 'a picture');
  // As it stands two hours later, after a sweep an hour ago.
  const db = await openDb({ dataDir, databaseUrl: undefined });
  const at = (hoursAgo: number) => () => Date.now() - hoursAgo * 3_600_000;
  await pictureRepository(db, at(5)).record(file, 9, { width: 1, height: 1 });
  await pictureRepository(db, at(2)).note([file], at(3)());
  await db.close();
  expect(await media('sweep')).toMatchObject({
    code: 0,
    output: '1 moved to the trash, 0 put back, 0 removed after 30 days.',
    errors: '',
  });
  const listed = await media('list-trash');
  expect(listed.output).toMatch(new RegExp(`^${file}  until \\d{4}-\\d\\d-\\d\\d$`));
  expect(await media('restore', file)).toMatchObject({ code: 0, output: `${file} is back.` });
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual([file]);
  expect(await media('restore', file)).toMatchObject({
    code: 1,
    errors: `The trash of this database holds no ${file}.`,
  });
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
  const { code, output, errors } = await media(...args);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(message);
});
