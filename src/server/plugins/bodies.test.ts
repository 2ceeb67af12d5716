import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { MAX_BULK, MAX_JSON_BYTES } from '@/shared/limits';
import { useTestApp } from '@/server/testing/buildTestApp';
import { bodies } from './bodies';
import { jsonLimitOf } from './bodyLimits';
import { JSON_TYPE, listOperations, readContract, resolve, type Schema } from './contract';
import { errors } from './errors';
import { OVERLOAD_LIMITS, overload } from './overload';
import { readTexts } from './texts';

const contract = readContract();
const operations = listOperations(contract).filter(({ bodies }) => bodies[JSON_TYPE]);
const headers = { 'content-type': JSON_TYPE };

const START = '{"name":"';

/** The longest value of a schema: each character takes as many bytes as one can. */
function longest(schema: Schema): unknown {
  const { $ref: _, ...resolved } = resolve(schema, contract.components.schemas);
  const { enum: values, items, maxItems, maxLength, format, properties, type } = resolved;
  if (values) return values[0];
  if (items) {
    // Longer lists are not read before they are rejected.
    expect(maxItems).toBeLessThanOrEqual(MAX_BULK);
    return Array(maxItems).fill(longest(items));
  }
  if (maxLength !== undefined && format !== 'binary') return '🛗'.repeat(maxLength);
  if (type === 'integer' || type === 'number') return 123_456.789;
  const parts = [...(resolved.allOf ?? []), ...(resolved.oneOf ?? [])].map(longest);
  if (!properties && parts.length === 0) return 'x'.repeat(40);
  const named = Object.entries(properties ?? {}).map(([name, value]) => [name, longest(value)]);
  return Object.assign({}, ...parts, Object.fromEntries(named)) as object;
}

describe('JSON bodies', () => {
  const app = useTestApp({ config: { trustProxy: true }, shared: true });
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  test.each(operations)('of $id may be as long as the longest valid one', async (operation) => {
    const { id, method, path, bodies } = operation;
    await app.logInAs('admin');
    const limit = jsonLimitOf(contract, bodies[JSON_TYPE]);
    const body = JSON.stringify(longest(bodies[JSON_TYPE]!));
    const url = path.replace(/\{\w+\}/g, 'x');
    // A row of an import with long texts in all of its 200 columns; 200 parts with all texts long.
    if (id === 'editImportRow' || id === 'saveTranslations') expect(limit).toBe(MAX_JSON_BYTES);
    else expect((await app.call(method, url, { body, headers })).status).not.toBe(413);
    await app.logInAs('admin');
    const longer = body.slice(0, limit).padEnd(limit + 1);
    expect(await app.call(method, url, { body: longer, headers })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    });
  });

  test('of more values than any list of the contract are rejected', async () => {
    const many = Array.from({ length: MAX_BULK + 1 }, (_, key) => [String(key), 1] as const);
    for (const body of [Object.fromEntries(many), { lines: many.map(([key]) => key) }])
      expect((await app.postJson('/spare-parts/match', body)).status).toBe(400);
  });

  /** Begins a request whose body never ends. */
  const begin = (ipAddress: string, length: number) => {
    const socket = connect(app.port, '127.0.0.1');
    sockets.push(socket);
    socket.write(
      `POST /inquiries HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${ipAddress}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${START}`,
    );
    return socket;
  };

  test('that do not end hold little memory, and exclude no other IP address', async () => {
    let begun = 0;
    app.app.server.on('request', () => (begun += 1));
    const length = 900_000;
    const unfinished = Array.from({ length: 10 }, () => begin('192.0.2.1', length));
    while (begun < unfinished.length) await setImmediate();
    const other = await app.call('POST', '/spare-parts/lookup', {
      body: '{"numbers":["x"]}',
      headers: { ...headers, 'x-forwarded-for': '192.0.2.2' },
    });
    expect(other.status).toBe(200);
    const received = unfinished.map(async (socket) => {
      socket.write('x'.repeat(length - START.length));
      const [response] = (await once(socket, 'data')) as [Buffer];
      return response.toString().slice(9, 12);
    });
    const statuses = await Promise.all(received);
    expect(statuses.sort()).toEqual([...Array<string>(9).fill('400'), '503']);
  });
});

test('a JSON body is parsed in the turn of its IP address', async () => {
  const app = Fastify();
  await app.register(errors);
  await app.register(overload, { ...OVERLOAD_LIMITS, maxHandled: 1 });
  await app.register(bodies);
  const operation = listOperations(contract).find(({ id }) => id === 'lookUpNumbers')!;
  let end = () => undefined as void;
  const config = { operation };
  app.get('/long', { config }, () => new Promise<string>((done) => (end = () => done('end'))));
  app.post('/', { config, preValidation: [readTexts] }, async ({ body }) => body);
  const long = app.inject('/long');
  let isOver = false;
  const sent = ['{"numbers":[', '{"numbers":["x"]}'].map((payload) =>
    app.inject({ method: 'POST', url: '/', headers, payload }).finally(() => (isOver = true)),
  );
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(isOver).toBe(false);
  end();
  expect((await long).body).toBe('end');
  const [broken, whole] = await Promise.all(sent);
  expect(broken?.statusCode).toBe(400);
  expect(whole?.json()).toEqual({ numbers: ['x'] });
  await app.close();
});
