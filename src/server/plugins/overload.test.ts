import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { buildTestApp } from '@/server/testing/buildTestApp';
import { listOperations, readContract } from './contract';
import { errors } from './errors';
import { OVERLOAD_LIMITS, overload } from './overload';
import { SERVER_LIMITS, makeServer } from './server';

const operation = listOperations(readContract()).find(({ id }) => id === 'listSpareParts')!;

/** Each response waits for the test: `respond` ends those that are handled. */
async function start(limits: Partial<typeof OVERLOAD_LIMITS>) {
  const app = Fastify({
    trustProxy: '127.0.0.1',
    serverFactory: (handle) => makeServer(handle, SERVER_LIMITS),
  });
  await app.register(errors);
  await app.register(overload, { ...OVERLOAD_LIMITS, ...limits });
  const handled: string[] = [];
  const ends: (() => void)[] = [];
  app.get('/:name', { config: { operation } }, ({ params }) => {
    handled.push((params as { name: string }).name);
    return new Promise((resolve) => ends.push(() => resolve('done')));
  });
  const get = async (name: string, ipAddress: string, signal?: AbortSignal) =>
    app.inject({ url: `/${name}`, headers: { 'x-forwarded-for': ipAddress }, signal });
  /** Resolves when all that is sent is handled or waits. */
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  };
  const respond = async () => {
    await settle();
    ends.shift()?.();
    await settle();
  };
  return { app, get, handled, respond, settle };
}

test('an IP address has few requests handled at a time; others do not wait for the rest', async () => {
  const { app, get, handled, respond } = await start({ maxHandled: 2 });
  const requests = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => get(name, '192.0.2.1')),
    ...['n1', 'n2', 'n3'].map((name, index) => get(name, `2001:db8::${index}`)),
    get('b', '192.0.2.2'),
  ];
  const all = Promise.all(requests);
  await respond();
  expect([...handled].sort()).toEqual(['a1', 'a2', 'a3', 'b', 'n1', 'n2']);
  for (let count = 0; count < requests.length; count += 1) await respond();
  for (const { statusCode } of await all) expect(statusCode).toBe(200);
  await app.close();
});

test('others come between the waiting requests of one IP address', async () => {
  const app = Fastify({ trustProxy: '127.0.0.1' });
  await app.register(overload, { ...OVERLOAD_LIMITS, maxHandled: 1 });
  const handled: string[] = [];
  app.get('/:name', { config: { operation } }, async ({ params }) => {
    handled.push((params as { name: string }).name);
    return 'done';
  });
  const get = async (name: string, ipAddress: string) =>
    app.inject({ url: `/${name}`, headers: { 'x-forwarded-for': ipAddress } });
  const requests = Array.from({ length: 100 }, (_, index) => get(`a${index}`, '192.0.2.1'));
  while (handled.length === 0) await setImmediate();
  await get('b', '192.0.2.2');
  expect(handled.indexOf('b')).toBeLessThan(50);
  await Promise.all(requests);
  await app.close();
});

test('beyond those that may wait a request is rejected, and may be repeated', async () => {
  const { app, get, respond } = await start({ maxHandled: 1, maxWaiting: 1 });
  const [first, second] = [get('1', '192.0.2.1'), get('2', '192.0.2.1')];
  const third = await get('3', '192.0.2.1');
  expect(third.statusCode).toBe(429);
  expect(third.json()).toMatchObject({ code: 'too_many_requests', params: { seconds: 1 } });
  expect(third.headers['retry-after']).toBe('1');
  await respond();
  await respond();
  expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
  await app.close();
});

test('a read that has waited for too long is rejected', async () => {
  const { app, get, handled, respond } = await start({ maxHandled: 1, maxReadWaitMs: 1 });
  const first = get('a1', '192.0.2.1');
  const { statusCode, headers } = await get('a2', '192.0.2.1');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  await respond();
  expect((await first).statusCode).toBe(200);
  expect(handled).toEqual(['a1']);
  await app.close();
});

test('a client that leaves is not handled any more, and makes room for those that wait', async () => {
  const { app, get, handled, respond, settle } = await start({ maxHandled: 1, maxWaiting: 2 });
  const leaving = new AbortController();
  const first = get('1', '192.0.2.1');
  const abandoned = ['2', '3'].map((name) => get(name, '192.0.2.1', leaving.signal));
  await settle();
  leaving.abort();
  await Promise.allSettled(abandoned);
  const stay = [get('4', '192.0.2.1'), get('5', '192.0.2.1')];
  await settle();
  for (let count = 0; count < 3; count += 1) await respond();
  expect(handled).toEqual(['1', '4', '5']);
  for (const response of [first, ...stay]) expect((await response).statusCode).toBe(200);
  await app.close();
});

test('a client that leaves frees its place when its handler settles', async () => {
  const { app, get, handled, respond, settle } = await start({ maxHandled: 2 });
  for (let times = 0; times < 3; times += 1) {
    const leaving = new AbortController();
    const abandoned = ['1', '2', '3'].map((name) => get(name, '192.0.2.1', leaving.signal));
    await settle();
    leaving.abort();
    await Promise.allSettled(abandoned);
    const stays = get('4', '192.0.2.1');
    await settle();
    expect(handled.splice(0)).toEqual(['1', '2']);
    await respond();
    expect(handled.splice(0)).toEqual(['4']);
    await respond();
    await respond();
    expect((await stays).statusCode).toBe(200);
  }
  await app.close();
});

test('of requests that are pipelined on one connection none is handled after its end', async () => {
  const { app, get, handled, respond } = await start({ maxHandled: 1 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = await accepted;
  const requests = ['1', '2', '3'].map((name) => `GET /${name} HTTP/1.1\r\nhost: x\r\n\r\n`);
  client.write(requests.join(''));
  while (handled.length === 0) await setImmediate();
  const closed = once(socket, 'close');
  client.destroy();
  await closed;
  const stays = get('4', '127.0.0.1');
  await respond();
  await respond();
  expect(handled).toEqual(['1', '4']);
  expect((await stays).statusCode).toBe(200);
  await app.close();
});

test('a process that cannot keep up rejects what is not a check of its life', async () => {
  const app = await buildTestApp({
    overloadLimits: { ...OVERLOAD_LIMITS, sampleInterval: 100, maxHeapUsedBytes: 1 },
  });
  let response = await app.get('/categories');
  while (response.status === 200) response = await app.get('/categories');
  expect(response).toMatchObject({
    status: 503,
    body: { code: 'overloaded', error: expect.stringMatching(/^Too many visitors are waiting/) },
  });
  expect(response.headers.get('retry-after')).toBe('2');
  expect((await app.get('/healthz')).status).toBe(200);
});
