import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { HttpError } from '@/server/lib/httpError';
import { SERVER_LIMITS, makeServer } from '@/server/plugins/server';
import { useTestApp } from '@/server/testing/buildTestApp';
import { createCategory } from '../categories/service';
import { sparePartRepository } from './repository';
import { createSpareParts, deleteSparePart } from './service';
import { makeWholeLists } from './wholeLists';

const COUNT = 700;
const LONG = 'long '.repeat(400);

describe('whole lists of parts', () => {
  const app = useTestApp({ shared: true });
  let ids: string[];
  let categoryId: string;
  beforeAll(async () => {
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

describe('lists that are read at the same time', () => {
  const MAX_LISTS = 16;
  let app: FastifyInstance;
  let url: string;
  /** Lets all lists go on, and their handlers read them. */
  let goOn = (): void => undefined;
  let isDue: Promise<void>;
  let begun: number;
  let closed: number;
  let calls: ClientRequest[];
  beforeEach(async () => {
    isDue = new Promise((resolve) => (goOn = resolve));
    begun = 0;
    closed = 0;
    calls = [];
    app = Fastify({
      trustProxy: '127.0.0.1',
      serverFactory: (handle) => makeServer(handle, SERVER_LIMITS),
    });
    app.setErrorHandler((error: HttpError, _request, reply) =>
      reply
        .code(error.statusCode)
        .headers(error.extra?.headers ?? {})
        .send(),
    );
    const send = makeWholeLists({ listBySeq: () => isDue.then(() => []) });
    const readSeqs = async () => {
      begun += 1;
      return Array<number>(1000).fill(0);
    };
    app.get('/', (_request, reply) => send(reply, readSeqs));
    app.get('/late', async (_request, reply) => {
      begun += 1;
      reply.raw.once('close', () => (closed += 1));
      await isDue;
      return send(reply, readSeqs);
    });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    goOn();
    for (const call of calls) call.destroy();
    await app.close();
  });

  const call = (ip: string, path = '/') => {
    const sent = request(url + path, { headers: { 'x-forwarded-for': ip } }).end();
    sent.on('error', () => undefined);
    calls.push(sent);
    return sent;
  };
  /** Begins a list that waits for its first chunk. */
  const begin = async (ip: string, path?: string) => {
    const [before, sent] = [begun, call(ip, path)];
    while (begun === before) await setImmediate();
    return sent;
  };
  const statusOf = async (ip: string) => {
    const [response] = (await once(call(ip), 'response')) as [IncomingMessage];
    return [response.statusCode, response.headers['retry-after']];
  };

  test('are few, one of each network while there are many', async () => {
    for (let number = 0; number < MAX_LISTS; number += 1) await begin(`192.0.2.${number}`);
    expect(await statusOf('192.0.2.100')).toEqual([503, '5']);
    calls[0]?.destroy();
    goOn();
    let status;
    do status = await statusOf('192.0.2.100');
    while (status[0] === 503);
    expect(status[0]).toBe(200);
  });

  test('hang-ups before a list begins take no place', async () => {
    const gone = [];
    for (let number = 0; number < MAX_LISTS; number += 1)
      gone.push(await begin(`192.0.2.${number}`, '/late'));
    for (const client of gone) client.destroy();
    while (closed < MAX_LISTS) await setImmediate();
    goOn();
    expect(await statusOf('192.0.2.100')).toEqual([200, undefined]);
  });

  test('of a network that reads several, one ends for another network', async () => {
    for (let number = 0; number < MAX_LISTS / 2; number += 1) {
      await begin(`192.0.2.${number}`);
      await begin(`192.0.2.${number}`);
    }
    const ended = endOf(calls[0]);
    await begin('192.0.2.100');
    await ended;
    expect(calls.filter(({ destroyed }) => destroyed)).toHaveLength(1);
    expect(await statusOf('192.0.2.1')).toEqual([503, '5']);
  });

  test('the one whose reader has taken nothing for the longest time ends for others', async () => {
    const start = performance.now();
    const now = jest.spyOn(performance, 'now');
    for (let number = 0; number < MAX_LISTS; number += 1) {
      now.mockReturnValue(start + (number === 3 ? 0 : 1000));
      await begin(`192.0.2.${number}`);
    }
    now.mockReturnValue(start + 5001);
    const ended = endOf(calls[3]);
    await begin('192.0.2.100');
    await ended;
    expect(await statusOf('192.0.2.101')).toEqual([503, '5']);
  });
});

const endOf = (call?: ClientRequest) => new Promise((resolve) => call?.once('close', resolve));
