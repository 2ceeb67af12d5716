import { connect } from 'node:net';
import { buildTestApp, type TestApp } from './buildTestApp';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** Everything that the backend answers to these bytes before it ends the connection. */
const send = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(app.port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (data) => (answer += String(data)));
    socket.once('close', () => resolve(answer)).once('error', reject);
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
  const answer = await send(HEAD + rest + SMUGGLED);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test('TRACE is not known and echoes nothing', async () => {
  const answer = await send(
    'TRACE / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer secret\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('secret');
});
