import { execFileSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../src/e2e/support/product';
import { makeNoise } from '../../src/server/test/images';
import { S3_CREDENTIALS, startS3 } from '../../src/server/test/s3';
import {
  databaseKinds,
  logIn,
  newDatabase,
  root,
  startProduct,
  type Environment,
  type Product,
} from '../lib/product';
import { onEnd, progress, run } from '../lib/report';

/*
 * npm run trial:kill -- [--rounds 300] [--database sqlite|postgres] [--media folder|s3] [--short]
 * Kills the backend by SIGKILL again and again while categories, parts with images, sessions and
 * inquiries are written, restarts it and compares what it has with what it had acknowledged.
 */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    database: { type: 'string' },
    media: { type: 'string', default: 'folder' },
    short: { type: 'boolean', default: false },
  },
});

const rounds = options.short ? 3 : Number(options.rounds);
const WRITERS = 4;
/** A kill comes after up to this many acknowledged writes, and then up to so much later. */
const [MAX_WRITES, MAX_DELAY_MS] = [12, 30];
/** Not the account of the trial itself, so that its sessions can be counted. */
const OTHER = { emailId: 'other@trial.example', password: 'trial: doors that open 0815' };

/** Undefined where the backend ended before its response had arrived whole. */
type Outcome<T> = { status: number; body: T } | undefined;

interface Client {
  url: string;
  token?: string;
}

/** Sends a request, from another IP address each time: no rate limit is to be met here. */
async function send<T>(
  { url, token }: Client,
  method: string,
  path: string,
  body?: FormData | object,
): Promise<Outcome<T>> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  } catch {
    return undefined;
  }
}

async function read<T>(client: Client, path: string): Promise<T> {
  const outcome = await send<T>(client, 'GET', path);
  if (outcome?.status !== 200) throw new Error(`GET ${path} returned ${outcome?.status}.`);
  return outcome.body;
}

function expectStatus(outcome: NonNullable<Outcome<unknown>>, statuses: number[], what: string) {
  if (statuses.includes(outcome.status)) return;
  throw new Error(`${what} returned ${outcome.status}: ${JSON.stringify(outcome.body)}`);
}

/** A category or part, as far as this trial changes it. */
interface Item {
  kind: 'category' | 'part';
  id: string;
  name: string;
  images: number;
}

interface Change {
  before: Item | undefined;
  after: Item | undefined;
}

const PATHS = { category: '/categories', part: '/spare-parts' };
const MAX_ITEMS = 6;

/** Adds, changes and deletes categories and parts of its own, one after the other. */
class CatalogueWriter {
  acknowledged = 0;
  /** By id, as they must be after every acknowledged change. */
  readonly items = new Map<string, Item>();
  /** The change under way when the backend was killed: either of its states is right. */
  pending: Change | undefined;
  private count = 0;

  constructor(
    private readonly prefix: string,
    private readonly images: Buffer[],
  ) {}

  /** Writes until the backend is gone; throws for a response that no such write may get. */
  async run(client: Client): Promise<void> {
    for (;;) {
      const { before, after } = (this.pending = this.choose());
      const path = PATHS[(after ?? before)?.kind ?? 'part'];
      const added = (after?.images ?? 0) - (before?.images ?? 0);
      const outcome = await send<{ _id?: string }>(
        client,
        after ? (before ? 'PUT' : 'POST') : 'DELETE',
        before ? `${path}/${before.id}` : `${path}/`,
        after && this.makeForm(after, added),
      );
      if (!outcome) return;
      expectStatus(outcome, [200, 201], path);
      this.settle(after && { ...after, id: outcome.body._id ?? '' }, before?.id);
      this.acknowledged += 1;
    }
  }

  /** Records which state of the pending change holds. */
  settle(found: Item | undefined, oldId: string | undefined): void {
    if (oldId !== undefined) this.items.delete(oldId);
    if (found) this.items.set(found.id, found);
    this.pending = undefined;
  }

  private choose(): Change {
    const name = `${this.prefix}.${this.count++}`;
    const all = [...this.items.values()];
    const one = all[randomInt(Math.max(1, all.length))];
    const dice = randomInt(3);
    if (!one || (dice === 0 && all.length < MAX_ITEMS)) {
      const kind = randomInt(2) === 0 ? 'part' : 'category';
      const images = randomInt(kind === 'part' ? 4 : 2);
      return { before: undefined, after: { kind, id: '', name, images } };
    }
    if (dice === 1 || all.length >= MAX_ITEMS) return { before: one, after: undefined };
    const images = one.kind === 'part' ? Math.min(20, one.images + 1) : 1;
    return { before: one, after: { ...one, name, images } };
  }

  private makeForm({ kind, name }: Item, added: number): FormData {
    const form = new FormData();
    form.append('name', name);
    for (let count = 0; count < added; count += 1) {
      const image = this.images[randomInt(this.images.length)] ?? Buffer.alloc(0);
      form.append(kind === 'part' ? 'images' : 'image', new Blob([new Uint8Array(image)]), 'a.png');
    }
    return form;
  }
}

/** Logs an account in and out and sends inquiries. */
class SessionWriter {
  acknowledged = 0;
  /** Tokens that were returned and not logged out. */
  readonly valid = new Set<string>();
  /** Tokens whose end was acknowledged. */
  readonly ended = new Set<string>();
  readonly references = new Set<string>();

  async run({ url }: Client): Promise<void> {
    for (;;) {
      const [oldest] = this.valid;
      if (oldest !== undefined && this.valid.size >= 3) {
        // It may be valid or not until the response arrives.
        this.valid.delete(oldest);
        if (!(await send({ url, token: oldest }, 'POST', '/auth/logout'))) return;
        this.ended.add(oldest);
      } else {
        const inquiry = { name: 'Kill', phone: '1234567' };
        const sent = await send<{ reference: string }>({ url }, 'POST', '/inquiries', inquiry);
        if (!sent) return;
        expectStatus(sent, [201], 'An inquiry');
        this.references.add(sent.body.reference);
        this.acknowledged += 1;
        const login = await send<{ token: string }>({ url }, 'POST', '/auth/login', OTHER);
        if (!login) return;
        expectStatus(login, [200], 'A login');
        this.valid.add(login.body.token);
      }
      this.acknowledged += 1;
    }
  }
}

/** Acknowledged but not there; there, but not as any write left it. */
interface Losses {
  lost: number;
  half: number;
}

interface Stored {
  _id: string;
  name: string;
  image?: string;
  images?: string[];
}

async function verifyCatalogue(client: Client, writers: CatalogueWriter[], losses: Losses) {
  const found = new Map<string, Item>();
  const files = new Set<string>();
  for (const kind of ['category', 'part'] as const) {
    for (const { _id: id, name, image, images } of await read<Stored[]>(client, PATHS[kind])) {
      const all = kind === 'part' ? (images ?? []) : image ? [image] : [];
      found.set(id, { kind, id, name, images: all.length });
      for (const file of all) files.add(file);
    }
  }
  for (const file of files) if (!(await isWhole(client, file))) losses.half += 1;
  const isSame = (a: Item, b: Item) =>
    a.kind === b.kind && a.name === b.name && a.images === b.images;
  for (const writer of writers) {
    if (writer.pending) {
      const { before, after } = writer.pending;
      const there = before
        ? found.get(before.id)
        : [...found.values()].find(({ name }) => name === after?.name);
      const isRight = [before, after].some((state) =>
        there && state ? isSame(there, state) : there === state,
      );
      if (!isRight) losses.half += 1;
      writer.settle(there, before?.id);
    }
    for (const item of writer.items.values()) {
      const there = found.get(item.id);
      if (!there) losses.lost += 1;
      else if (!isSame(there, item)) losses.half += 1;
      found.delete(item.id);
    }
  }
  // What is left over was deleted, and its deletion was acknowledged.
  losses.lost += found.size;
}

/** Whether an image is served and its content is what its name says. */
async function isWhole({ url }: Client, file: string): Promise<boolean> {
  const response = await fetch(`${url}/uploads/${file}`);
  const content = Buffer.from(await response.arrayBuffer());
  return response.ok && file.startsWith(createHash('sha256').update(content).digest('hex'));
}

async function verifySessions(client: Client, writer: SessionWriter, losses: Losses) {
  const statusOf = async (token: string) =>
    (await send({ url: client.url, token }, 'GET', '/auth/me'))?.status;
  for (const token of writer.valid) if ((await statusOf(token)) !== 200) losses.lost += 1;
  for (const token of writer.ended) if ((await statusOf(token)) !== 401) losses.lost += 1;
  writer.ended.clear();
  const missing = new Set(writer.references);
  for (let page = 1; missing.size > 0; page += 1) {
    const path = `/inquiries?limit=100&page=${page}`;
    const { data } = await read<{ data: { reference: string }[] }>(client, path);
    for (const { reference } of data) missing.delete(reference);
    if (data.length < 100) break;
  }
  losses.lost += missing.size;
}

type Writer = CatalogueWriter | SessionWriter;

const countWrites = (writers: Writer[]) =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

/** Lets the writers write until a random moment, then kills the backend. */
async function writeAndKill(product: Product, client: Client, writers: Writer[]): Promise<void> {
  const goal = countWrites(writers) + randomInt(MAX_WRITES);
  let isOver = false;
  const writing = Promise.all(writers.map((writer) => writer.run(client))).finally(() => {
    isOver = true;
  });
  while (!isOver && countWrites(writers) < goal) await wait(1);
  await wait(randomInt(MAX_DELAY_MS));
  await Promise.all([product.kill(), writing]);
}

function addOtherAccount(env: Environment): void {
  const args = [join(root, 'dist/server/command.js'), 'admin', 'add', OTHER.emailId, '--role=user'];
  execFileSync(process.execPath, args, { cwd: root, env, input: OTHER.password });
}

async function mediaVariables(): Promise<Environment> {
  if (options.media !== 's3') return {};
  const s3 = await startS3();
  onEnd(s3.close);
  return { MEDIA_STORE: s3.url('trial'), ...S3_CREDENTIALS };
}

run(`trial:kill, images in ${options.media}`, async (report) => {
  const images = await Promise.all(Array.from({ length: 40 }, () => makeNoise()));
  for (const kind of databaseKinds(options.short ? 'sqlite' : options.database)) {
    report.column = kind;
    const port = { API_PORT: String(await freePort()) };
    const env = { ...(await newDatabase(kind)), ...(await mediaVariables()), ...port };
    const catalogueWriters = Array.from(
      { length: WRITERS },
      (_, index) => new CatalogueWriter(`writer ${index}`, images),
    );
    const sessions = new SessionWriter();
    const writers = [...catalogueWriters, sessions];
    const losses: Losses = { lost: 0, half: 0 };
    let product = await startProduct(env);
    addOtherAccount(product.env);
    const client = { url: product.apiUrl, token: await logIn(product.apiUrl) };
    for (let round = 1; round <= rounds; round += 1) {
      await writeAndKill(product, client, writers);
      product = await startProduct(env);
      await verifyCatalogue(client, catalogueWriters, losses);
      await verifySessions(client, sessions, losses);
      if (round % 20 === 0) progress(`${round} rounds: ${JSON.stringify(losses)}`);
    }
    await product.stop();
    report.put('kills', rounds);
    report.put('acknowledged writes', countWrites(writers), { atLeast: 1 });
    report.put('lost', losses.lost, { atMost: 0 });
    report.put('stored by half', losses.half, { atMost: 0 });
  }
});
