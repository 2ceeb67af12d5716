import { connect } from 'node:net';
import { ORIGIN, useTestApp } from './buildTestApp';
import { MISSING, makeForm } from './client';
import { makeImage } from './images';

const MIB = 1024 ** 2;

const app = useTestApp({ role: 'admin', shared: true });

/** Whatever a test sends: nothing of it may be stored. */
afterEach(async () => {
  expect(await app.read('/categories')).toEqual([]);
  expect(await app.read('/spare-parts')).toEqual([]);
  expect(app.storedFiles()).toEqual([]);
  expect(app.temporaryFiles()).toEqual([]);
});

/** Everything that the backend responds to these bytes with before it ends the connection. */
const send = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let response = '';
    const socket = connect(app.port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (data) => (response += String(data)));
    socket.once('close', () => resolve(response)).once('error', reject);
  });

test.each([
  '12',
  'x'.repeat(24),
  '671F0C2AB3D94E5F60718293',
  '%00',
  "'--",
  '671f0c2ab3d94e5f6071829',
  'x'.repeat(400),
  'a'.repeat(1500),
  '%2F..%2F',
  '%E9%85%8D%E4%BB%B6'.repeat(40),
])('the malformed id %s', async (id) => {
  const nothing = { status: 404, body: { error: 'There is nothing at this address.' } };
  const paths = ['/spare-parts/', '/categories/', '/inquiries/'];
  for (const path of paths) expect(await app.get(path + id)).toMatchObject(nothing);
  expect((await app.get(`/uploads/${id}`)).status).toBe(404);
  expect(await app.get(`/categories/${id}/spareparts`)).toMatchObject(nothing);
  expect(await app.call('DELETE', `/categories/${id}`)).toMatchObject(nothing);
});

test.each(['12', 'x'.repeat(24), "'--"])('the malformed category %s of a part', async (id) => {
  expect(await app.sendForm('POST', '/spare-parts', { name: 'p', categoryId: id })).toMatchObject({
    status: 400,
    body: { error: 'The category is not valid.' },
  });
});

test('ids that nothing has', async () => {
  const part = { status: 404, body: { error: 'This spare part does not exist.' } };
  const category = { status: 404, body: { error: 'This category does not exist.' } };
  expect(await app.get(`/spare-parts/${MISSING}`)).toMatchObject(part);
  expect(await app.call('DELETE', `/spare-parts/${MISSING}`)).toMatchObject(part);
  expect(
    await app.sendForm('PUT', `/spare-parts/${MISSING}`, { name: 'p', images: await makeImage() }),
  ).toMatchObject(part);
  expect(await app.get(`/categories/${MISSING}/spareparts`)).toMatchObject(category);
  expect(await app.call('DELETE', `/categories/${MISSING}`)).toMatchObject(category);
  expect(
    await app.sendForm('PUT', `/categories/${MISSING}`, { name: 'c', image: await makeImage() }),
  ).toMatchObject(category);
});

test.each([
  ['page=0', 'The page must be at least 1.'],
  ['page=x', 'The page must be a whole number.'],
  ['page=1.5', 'The page must be a whole number.'],
  ['page=1&page=2', 'The page must be a whole number.'],
  ['page=1000001', 'The page must be at most 1,000,000.'],
  ['limit=101&page=1', 'The limit must be at most 100.'],
  ['sort=price', /^The sort must be one of name, -name, /],
  ['categoryId=x', 'The category is not valid.'],
  [`q=${'x'.repeat(201)}`, 'The search text is longer than 200 characters.'],
])('the query %s', async (query, error) => {
  const { status, body } = await app.get(`/spare-parts?${query}`);
  expect(status).toBe(400);
  expect(body.error).toEqual(expect.stringMatching(error));
});

test('query parameters that are not known are ignored', async () => {
  expect((await app.get('/spare-parts?utm_source=x')).status).toBe(200);
});

test('a JSON body of 10 MiB', async () => {
  const value = { emailId: 'a@example.com', password: 'x'.repeat(10 * MIB) };
  expect(await app.postJson('/auth/login', value)).toMatchObject({
    status: 413,
    body: { error: 'The body is longer than any that this call takes.' },
  });
});

test.each([
  ['{"emailId":', 'The body is not valid JSON.'],
  ['', 'The body is not valid.'],
  ['null', 'The body is not valid.'],
  ['[]', 'The body is not valid.'],
  ['{"emailId":5,"password":"x"}', 'The email must be text.'],
  ['{"emailId":"a@b.co"}', 'The password is missing.'],
  ['{"emailId":"a@b.co","password":"x","admin":true}', 'The field "admin" is not known.'],
  ['{"__proto__":{"x":1}}', 'The body is not valid JSON.'],
  ['{"emailId":"\\u0000\\u200b","password":"x"}', 'The email is missing.'],
  ['{"emailId":"a\\ud800","password":"x"}', 'The email holds a character that is not allowed.'],
])('the JSON body %s', async (body, error) => {
  const headers = { 'content-type': 'application/json' };
  expect(await app.call('POST', '/auth/login', { body, headers })).toMatchObject({
    status: 400,
    body: { error },
  });
});

test('a form where JSON belongs', async () => {
  expect(await app.call('POST', '/auth/login', { body: makeForm({ emailId: 'a' }) })).toMatchObject(
    {
      status: 415,
      body: { error: 'This call takes application/json.' },
    },
  );
});

test.each([
  '/nope',
  '/spare-parts/671f0c2ab3d94e5f60718293/x',
  '/..%2f..%2fetc/passwd',
  '/uploads',
])('the unknown URL %s', async (path) => {
  const body = { error: 'There is nothing at this address.' };
  expect(await app.get(path)).toMatchObject({ status: 404, body });
});

test('a URL that is not one, a request that is not HTTP', async () => {
  const body = { error: 'The address is not valid.' };
  expect(await app.get('/%zz')).toMatchObject({ status: 400, body });
  expect(await send('NONSENSE\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 .*\{"error":"The request is not understood\.","code":"invalid_request"\}$/s,
  );
});

test('a method that the path lacks is rejected before its body is read; the site may read why', async () => {
  const headers = { origin: ORIGIN, 'content-type': 'text/plain' };
  const rejected = await app.call('PATCH', '/categories/', { body: 'x', headers });
  expect(rejected).toMatchObject({
    status: 405,
    body: {
      error: 'This address takes no PATCH requests.',
      code: 'method_not_allowed',
      params: { method: 'PATCH' },
    },
  });
  expect(rejected.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
  const exposed = rejected.headers.get('access-control-expose-headers')?.split(', ');
  expect(exposed).toEqual(expect.arrayContaining(['allow', 'location', 'www-authenticate']));
  // Not the part with the id "export".
  expect((await app.call('DELETE', '/spare-parts/export')).status).toBe(405);
  expect((await app.call('PATCH', '/nope')).status).toBe(404);
});

const HEAD = 'POST /auth/logout HTTP/1.1\r\nHost: x\r\n';
const SMUGGLED = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

test.each([
  ['a length beside chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['chunks beside a length', 'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 4\r\n\r\n'],
  ['chunks that are not last', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a header that goes on in the next line', 'X-A: b\r\n Content-Length: 4\r\n\r\n'],
  ['a name that ends in a blank', 'Content-Length : 0\r\n\r\n'],
  ['no carriage return', 'X-A: b\nContent-Length: 0\n\n'],
])('of %s no second request is read', async (_what, rest) => {
  const response = await send(HEAD + rest + SMUGGLED);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test('TRACE is not known and echoes nothing', async () => {
  const response = await send(
    'TRACE / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer secret\r\nConnection: close\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
  expect(response).not.toContain('secret');
});

/** Sends a body in the pace of a real client, and reads the response only after it. */
function upload(path: string, type: string, body: Buffer, token = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(app.port, '127.0.0.1');
    socket.setEncoding('utf8').on('data', (data) => (received += String(data)));
    socket.once('close', () => resolve(received)).once('error', reject);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${token}Content-Type: ${type}\r\n` +
        `Content-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body);
  });
}

describe('a client that sends all of a body that is rejected gets the response', () => {
  const FORM = 'multipart/form-data; boundary=b';
  test.each([
    ['JSON of 5 MB', '/auth/login', 'application/json', 5, '413'],
    ['JSON of 5 MB without a token', '/attributes', 'application/json', 5, '401'],
    ['another type', '/auth/login', 'text/plain', 5, '415'],
    ['a form of 5 MB without a token', '/spare-parts', FORM, 5, '401'],
    ['a form that is too long', '/categories/', FORM, 15, '413'],
  ])('%s', async (_what, path, type, mib, status) => {
    const body = Buffer.alloc(mib * MIB, 'x');
    const token = status === '413' ? `Authorization: ${app.authorization().authorization}\r\n` : '';
    const responses = await Promise.all(
      Array.from({ length: mib > 5 ? 1 : 10 }, () => upload(path, type, body, token)),
    );
    for (const response of responses) expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});
