import { request } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { openDb } from '@/server/db/kysely';
import { ORIGIN, useTestApp } from '@/server/testing/buildTestApp';
import { createCategory } from '../../catalogue/categories/service';

interface Raw {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const NONE: Record<string, string> = {};
const GZIP: Record<string, string> = { 'accept-encoding': 'gzip' };

describe('responses to catalogue reads', () => {
  const app = useTestApp({ role: 'admin' });

  /** Unlike fetch it leaves the body as it comes, and adds no headers. */
  const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Raw>((resolve, reject) => {
      const call = request(app.url + path, { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        });
      });
      call.on('error', reject).end();
    });
  const add = (name: string) => app.addCategory(name);
  /** How often the cache has had a response, or not, since `before`. */
  const countSince = (before: { hits: number; misses: number }) => {
    const { hits, misses } = app.app.responseCacheNumbers();
    return [hits - before.hits, misses - before.misses];
  };

  test.each(['/categories', '/categories/', '/spare-parts', '/spare-parts/?page=1&limit=5'])(
    '%s: the first response and the repeated one are the same, headers included',
    async (path) => {
      await add('门 Doors');
      for (const headers of [NONE, { origin: ORIGIN }, GZIP]) {
        const [first, second] = [await raw(path, headers), await raw(path, headers)];
        for (const { headers } of [first, second]) {
          delete headers.date;
          delete headers['x-request-id'];
        }
        expect(second).toEqual(first);
        expect(first.status).toBe(200);
      }
    },
  );

  test('a response is fresh after every write, also after one by another process', async () => {
    const names = async () =>
      (await app.read<{ name: string }[]>('/categories')).map(({ name }) => name);
    for (let count = 0; count < 10; count += 1) {
      const before = await names();
      await add(`c${count}`);
      expect(await names()).toEqual([...before, `c${count}`]);
    }
    const other = await openDb(app);
    await createCategory(other, { name: 'z', description: '', parentId: null }, null);
    await other.close();
    expect((await names()).at(-1)).toBe('z');
  });

  test('readers beside a writer never see less than the writer has saved', async () => {
    let written = 0;
    const writer = async () => {
      for (let count = 0; count < 15; count += 1) {
        await add(`c${count}`);
        written += 1;
      }
    };
    const reader = async () => {
      while (written < 15) {
        const least = written;
        const { body } = await app.get<unknown[]>('/categories');
        expect(body.length).toBeGreaterThanOrEqual(least);
      }
    };
    await Promise.all([writer(), reader(), reader(), reader()]);
  });

  test('who has the response already gets a 304, until it is stale', async () => {
    await add('Doors');
    for (const headers of [NONE, GZIP]) {
      const { headers: first } = await raw('/categories', headers);
      const etag = String(first.etag);
      expect(first['cache-control']).toBe('no-cache');
      const same = await raw('/categories', { ...headers, 'if-none-match': etag });
      expect(same).toMatchObject({ status: 304, headers: { etag }, body: Buffer.alloc(0) });
      expect(same.headers).not.toHaveProperty('content-type');
    }
    const { etag } = (await raw('/categories')).headers;
    await add('Operators');
    expect((await raw('/categories', { 'if-none-match': String(etag) })).status).toBe(200);
    const path = '/spare-parts?page=1';
    const part = await raw(path);
    await raw('/spare-parts?page=2');
    expect((await raw(path, { 'if-none-match': String(part.headers.etag) })).status).toBe(304);
  });

  test('long responses are compressed for those who take it', async () => {
    for (let count = 0; count < 30; count += 1) await add(`A category with a long name ${count}`);
    const plain = await raw('/categories');
    for (let count = 0; count < 2; count += 1) {
      const small = await raw('/categories', { 'accept-encoding': 'gzip, br' });
      expect(small.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: 'Origin, Accept-Encoding',
      });
      expect(small.body.length).toBeLessThan(plain.body.length / 2);
      expect(gunzipSync(small.body)).toEqual(plain.body);
    }
    expect((await raw('/categories')).body).toEqual(plain.body);
  });

  test('each origin gets its own CORS headers, from the cache too', async () => {
    for (let count = 0; count < 2; count += 1) {
      const own = await raw('/categories', { origin: ORIGIN });
      expect(own.headers['access-control-allow-origin']).toBe(ORIGIN);
      const foreign = await raw('/categories', { origin: 'http://evil.example' });
      expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
      expect((await raw('/categories')).headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('HEAD has the headers of GET and no body', async () => {
    const get = await raw('/categories');
    const head = await raw('/categories', {}, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test('visitors who have gone while they waited hold up nobody', async () => {
    const before = app.app.responseCacheNumbers().misses;
    const sockets = Array.from({ length: 40 }, () => connect(app.port, '127.0.0.1'));
    const begun = () => app.app.responseCacheNumbers().misses - before;
    sockets.forEach((socket, index) =>
      socket.write(`GET /spare-parts?page=${index + 1} HTTP/1.1\r\nhost: x\r\n\r\n`),
    );
    while (begun() < 20) await new Promise((resolve) => setImmediate(resolve));
    for (const socket of sockets) socket.destroy();
    expect((await raw('/spare-parts?page=2')).status).toBe(200);
  });

  test('a read in memory, without a connection, has the same cache', async () => {
    const read = () => app.app.inject('/categories');
    const before = app.app.responseCacheNumbers();
    const [first, second] = [await read(), await read()];
    expect(second.body).toBe(first.body);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(countSince(before)).toEqual([1, 1]);
  });

  test('only requests of a session that is valid bypass the cache', async () => {
    const hits = () => app.app.responseCacheNumbers().hits;
    const read = (authorization?: string) =>
      app.app.inject({ url: '/categories', headers: { ...(authorization && { authorization }) } });
    const { authorization } = app.authorization();
    const { body } = await read();
    for (const forged of [`Bearer ${'x'.repeat(43)}`, 'Basic YTpi', 'Bearer']) {
      const before = hits();
      expect((await read(forged)).body).toBe(body);
      expect(hits()).toBe(before + 1);
    }
    const before = hits();
    expect((await read(authorization)).body).toBe(body);
    expect(hits()).toBe(before);
    await app.call('POST', '/auth/logout');
    expect((await read(authorization)).statusCode).toBe(200);
    expect(hits()).toBe(before + 1);
  });

  test('unknown query parameters and their order make no further entry', async () => {
    const before = app.app.responseCacheNumbers();
    const bodies = [];
    for (const query of ['page=1&limit=5', 'limit=5&page=1', 'page=1&limit=5&utm_source=a']) {
      bodies.push((await app.app.inject(`/spare-parts?${query}`)).body);
    }
    expect(new Set(bodies).size).toBe(1);
    expect(app.app.responseCacheNumbers().entries).toBe(1);
    expect(countSince(before)).toEqual([2, 1]);
  });

  test('failures are not cached', async () => {
    const id = '671f0c2ab3d94e5f60718293';
    expect((await raw(`/spare-parts/${id}`)).headers['cache-control']).toBe('no-store');
    const { _id } = await add('Doors');
    expect((await raw(`/categories/${_id}/spareparts`)).status).toBe(200);
    await app.call('DELETE', `/categories/${_id}`);
    expect((await raw(`/categories/${_id}/spareparts`)).status).toBe(404);
  });
});
