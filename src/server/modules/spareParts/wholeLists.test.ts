import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import type { HttpError } from '@/server/lib/httpError';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { createCategory } from '../categories/service';
import { sparePartRepository } from './repository';
import { createSpareParts, deleteSparePart } from './service';
import { makeWholeLists } from './wholeLists';

const COUNT = 700;
const LONG = 'long '.repeat(400);

describe('whole lists of parts', () => {
  let app: TestApp;
  let ids: string[];
  let categoryId: string;
  beforeAll(async () => {
    app = await buildTestApp();
    const values = { name: 'Doors', description: '', parentId: null };
    categoryId = (await createCategory(app.db, values, null)).id;
    ids = await createSpareParts(
      app.db,
      Array.from({ length: COUNT }, (_, index) => ({
        values: { name: `part ${index}`, description: LONG, categoryId },
        images: [],
      })),
    );
  });
  afterAll(() => app.close());

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const call = request(app.url + path, { headers }).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return response;
  };
  const namesIn = (body: string) =>
    (JSON.parse(body) as { name: string }[]).map(({ name }) => name);
  const newestFirst = () =>
    Array.from({ length: COUNT }, (_, index) => `part ${COUNT - 1 - index}`);

  test('compressed for those who take it, and by that alone different', async () => {
    for (const path of ['/spare-parts', `/categories/${categoryId}/spareparts`]) {
      const zipped = await read(path, { 'accept-encoding': 'gzip' });
      expect(zipped.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: expect.stringContaining('Accept-Encoding') as string,
      });
      const chunks: Buffer[] = [];
      for await (const chunk of zipped) chunks.push(chunk as Buffer);
      const plain = await read(path, { 'accept-encoding': 'gzip;q=0' });
      expect(plain.headers).not.toHaveProperty('content-encoding');
      const body = await text(plain);
      expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe(body);
      expect(namesIn(body)).toEqual(newestFirst());
    }
  });

  test('a part that is removed or added in the middle does no harm', async () => {
    const parts = sparePartRepository(app.db.reader);
    const rows = await app.db.reader
      .selectFrom('spareParts')
      .select('seq')
      .orderBy('seq')
      .execute();
    let chunks = 0;
    const listBySeq = async (seqs: number[]) => {
      chunks += 1;
      if (chunks === 2) {
        await deleteSparePart(app.db, ids[COUNT - 1] ?? '');
        const values = { name: 'new' };
        await createSpareParts(app.db, [{ values, images: [] }]);
      }
      return parts.listBySeq(seqs);
    };
    const small = Fastify();
    const send = makeWholeLists({ listBySeq });
    const seqs = rows.map(({ seq }) => seq);
    small.get('/', (_request, reply) => send(reply, async () => seqs));
    const { body } = await small.inject('/');
    expect(namesIn(body)).toEqual(newestFirst().reverse().slice(0, -1));
    expect(chunks).toBe(7);
    await small.close();
  });
});

test('few at a time; one whose reader leaves makes room for the next', async () => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const send = makeWholeLists({ listBySeq: () => held.then(() => []) });
  const app = Fastify();
  app.setErrorHandler((error: HttpError, _request, reply) =>
    reply
      .code(error.statusCode)
      .headers(error.extra.headers ?? {})
      .send(),
  );
  const readSeqs = jest.fn(async () => Array<number>(1000).fill(0));
  app.get('/', (_request, reply) => send(reply, readSeqs));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  // All but one wait for their first chunk, so that one is the only response.
  const calls = Array.from({ length: 17 }, () => request(url).end());
  for (const call of calls) call.on('error', () => undefined);
  const [rejected] = (await Promise.race(calls.map((call) => once(call, 'response')))) as [
    IncomingMessage,
  ];
  expect(rejected.statusCode).toBe(503);
  expect(rejected.headers['retry-after']).toBe('5');
  expect(readSeqs).toHaveBeenCalledTimes(16);
  for (const call of calls) call.destroy();
  goOn();
  let response = await fetch(url);
  while (response.status === 503) response = await fetch(url);
  expect(await response.json()).toEqual([]);
  await app.close();
});
