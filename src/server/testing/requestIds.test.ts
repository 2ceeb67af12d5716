import { buildTestApp, quietLog, type TestApp } from './buildTestApp';

let app: TestApp;
let lines: string[];

async function start(trustProxy: boolean | string[]): Promise<void> {
  lines = [];
  const config = { siteOrigins: ['http://localhost:8080'], trustProxy, mail: undefined };
  app = await buildTestApp({ config, log: quietLog(lines, 'info') });
}

const requestLines = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ reqId, security }) => reqId && security === undefined);

const idOf = async (path: string, headers = {}) =>
  (await app.get(path, headers)).headers.get('x-request-id');

test.each(['/healthz', '/categories', '/nowhere', '/auth/me', '/uploads/x'])(
  '%s has an id in the response and in the log, another each time',
  async (path) => {
    await start(false);
    // The second response of the catalogue comes from memory.
    const ids = [await idOf(path), await idOf(path), await idOf(path)];
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{10}-[\da-z]+$/);
    expect(requestLines().map(({ reqId }) => reqId)).toEqual(ids);
  },
);

test("a trusted proxy's id is used, a visitor's is not", async () => {
  const headers = { 'x-request-id': '7b0c-from.the_proxy' };
  await start(['127.0.0.0/8']);
  for (const path of ['/healthz', '/categories', '/categories']) {
    expect(await idOf(path, headers)).toBe('7b0c-from.the_proxy');
  }
  expect(requestLines().every(({ reqId }) => reqId === '7b0c-from.the_proxy')).toBe(true);
  await start(['10.0.0.1', '::1']);
  expect(await idOf('/healthz', headers)).not.toBe('7b0c-from.the_proxy');
});

test.each(['', 'a b', 'x'.repeat(65), 'a"b', '{"level":60}', 'a,b', 'a/b', 'é'])(
  'the id %j, which no log should hold, is replaced',
  async (id) => {
    await start(true);
    expect(await idOf('/healthz', { 'x-request-id': id })).toMatch(/^[\da-f]{10}-[\da-z]+$/);
  },
);

test('a failure of ours names the id, which leads to its cause in the log', async () => {
  await start(false);
  await app.db.writer.schema.dropTable('messages').execute();
  const { status, headers, body } = await app.postJson('/inquiries', {
    name: 'Amina',
    phone: '123456',
  });
  const id = headers.get('x-request-id');
  expect(status).toBe(500);
  expect(body.error).toBe(`Something went wrong on our side. Please try again. (reference ${id})`);
  expect(requestLines()).toContainEqual(
    expect.objectContaining({ reqId: id, level: 50, err: expect.anything() as unknown }),
  );
});

test('the site may read the id, and TLS is required only where it was used', async () => {
  await start(true);
  for (const path of ['/categories', '/categories', '/healthz']) {
    const secure = await app.get(path, {
      'x-forwarded-proto': 'https',
      origin: 'http://localhost:8080',
    });
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(secure.headers.get('access-control-expose-headers')).toContain('x-request-id');
    const plain = await app.get(path);
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  }
  await app.close();
  await start(['10.0.0.1']);
  const { headers } = await app.get('/healthz', { 'x-forwarded-proto': 'https' });
  expect(headers.get('strict-transport-security')).toBeNull();
});
