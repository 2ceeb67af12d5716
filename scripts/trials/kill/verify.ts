import type { CatalogueWriter, Thing } from './catalogueWriter';
import { call, read, servesWhole, type Client } from './client';
import type { SessionWriter } from './sessionWriter';

interface Part {
  _id: string;
  name: string;
  images: string[];
}

interface Category {
  _id: string;
  name: string;
  image?: string;
  partCount: number;
  children?: Category[];
}

export interface Losses {
  /** Acknowledged, but not there. */
  lost: number;
  /** There, but not as any write left it. */
  half: number;
}

/** Everything that the catalogue shows, by id, with the names of its pictures. */
async function readCatalogue(client: Client): Promise<Map<string, Thing & { files: string[] }>> {
  const parts = await read<Part[]>(client, '/spare-parts');
  const categories = (await read<Category[]>(client, '/categories')).map((category) => ({
    ...category,
    kind: 'category' as const,
    images: category.image ? [category.image] : [],
  }));
  const things = [...parts.map((part) => ({ ...part, kind: 'part' as const })), ...categories];
  return new Map(
    things.map(({ kind, _id: id, name, images }) => [
      id,
      { kind, id, name, pictures: images.length, files: images },
    ]),
  );
}

const isSame = (a: Thing, b: Thing) =>
  a.kind === b.kind && a.name === b.name && a.pictures === b.pictures;

/**
 * Compares what the backend shows after its restart with what it had acknowledged. Of a write
 * that it was killed in, either state is right. Pictures are fetched whole.
 */
export async function verifyCatalogue(client: Client, writers: CatalogueWriter[]): Promise<Losses> {
  const found = await readCatalogue(client);
  const losses: Losses = { lost: 0, half: 0 };
  const files = new Set([...found.values()].flatMap((thing) => thing.files));
  for (const file of files) if (!(await servesWhole(client, file))) losses.half += 1;
  for (const writer of writers) {
    const { before, after } = writer.pending ?? {};
    if (writer.pending) {
      const there = before
        ? found.get(before.id)
        : [...found.values()].find(({ name }) => name === after?.name);
      const right = [before, after].some((state) =>
        there && state ? isSame(there, state) : there === state,
      );
      if (!right) losses.half += 1;
      writer.settle(there, before?.id);
    }
    for (const thing of writer.things.values()) {
      const there = found.get(thing.id);
      if (!there) losses.lost += 1;
      else if (!isSame(there, thing)) losses.half += 1;
      found.delete(thing.id);
    }
  }
  // What is left over was deleted, and the deletion was acknowledged.
  losses.lost += found.size;
  return losses;
}

/** The same for sessions and inquiries. */
export async function verifyMessages(client: Client, writer: SessionWriter): Promise<Losses> {
  const losses: Losses = { lost: 0, half: 0 };
  const statusOf = async (token: string) =>
    (await call({ url: client.url, token }, 'GET', '/auth/me'))?.status;
  for (const token of writer.valid) if ((await statusOf(token)) !== 200) losses.lost += 1;
  for (const token of writer.ended) if ((await statusOf(token)) !== 401) losses.lost += 1;
  writer.ended.clear();
  const kept = await listReferences(client, writer.references.size + 100);
  for (const reference of writer.references) if (!kept.has(reference)) losses.lost += 1;
  return losses;
}

async function listReferences(client: Client, atMost: number): Promise<Set<string>> {
  const references = new Set<string>();
  for (let page = 1; page <= atMost / 100 + 1; page += 1) {
    type Page = { data: { reference: string }[] };
    const { data } = await read<Page>(client, `/inquiries?limit=100&page=${page}`);
    for (const { reference } of data) references.add(reference);
    if (data.length < 100) break;
  }
  return references;
}
