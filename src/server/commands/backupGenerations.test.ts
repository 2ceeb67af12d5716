import { readdirSync, statSync } from 'node:fs';
import files from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { withDb } from '../db/kysely';
import { useTestApp } from '../testing/buildTestApp';
import { makeFolder } from '../testing/folder';
import { makeNoise } from '../testing/images';
import { backup, makeBackup, restoreBackup } from './backup';
import { addGeneration, findDue } from './backupGenerations';

const app = useTestApp({ role: 'admin' });

const placeOf = (dataDir: string) => ({ dataDir, databaseUrl: undefined, mediaStore: undefined });
const addPart = async (name: string) => app.addPart({ name, images: await makeNoise() });

async function backUpAt(time: string, folder: string): Promise<void> {
  const now = new Date(time);
  await makeBackup(placeOf(app.dataDir), join(folder, 'latest'), now, () =>
    addGeneration(folder, now),
  );
}

test('each generation restores what there was on its day, and shares its files with the others', async () => {
  const folder = makeFolder();
  const { _id, image } = await addPart('Governor');
  await backUpAt('2026-11-25T03:15Z', folder);
  await app.call('DELETE', `/spare-parts/${_id}`);
  await addPart('Encoder');
  await backUpAt('2026-11-26T03:15Z', folder);
  await addPart('Buffer');
  // The second of a day takes the place of the first.
  await backUpAt('2026-11-26T16:00Z', folder);
  expect(readdirSync(folder).sort()).toEqual(['2026-11-25', '2026-11-26', 'latest']);

  const [first, second] = ['2026-11-25', '2026-11-26'].map(
    (day) => statSync(join(folder, day, 'uploads', image ?? '')).ino,
  );
  expect(first).toBe(second);
  for (const [generation, names] of [
    ['2026-11-25', ['Governor']],
    ['2026-11-26', ['Buffer', 'Encoder']],
    ['latest', ['Buffer', 'Encoder']],
  ] as const) {
    const fresh = placeOf(makeFolder());
    await restoreBackup(fresh, join(folder, generation), { replace: false });
    const parts = await withDb(fresh, ({ reader }) =>
      reader.selectFrom('spareParts').select('name').where('deletedAt', 'is', null).execute(),
    );
    expect(parts.map(({ name }) => name).sort()).toEqual(names);
  }
});

test('the command makes a generation, and records when the last backup was made', async () => {
  const folder = makeFolder();
  await addPart('Governor');
  const env = { DATA_DIR: app.dataDir };
  const before = new Date().toISOString();
  expect(await backup([folder, '--generations'], { env })).toMatch(/latest is whole: .* 1 images/);
  const today = new Date().toISOString().slice(0, 10);
  expect(readdirSync(join(folder, today))).toEqual(
    readdirSync(join(folder, 'latest')).filter((name) => !name.startsWith('.')),
  );
  const doneAt = async () =>
    (await app.rows('jobs')).find(({ name }) => name === 'backup')?.doneAt ?? '';
  const first = await doneAt();
  expect(first >= before).toBe(true);
  await backup([makeFolder()], { env });
  expect((await doneAt()) > first).toBe(true);
});

test('a backup that cannot be recorded says that it is whole all the same', async () => {
  await sql`create trigger "noRecord" before insert on jobs
    begin select raise(abort, 'not now'); end`.execute(app.db.writer);
  const folder = makeFolder();
  const backingUp = backup([folder], { env: { DATA_DIR: app.dataDir } });
  await expect(backingUp).rejects.toThrow(/is whole: .*\n.* could not be recorded\. .*not now/);
  await sql`drop trigger "noRecord"`.execute(app.db.writer);
});

test('a full disk of the backup is one line, and a missing one too', async () => {
  await addPart('Governor');
  const folder = makeFolder();
  const enospc = Object.assign(new Error('write'), { code: 'ENOSPC', path: folder });
  const writing = jest.spyOn(files, 'writeFile').mockRejectedValueOnce(enospc);
  await expect(makeBackup(placeOf(app.dataDir), folder)).rejects.toThrow(
    `${folder}: its disk is full, so there is no new backup.`,
  );
  writing.mockRestore();
  const missing = join(folder, '2026-12-24');
  await expect(restoreBackup(placeOf(makeFolder()), missing, { replace: false })).rejects.toThrow(
    `There is no folder ${missing}.`,
  );
});

test('seven days and four weeks before them remain, whose oldest is at most 35 days old', () => {
  const dayAfter = (count: number) =>
    new Date(Date.UTC(2026, 8, 1 + count)).toISOString().slice(0, 10);
  let present: string[] = [];
  for (let count = 0; count < 100; count += 1) {
    present.push(dayAfter(count));
    const due = findDue(present);
    present = present.filter((day) => !due.includes(day));
    expect(present.at(0)! >= dayAfter(count - 35)).toBe(true);
  }
  // 2026-12-09 is a Wednesday.
  expect(present).toEqual([
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
    '2026-12-07',
    '2026-12-08',
    '2026-12-09',
  ]);
});

test('where days are missing, the first of a week stands for it', () => {
  const days = ['2026-11-11', '2026-11-13', '2026-11-24', '2026-11-25'];
  const week = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-12-${day}`);
  expect(findDue([...week, ...days])).toEqual(['2026-11-25', '2026-11-13']);
});
