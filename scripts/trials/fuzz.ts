import { randomInt } from 'node:crypto';
import { Agent, request as sendRequest } from 'node:http';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { makeForm } from '../../src/server/testing/client';
import { makeHugePng, makeImage, makePhotograph } from '../../src/server/testing/images';
import {
  databaseKinds,
  logIn,
  memory,
  newDatabase,
  startProduct,
  type DatabaseKind,
} from '../lib/product';
import { Random } from '../lib/random';
import { progress, quantile, run, type Report } from '../lib/report';
import { RequestMaker, type FuzzRequest } from './fuzzRequests';

/*
 * npm run trial:fuzz -- [--requests 100000] [--seed N] [--database sqlite|postgres] [--short]
 * Requests and uploads made from the contract, as visitor and admin, most of them wrong somewhere.
 * The same seed makes the same requests, save for the ids of what they have made.
 */

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    database: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});

const total = options.short ? 3000 : Number(options.requests);
const SENDERS = 16;
/** After so many requests the ids are looked up again and the login is renewed. */
const ROUND = 2000;
const TIMEOUT_MS = 20_000;
/** Must never be served from the uploads. */
const PAYLOAD = '<script>alert("uploaded")</script>';

interface Outcome {
  /** 0: the connection ended without a response. */
  status: number;
  milliseconds: number;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function send(url: string, { method, path, headers, body }: FuzzRequest): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number, text: string) =>
      resolve({ status, text, milliseconds: performance.now() - began });
    const options = { agent, hostname, port, method, path, headers: headers.flat() };
    const sent = sendRequest(options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        if (text.length < 500) text += chunk.toString();
      });
      response.on('end', () => finish(response.statusCode ?? 0, text));
      response.on('error', (error) => finish(0, error.message));
    });
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error('No response in time.')));
    sent.on('error', (error) => finish(0, error.message));
    sent.end(body);
  });
}

/** Files as an attacker uploads them, and some that are right. */
async function makeImages(): Promise<Buffer[]> {
  const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
  const images = await Promise.all(formats.map((format) => makeImage(format)));
  const payload = Buffer.from(PAYLOAD);
  return [
    ...images,
    await makePhotograph(),
    ...images.map((image) => Buffer.concat([image, payload])),
    ...images.map((image) => image.subarray(0, image.length / 2)),
    ...images.map((image) => Buffer.concat([image.subarray(0, 24), payload, image.subarray(24)])),
    makeHugePng(50_000, 50_000),
    makeHugePng(0, 1),
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${PAYLOAD}</svg>`),
    Buffer.from(`GIF89a/*${PAYLOAD}*/`),
    Buffer.concat([Buffer.from('%PDF-1.7\n'), payload]),
    Buffer.alloc(0),
  ];
}

/** Sees to it that there is something to read and to change; returns ids and file names. */
async function findIds(url: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ['/categories', '/spare-parts']) {
    const image = await makeImage('png', { width: 1, height: 1 });
    const body = makeForm({
      name: 'Guide rails',
      [path === '/categories' ? 'image' : 'images']: image,
    });
    await fetch(url + path, { method: 'POST', headers, body });
  }
  const inquiry = JSON.stringify({ name: 'Amina', phone: '+49 30 1234567' });
  const json = { 'content-type': 'application/json' };
  await fetch(`${url}/inquiries`, { method: 'POST', headers: json, body: inquiry });
  const paths = ['/categories', '/spare-parts?page=1&limit=20', '/inquiries', '/applications'];
  const texts = await Promise.all(
    paths.map(async (path) => (await fetch(url + path, { headers })).text()),
  );
  const found = texts.flatMap((text) => [
    ...new Set(text.match(/\b[0-9a-f]{24}\b/g)?.slice(0, 20)),
    ...new Set(text.match(/\b[0-9a-f]{64}\.\w+/g)?.slice(0, 5)),
  ]);
  return [...found, '671f0c2ab3d94e5f60718293'];
}

/** Stored images that are anything else than an image. */
async function findHostileImages(url: string): Promise<string[]> {
  const texts = await Promise.all(
    ['/categories', '/spare-parts'].map(async (path) => (await fetch(url + path)).text()),
  );
  const names = new Set(texts.join().match(/\b[0-9a-f]{64}\.\w+/g));
  const hostile: string[] = [];
  for (const name of names) {
    const response = await fetch(`${url}/uploads/${name}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    try {
      const { exif, xmp } = await sharp(bytes, { failOn: 'error' }).metadata();
      await sharp(bytes, { failOn: 'error' }).stats();
      const isTyped = response.headers.get('x-content-type-options') === 'nosniff';
      if ((exif ?? xmp) || bytes.includes(PAYLOAD) || !isTyped) hostile.push(name);
    } catch (error) {
      hostile.push(`${name}: ${String(error)}`);
    }
  }
  return hostile;
}

async function fuzz(report: Report, kind: DatabaseKind, seed: number): Promise<void> {
  const product = await startProduct(await newDatabase(kind));
  const { apiUrl } = product;
  const random = new Random(seed);
  const maker = new RequestMaker(random, await makeImages());
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const sendOne = async () => {
    const request = maker.next();
    const { status, text, milliseconds } = await send(apiUrl, request);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    times.push(milliseconds);
    if (status !== 0 && status < 500 && milliseconds < 1000) return;
    const what = `${request.method} ${request.path}`.slice(0, 300);
    progress(`${status} after ${milliseconds.toFixed(0)} ms: ${what} → ${text.slice(0, 200)}`);
  };
  for (let sent = 0; sent < total; sent += ROUND) {
    maker.token = await logIn(apiUrl);
    maker.ids = await findIds(apiUrl, maker.token);
    let remaining = Math.min(ROUND, total - sent);
    const senders = Array.from({ length: SENDERS }, async () => {
      while (remaining-- > 0) await sendOne();
    });
    await Promise.all(senders);
  }
  const hostile = await findHostileImages(apiUrl);
  for (const image of hostile) progress(image);
  const { peak } = memory(product.pid);
  const ready = (await fetch(`${apiUrl}/readyz`)).status;
  const count = (hundred: number) =>
    [...statuses].reduce(
      (sum, [status, number]) => sum + (Math.floor(status / 100) === hundred ? number : 0),
      0,
    );
  report.put('requests', times.length);
  report.put('responses 2xx, 3xx, 4xx', [2, 3, 4].map(count).join(', '));
  report.put('responses 5xx', count(5), { atMost: 0 });
  report.put('without a response', count(0), { atMost: 0 });
  report.put('p99', quantile(times, 0.99), { unit: 'ms' });
  report.put('longest', quantile(times, 1), { unit: 'ms', atMost: 5000 });
  report.put('stored images that are none', hostile.length, { atMost: 0 });
  report.put('memory at its highest', peak, { unit: 'MiB', atMost: 400 });
  report.put('/readyz afterwards', ready, { atMost: 200 });
  report.put('exit code after SIGTERM', (await product.stop()) ?? -1, { atMost: 0, atLeast: 0 });
}

run(`trial:fuzz, seed ${options.seed}`, async (report) => {
  for (const kind of databaseKinds(options.short ? 'sqlite' : options.database)) {
    report.column = kind;
    await fuzz(report, kind, Number(options.seed));
  }
  agent.destroy();
});
