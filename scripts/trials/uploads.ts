import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { makeImage } from '../../src/server/test/images';
import { memory } from '../bench/lib/children';
import { whole } from '../bench/lib/report';
import { logIn, makeFolder, startBackend } from './lib/backend';
import { runTrial } from './lib/trial';
import { formKinds } from './uploads/forms';
import { PAYLOAD, fileKind, type Kind } from './uploads/kind';
import { pictureKinds } from './uploads/pictures';

/*
 * npm run trial:uploads -- [--short]
 * Sends hostile uploads of 500 kinds and more, several at a time, and looks at what the backend
 * answered, what it stored, and how much memory it took.
 */

const { values: options } = parseArgs({
  options: {
    /** For CI: every eighth kind. */
    short: { type: 'boolean', default: false },
  },
});

const AT_ONCE = 6;
const EVERY = options.short ? 8 : 1;
const MOST_MEMORY = 300;
const STORED_NAME = /^[0-9a-f]{64}\.(?:jpg|png|webp|avif|gif)$/;

interface Outcome {
  kind: Kind;
  status: number;
  /** Names of the stored pictures, where it was taken. */
  images: string[];
}

async function* allKinds(): AsyncGenerator<Kind> {
  let count = 0;
  for (const kinds of [formKinds(), pictureKinds()]) {
    for await (const kind of kinds) if (count++ % EVERY === 0) yield kind;
  }
}

async function send(url: string, token: string, kind: Kind): Promise<Outcome> {
  const { contentType, body } = kind;
  const response = await fetch(`${url}/spare-parts`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(contentType && { 'content-type': contentType }),
    },
    body: new Uint8Array(await body()),
  });
  const answer = (await response.json()) as { images?: string[] };
  return { kind, status: response.status, images: answer.images ?? [] };
}

/** Why a stored picture should not be there; undefined: it is a whole picture and nothing else. */
async function faultOf(url: string, name: string): Promise<string | undefined> {
  if (!STORED_NAME.test(name)) return `the name ${name}`;
  const response = await fetch(`${url}/uploads/${name}`);
  if (response.status !== 200) return `status ${response.status}`;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.includes(PAYLOAD)) return 'the hostile text in it';
  if (response.headers.get('x-content-type-options') !== 'nosniff') return 'no nosniff';
  const isMoving = name.endsWith('.gif') || name.endsWith('.webp');
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: 50_000_000 });
    const { pages = 1, exif, xmp } = await picture.metadata();
    if (exif ?? xmp) return 'metadata';
    const strict = { failOn: 'error', limitInputPixels: 50_000_000 } as const;
    await sharp(bytes, { ...strict, ...(isMoving && pages > 1 && { pages: -1 }) }).stats();
    return undefined;
  } catch (error) {
    return `it does not decode: ${String(error)}`;
  }
}

runTrial('hostile uploads', async (score) => {
  const dataDir = makeFolder();
  const backend = await startBackend({ DATA_DIR: dataDir });
  const token = await logIn(backend.url);
  const outcomes: Outcome[] = [];
  const broken: string[] = [];
  const kinds = allKinds();
  score.progress('Making and sending …');
  const work = async () => {
    for (let next = await kinds.next(); !next.done; next = await kinds.next()) {
      try {
        outcomes.push(await send(backend.url, token, next.value));
      } catch (error) {
        broken.push(`${next.value.name}: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const peak = memory(backend.child.pid ?? 0)?.peak ?? Infinity;

  score.progress('Looking at what was stored …');
  const hostile: string[] = [];
  for (const { kind, status, images } of outcomes) {
    if (status === 201 && kind.expect === 'refuse') hostile.push(`${kind.name} was taken`);
    for (const name of new Set(images)) {
      const fault = await faultOf(backend.url, name);
      if (fault) hostile.push(`${kind.name}: ${fault}`);
    }
  }
  const last = await send(backend.url, token, fileKind('good', 'harmless', await makeImage()));
  const unknown = readdirSync(join(dataDir, 'uploads')).filter((name) => !STORED_NAME.test(name));
  const left = readdirSync(join(dataDir, 'tmp')).filter((name) => name.startsWith('form-'));
  for (const line of [...hostile, ...broken]) score.progress(line);

  const faults = outcomes.filter(({ status }) => status >= 500);
  for (const { kind, status } of faults) score.progress(`${kind.name}: ${status}`);
  const names = new Set(outcomes.map(({ kind }) => kind.name));
  const least = options.short ? 60 : 500;
  score.put('kinds', names.size, `≥ ${least}`, names.size >= least);
  const count = (from: number, to: number) =>
    outcomes.filter(({ status }) => status >= from && status < to).length;
  score.put('refused (4xx)', count(400, 500));
  score.put('stored as plain pictures', count(200, 300) - hostile.length);
  score.put('stored that are hostile', hostile.length, '0', hostile.length === 0);
  score.put('5xx', faults.length, '0', faults.length === 0);
  score.put('without an answer', broken.length, '0', broken.length === 0);
  score.put(
    'files left behind',
    unknown.length + left.length,
    '0',
    unknown.length + left.length === 0,
  );
  score.put('a good picture afterwards', last.status, '201', last.status === 201);
  score.put('most memory', `${whole(peak)} MiB`, `≤ ${MOST_MEMORY} MiB`, peak <= MOST_MEMORY);
});
