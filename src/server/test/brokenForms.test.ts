import { connect } from 'node:net';
import { buildTestApp, type TestApp } from './buildTestApp';
import { makeNoise } from './images';
import { filePart, rawForm } from './rawForms';

/** Both forms of the catalogue, and the field that their files come in. */
const FORMS = [
  ['/spare-parts', 'images'],
  ['/categories/', 'image'],
] as const;

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
  await app.logInAs('admin');
});
afterAll(() => app.close());

/** Whatever a test sends: nothing of it may be kept. */
afterEach(async () => {
  expect((await app.get('/categories')).body).toEqual([]);
  expect((await app.get('/spare-parts')).body).toEqual([]);
  expect(app.storedFiles()).toEqual([]);
  expect(app.temporaryFiles()).toEqual([]);
});

describe.each(FORMS)('POST %s', (path, field) => {
  test.each([
    ['nothing', ''],
    ['no boundary in it', 'name=p'],
    ['the end missing', '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\np'],
    ['cut within a head', '--b\r\nContent-Disposition: form-da'],
    [
      'another boundary',
      '--c\r\nContent-Disposition: form-data; name="name"\r\n\r\np\r\n--c--\r\n',
    ],
  ])('a form that is broken: %s', async (_what, text) => {
    const { status, body } = await app.call('POST', path, rawForm(text));
    expect(status).toBe(400);
    expect(body.error).toMatch(/^The (form is broken or not complete|name is missing)\.$/);
  });

  test('a form without a boundary in its type', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    expect(await app.call('POST', path, { body: 'x', headers })).toMatchObject({
      status: 400,
      body: { error: 'The form is broken or not complete.' },
    });
  });

  test('a form that breaks off within a file', async () => {
    const whole = filePart('p.png', await makeNoise(200, 200), field);
    const { status } = await app.call('POST', path, rawForm(whole.subarray(0, 20_000)));
    expect(status).toBe(400);
  });

  test('a sender that goes away in the middle of a file leaves nothing', async () => {
    const login = await app.logInAs('admin');
    expect(login).toContain('@');
    const before = app.temporaryFiles().length;
    const socket = connect(app.port, '127.0.0.1');
    const token = await tokenOfNewAdmin();
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n',
    );
    socket.write(filePart('p.png', Buffer.alloc(100_000), field).subarray(0, 90_000));
    await until(() => app.temporaryFiles().length > before);
    socket.destroy();
    await until(() => app.temporaryFiles().length === before);
  });
});

async function tokenOfNewAdmin(): Promise<string> {
  const emailId = await app.logInAs('admin');
  const { body } = await app.postJson<{ token: string }>('/auth/login', {
    emailId,
    password: 'correct horse battery',
  });
  return body.token;
}

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error('It did not come true within 10 seconds.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
