import { createHash, randomInt } from 'node:crypto';
import { makeForm } from '../../src/server/testing/client';
import { type Client, read, send, succeed } from './killClient';

/** A category or part, as far as this trial changes it. */
interface Item {
  id: string;
  name: string;
  images: number;
}

interface Stored {
  _id: string;
  name: string;
  image?: string;
  images?: string[];
}

/** Adds, changes and deletes its categories or parts, one after the other. */
export class CatalogueWriter {
  acknowledged = 0;
  /** By id, as they must be after every acknowledged change. */
  readonly items = new Map<string, Item>();
  /** The change under way when the backend was killed: either of its states is right. */
  pending: { before: Item | undefined; after: Item | undefined } | undefined;
  private count = 0;

  constructor(
    readonly path: '/categories' | '/spare-parts',
    readonly prefix: string,
    private readonly images: Buffer[],
  ) {}

  /** Writes until the backend is gone; throws for a response that no such write may get. */
  async run(client: Client): Promise<void> {
    for (;;) {
      const dice = randomInt(this.items.size < 6 ? 3 : 2);
      const before = dice < 2 ? [...this.items.values()][randomInt(6)] : undefined;
      const isDeletion = before !== undefined && dice === 0;
      const added = randomInt(2);
      const images = this.path === '/spare-parts' ? (before?.images ?? 0) + added : 1;
      const name = `${this.prefix}.${this.count++}`;
      const after = isDeletion ? undefined : { id: before?.id ?? '', name, images };
      this.pending = { before, after };
      const method = isDeletion ? 'DELETE' : before ? 'PUT' : 'POST';
      const path = before ? `${this.path}/${before.id}` : `${this.path}/`;
      const form = after && this.makeForm(name, images - (before?.images ?? 0));
      const body = await succeed<Partial<Stored>>(client, method, path, form);
      if (!body) return;
      this.settle(after && { ...after, id: body._id ?? '' }, before?.id);
      this.acknowledged += 1;
    }
  }

  /** Records which state of the pending change holds. */
  settle(found: Item | undefined, oldId: string | undefined): void {
    if (oldId !== undefined) this.items.delete(oldId);
    if (found) this.items.set(found.id, found);
    this.pending = undefined;
  }

  private makeForm(name: string, added: number): FormData {
    const images = Array.from({ length: added }, () => this.images[randomInt(this.images.length)]!);
    return makeForm(this.path === '/spare-parts' ? { name, images } : { name, image: images });
  }
}

/** Logs an account in and out. */
export class SessionWriter {
  acknowledged = 0;
  /** Tokens that were returned and not logged out. */
  readonly valid = new Set<string>();
  /** Tokens whose end was acknowledged. */
  readonly ended = new Set<string>();

  constructor(private readonly account: { emailId: string; password: string }) {}

  async run({ url }: Client): Promise<void> {
    for (;;) {
      const login = await succeed<{ token: string }>({ url }, 'POST', '/auth/login', this.account);
      if (!login) return;
      this.valid.add(login.token);
      this.acknowledged += 1;
      const [oldest = ''] = this.valid;
      if (this.valid.size < 3) continue;
      // It may be valid or not until the response arrives.
      this.valid.delete(oldest);
      if (!(await send({ url, token: oldest }, 'POST', '/auth/logout'))) return;
      this.ended.add(oldest);
      this.acknowledged += 1;
    }
  }
}

export interface Losses {
  /** Acknowledged, but not there. */
  lost: number;
  /** There, but not as any write left it. */
  half: number;
  /** There twice. */
  doubled: number;
  /** Numbers in a series that nothing has. */
  skipped: number;
}

const isSame = (a: Item | undefined, b: Item | undefined) =>
  a?.name === b?.name && a?.images === b?.images;

export async function verifyCatalogue(client: Client, writers: CatalogueWriter[], losses: Losses) {
  const found = new Map<string, Item>();
  const files = new Set<string>();
  for (const path of ['/categories', '/spare-parts']) {
    for (const { _id: id, name, image, images } of await read<Stored[]>(client, path)) {
      if (!writers.some(({ prefix }) => name.startsWith(prefix))) continue;
      const all = path === '/spare-parts' ? (images ?? []) : image ? [image] : [];
      found.set(id, { id, name, images: all.length });
      for (const file of all) files.add(file);
    }
  }
  for (const file of files) if (!(await isWhole(client, file))) losses.half += 1;
  for (const writer of writers) {
    if (writer.pending) {
      const { before, after } = writer.pending;
      const there = before
        ? found.get(before.id)
        : [...found.values()].find(({ name }) => name === after?.name);
      if (!isSame(there, before) && !isSame(there, after)) losses.half += 1;
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

export async function verifySessions(client: Client, writer: SessionWriter, losses: Losses) {
  const statusOf = async (token: string) =>
    (await send({ url: client.url, token }, 'GET', '/auth/me'))?.status;
  for (const token of writer.valid) if ((await statusOf(token)) !== 200) losses.lost += 1;
  for (const token of writer.ended) if ((await statusOf(token)) !== 401) losses.lost += 1;
  writer.ended.clear();
}
