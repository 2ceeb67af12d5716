import childProcess, { type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeNoise, makePhotograph } from '@/server/test/images';
import { programPath } from '@/server/test/product';
import type { PictureTasks } from './pictureTasks';
import { pictureWorker } from './pictureWorker';

/** All that have been started. */
const processes: ChildProcess[] = [];
const { fork } = childProcess;
jest.spyOn(childProcess, 'fork').mockImplementation((...args: Parameters<typeof fork>) => {
  processes.push(fork(...args));
  return processes.at(-1) as ChildProcess;
});

let folder: string;
let tasks: PictureTasks;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hoistway-worker-'));
  tasks = pictureWorker(await programPath('pictures'));
});
afterAll(() => {
  for (const child of processes) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const write = async (name: string, content: Buffer | Promise<Buffer>) => {
  writeFileSync(join(folder, name), await content);
  return join(folder, name);
};

test('pictures are checked, cleaned and resized in another process', async () => {
  const path = await write('a', makePhotograph());
  const image = await tasks.inspect(path, 'a.jpg');
  expect(image).toEqual({
    type: 'jpg',
    unclean: true,
    animated: false,
    size: { width: 20, height: 60 },
  });
  await tasks.clean(path, join(folder, 'clean'), image);
  expect((await sharp(join(folder, 'clean')).metadata()).exif).toBeUndefined();
  await tasks.resize({ from: path, to: join(folder, 'small'), width: 10, format: 'webp' });
  expect((await sharp(join(folder, 'small')).metadata()).width).toBe(10);
  expect(processes).toHaveLength(1);
});

test('what it refuses, the sender is told', async () => {
  const path = await write('b', Buffer.from('<svg/>'));
  const refused = { statusCode: 400, message: expect.stringContaining('"b.svg" is not a JPEG') };
  await expect(tasks.inspect(path, 'b.svg')).rejects.toMatchObject(refused);
});

test('when it dies, that one picture fails and the next one is done', async () => {
  const path = await write('c', makeNoise(3000, 2500));
  const to = join(folder, 'c-small');
  const first = tasks.resize({ from: path, to, width: 1920, format: 'avif' });
  const failed = expect(first).rejects.toMatchObject({ statusCode: 503 });
  const next = tasks.inspect(path, 'c.png');
  for (const child of processes) child.kill('SIGKILL');
  await failed;
  expect(await next).toMatchObject({ type: 'png' });
  expect(processes).toHaveLength(2);
});
