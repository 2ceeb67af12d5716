import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeForm } from './buildTestApp';
import { makeNoise } from './images';
import { killProcesses, startProcess, type RunningBackend } from './product';

const ENV = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct horse battery' };
const ROUNDS = 5;
const WRITERS = 6;

interface Written {
  _id: string;
  name: string;
  image?: string;
  images?: string[];
}

let dataDir: string;
let token: string;
let images: Buffer[];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hoistway-crash-'));
  images = await Promise.all(Array.from({ length: 8 }, () => makeNoise(120, 90)));
});
afterAll(() => {
  killProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<RunningBackend> {
  const backend = await startProcess({ ...ENV, DATA_DIR: dataDir });
  const response = await fetch(`${backend.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailId: ENV.ADMIN_EMAIL, password: ENV.ADMIN_PASSWORD }),
  });
  token = ((await response.json()) as { token: string }).token;
  return backend;
}

/** Writes until the backend is gone; keeps what was answered with success. */
async function write(url: string, writer: number, written: Written[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const isPart = (writer + count) % 2 === 0;
    const image = (offset: number) =>
      images[(writer * 3 + count + offset) % images.length] as Buffer;
    const body = isPart
      ? makeForm({ name: `part ${writer}.${count}`, images: [image(0), image(1), image(2)] })
      : makeForm({ name: `category ${writer}.${count}`, image: image(0) });
    const answered = await post(url + (isPart ? '/spare-parts' : '/categories/'), body);
    if (!answered) return;
    expect(answered.status).toBe(201);
    written.push(answered.answer);
  }
}

/** Undefined when the backend went away before its response was there. */
async function post(url: string, body: FormData) {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(url, { method: 'POST', headers, body });
    return { status: response.status, answer: (await response.json()) as Written };
  } catch {
    return undefined;
  }
}

async function read<T>(url: string, path: string): Promise<T> {
  return (await (await fetch(url + path)).json()) as T;
}

test('killed at any moment, it has every write that it answered, and each one whole', async () => {
  const written: Written[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { url, child, ended } = await start();
    const before = written.length;
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(url, writer, written));
    // Not at rest: some writes are done, others are under way, wherever they are by then.
    const goal = before + 3 + round * 4;
    while (written.length < goal) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await Promise.all([ended, ...writers]);
  }
  const { url, child, ended } = await start();
  const parts = await read<Written[]>(url, '/spare-parts');
  const categories = await read<Written[]>(url, '/categories');
  const stored = new Map([...parts, ...categories].map((entry) => [entry._id, entry]));
  for (const { _id, name, image, images: files } of written) {
    expect(stored.get(_id)).toMatchObject({
      name,
      ...(image && { image }),
      ...(files && { images: files }),
    });
  }
  for (const part of parts) expect(part.images).toHaveLength(3);
  const files = [
    ...parts.flatMap((part) => part.images ?? []),
    ...categories.map(({ image }) => image),
  ];
  for (const file of new Set(files)) {
    const response = await fetch(`${url}/uploads/${file}`);
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(images.some((image) => image.equals(bytes))).toBe(true);
  }
  child.kill('SIGTERM');
  await ended;
}, 120_000);
