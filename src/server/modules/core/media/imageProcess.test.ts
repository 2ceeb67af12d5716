import childProcess, { type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '@/server/lib/projectRoot';
import { makeNoise, makePhotograph } from '@/server/testing/images';
import { programPath } from '@/server/testing/product';
import type { ImageTasks } from './imageTasks';
import { imageProcess } from './imageProcess';

/** All that have been started, and the MiB that one of them has held at most. */
const processes: ChildProcess[] = [];
let peak = 0;
const { fork } = childProcess;
jest.spyOn(childProcess, 'fork').mockImplementation((...args: Parameters<typeof fork>) => {
  const child = fork(...args);
  child.on('message', () => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
  });
  processes.push(child);
  return child;
});

let folder: string;
let tasks: ImageTasks;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoistway-worker-'));
  tasks = imageProcess(programPath('imageWorker'));
});
afterAll(() => {
  for (const child of processes) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const write = async (name: string, content: Buffer | Promise<Buffer>) => {
  writeFileSync(join(folder, name), await content);
  return join(folder, name);
};

test('images are checked, cleaned and resized in another process', async () => {
  const path = await write('a', makePhotograph());
  const image = await tasks.prepare(path);
  const clean = `${path}.clean`;
  expect(image).toEqual({ path: clean, type: 'jpg', size: { width: 20, height: 60 } });
  expect((await sharp(clean).metadata()).exif).toBeUndefined();
  await tasks.resize({ from: path, to: join(folder, 'small'), width: 10, format: 'webp' });
  expect((await sharp(join(folder, 'small')).metadata()).width).toBe(10);
  expect(processes).toHaveLength(1);
});

test('a photograph that ends early is a result, and nothing is left of it', async () => {
  const photograph = await makePhotograph();
  const path = await write('short', photograph.subarray(0, -20));
  expect(await tasks.prepare(path)).toEqual({ fault: 'image_broken' });
  expect(existsSync(`${path}.clean`)).toBe(false);
});

test('what is no image is a result, and what fails an error', async () => {
  const path = await write('b', Buffer.from('<svg/>'));
  expect(await tasks.prepare(path)).toEqual({ fault: 'image_type_unsupported' });
  const to = join(folder, 'b-small');
  await expect(tasks.resize({ from: path, to, width: 10, format: 'webp' })).rejects.toThrow(
    'unsupported image format',
  );
});

test('when it dies, that one image fails and the next one is done', async () => {
  const path = await write('c', makeNoise());
  const to = join(folder, 'c-small');
  const first = tasks.resize({ from: path, to, width: 1920, format: 'avif' });
  const failed = expect(first).rejects.toMatchObject({ statusCode: 503 });
  const next = tasks.prepare(path);
  for (const child of processes) child.kill('SIGKILL');
  await failed;
  expect(await next).toMatchObject({ type: 'png' });
  expect(processes).toHaveLength(2);
});

test('without its program the work is done in this process, on many images at a time', async () => {
  const here = imageProcess(join(folder, 'nowhere'));
  const path = await write('here', makeNoise());
  const images: ReturnType<typeof here.prepare>[] = [];
  for (let count = 0; count < 300; count += 1) {
    images.push(here.prepare(path));
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const image of images) expect(await image).toMatchObject({ type: 'png' });
});

// 49 megapixels with transparency, 12 bits a channel and Exif: the most that a decoder can need.
const largest = join(__dirname, 'largest.fixture.avif');

test('the largest image is checked, cleaned and resized within the memory of a deployment', async () => {
  const deployed = (file: string, setting: RegExp) =>
    Number(setting.exec(readFileSync(join(projectRoot(), 'scripts/deploy', file), 'utf8'))?.[1]);
  const limit = Math.min(
    deployed('hoistway@.service', /^MemoryMax=(\d+)G$/m),
    deployed('compose.yaml', /^ *mem_limit: (\d+)g$/m),
  );
  const path = await write('largest', readFileSync(largest));
  const size = { width: 7000, height: 7000 };
  expect(await tasks.prepare(path)).toEqual({ path: `${path}.clean`, type: 'webp', size });
  // On a busy machine it may run into its timeout; memory is what counts here.
  const small = { from: largest, to: join(folder, 'l'), width: 320, format: 'webp' } as const;
  await tasks.resize(small).catch(() => undefined);
  // The backend itself takes 300 MiB at most.
  expect(peak).toBeLessThan(limit * 1024 - 512);
}, 120_000);

test('where memory ends, the system ends this process and not the backend', async () => {
  await tasks.prepare(await write('d', makeNoise()));
  const pid = processes.at(-1)?.pid;
  expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000');
});
