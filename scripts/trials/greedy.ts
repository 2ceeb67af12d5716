import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { makeNoise } from '../../src/server/test/images';
import { IMAGE_WIDTHS } from '../../src/shared/limits';
import { memory } from '../bench/lib/children';
import { makeDatabase } from '../bench/lib/database';
import { quantile, whole } from '../bench/lib/report';
import { makeForm } from './kill/client';
import { logIn, startBackend } from './lib/backend';
import { runTrial, type Score } from './lib/trial';
import { visit } from './lib/visitor';

/*
 * npm run trial:greedy -- [--short]
 * One visitor asks for the whole list of parts again and again, several times at once; another for
 * one large picture in all widths and formats: how long others wait meanwhile.
 */

const { values: options } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
});

const size = options.short ? { parts: 2000, seconds: 3 } : { parts: 20_000, seconds: 20 };
const LISTS_AT_ONCE = 4;
const FORMATS = ['image/avif', 'image/webp', 'image/png'];
/** A phone's photograph. */
const PHOTOGRAPH = [4000, 3000] as const;
const MOST_WAIT_MS = 500;
/** Nobody waits longer for a picture of the right size: then the original is served. */
const MOST_PICTURE_MS = 3500;
const MOST_MEMORY = 300;

runTrial('greedy', async (score) => {
  const { dataDir, catalogue } = await makeDatabase(size.parts);
  const backend = await startBackend({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
  const { url } = backend;
  const part = `${url}/spare-parts/${catalogue.partIds[0]}`;
  await readWholeLists(score, url, [
    `${url}/categories`,
    part,
    `${url}/spare-parts?page=2&limit=12`,
  ]);
  await readAllVariants(score, url);
  const { peak = 0 } = memory(backend.child.pid ?? 0) ?? {};
  const held = options.short || peak <= MOST_MEMORY;
  score.put('memory, highest (MiB)', whole(peak), `${MOST_MEMORY} or less`, held);
  const { code } = await backend.stop();
  score.put('exit code', String(code), '0', code === 0);
});

async function readWholeLists(score: Score, url: string, others: string[]): Promise<void> {
  score.progress(`Whole lists of ${whole(size.parts)} parts …`);
  const until = performance.now() + size.seconds * 1000;
  let [lists, bytes] = [0, 0];
  const greedy = Array.from({ length: LISTS_AT_ONCE }, async () => {
    while (performance.now() < until) {
      const response = await fetch(`${url}/spare-parts`);
      bytes = (await response.arrayBuffer()).byteLength;
      if (response.ok) lists += 1;
      else await wait(100);
    }
  });
  const { milliseconds, failures } = await visit(others, until);
  await Promise.all(greedy);
  const longest = Math.max(...milliseconds);
  score.put(
    'whole lists',
    `${whole(lists)} of ${(bytes / 1024 ** 2).toFixed(1)} MiB`,
    '> 0',
    lists > 0,
  );
  score.put('others meanwhile: failed', failures.length, '0', failures.length === 0);
  score.put('others meanwhile: p99 (ms)', quantile(milliseconds, 0.99).toFixed(1));
  const met = options.short || longest <= MOST_WAIT_MS;
  score.put('others meanwhile: longest (ms)', whole(longest), `${MOST_WAIT_MS} or less`, met);
}

async function readAllVariants(score: Score, url: string): Promise<void> {
  score.progress('All variants of one picture …');
  const [greedy, other] = [await addPicture(url), await addPicture(url)];
  const address = `10.0.0.${randomInt(256)}`;
  const wanted = IMAGE_WIDTHS.flatMap((width) => FORMATS.map((accept) => ({ width, accept })));
  const pending = wanted.map(({ width, accept }) =>
    readPicture(`${greedy}?w=${width}`, accept, address),
  );
  const first = await readPicture(`${other}?w=640`, 'image/webp', '10.0.1.1');
  const answered = await Promise.all(pending);
  const failed = [first, ...answered].filter(({ ok }) => !ok).length;
  score.put('pictures asked for', wanted.length + 1);
  score.put('pictures that failed', failed, '0', failed === 0);
  const met = options.short || first.milliseconds <= MOST_PICTURE_MS;
  score.put(
    'another visitor’s picture (ms)',
    whole(first.milliseconds),
    `${MOST_PICTURE_MS} or less`,
    met,
  );
  score.put(
    'the greedy one’s last picture (ms)',
    whole(Math.max(...answered.map((each) => each.milliseconds))),
  );
}

/** Uploads another photograph with a category; returns its address. */
async function addPicture(url: string): Promise<string> {
  const detail = await makeNoise(800, 600);
  const image = await sharp(detail)
    .resize(...PHOTOGRAPH)
    .jpeg()
    .toBuffer();
  const name = `Greedy ${randomInt(1e9)}`;
  const response = await fetch(`${url}/categories/`, {
    method: 'POST',
    body: makeForm({ name }, [['image', image]]),
    headers: { authorization: `Bearer ${await logIn(url)}` },
  });
  if (!response.ok) throw new Error(`The upload was answered with ${response.status}.`);
  const category = (await response.json()) as { image: string };
  return `${url}/uploads/${category.image}`;
}

async function readPicture(url: string, accept: string, address: string) {
  const began = performance.now();
  const response = await fetch(url, { headers: { accept, 'x-forwarded-for': address } });
  await response.arrayBuffer();
  return { ok: response.ok, milliseconds: performance.now() - began };
}
