import { connect } from 'node:net';
import { useTestApp } from './buildTestApp';
import { MISSING } from './client';
import { until } from './databases';
import { makeHugePng, makeImage, makeNoise } from './images';
import { filePart, rawForm } from './rawForms';

const MIB = 1024 ** 2;

/** Both forms of the catalogue, and the field that their files come in. */
const FORMS = [
  ['/spare-parts', 'images'],
  ['/categories/', 'image'],
] as const;

const app = useTestApp({ role: 'admin', shared: true });

/** Whatever a test sends: nothing of it may be stored. */
afterEach(async () => {
  expect(await app.read('/categories')).toEqual([]);
  expect(await app.read('/spare-parts')).toEqual([]);
  expect(app.storedFiles()).toEqual([]);
  expect(app.temporaryFiles()).toEqual([]);
});

describe.each(FORMS)('POST %s', (path, field) => {
  test.each([
    ['a missing name', { description: 'x' }, 'The name is missing.'],
    ['a blank name', { name: ' \t\r\n ' }, 'The name is missing.'],
    ['a long name', { name: 'n'.repeat(201) }, 'The name is longer than 200 characters.'],
    ['an unknown field', { name: 'p', colour: 'red' }, 'The field "colour" is not known.'],
    [
      'a field of every object',
      { name: 'p', constructor: 'x' },
      'A field of the form is not known.',
    ],
    ['a name sent twice', { name: ['p', 'q'] }, 'The field "name" was sent more than once.'],
    ['a zero-width space', { name: '\u200b' }, 'The name is missing.'],
    ['a soft hyphen', { name: '\u00ad' }, 'The name is missing.'],
    ['a NUL character', { name: '\0' }, 'The name is missing.'],
    [
      'a long description',
      { name: 'p', description: 'd'.repeat(10_001) },
      'The description is longer than 10,000 characters.',
    ],
    [
      'an endless description',
      { name: 'p', description: 'd'.repeat(100_000) },
      'The description is too long.',
    ],
  ])('%s', async (_what, fields, error) => {
    expect(await app.sendForm('POST', path, fields)).toMatchObject({
      status: 400,
      body: { error },
    });
  });

  test('a name of 200 characters outside the first plane is not too long', async () => {
    const name = '🛗'.repeat(200);
    const { status, body } = await app.sendForm<{ _id: string; name: string }>('POST', path, {
      name,
    });
    expect({ status, name: body.name }).toEqual({ status: 201, name });
    await app.call('DELETE', `${path.replace(/\/$/, '')}/${body._id}`);
  });

  test.each([
    [
      'a text renamed to .png',
      async () => Buffer.from('just text'),
      /is not a JPEG, PNG, WebP, AVIF or GIF image\.$/,
    ],
    ['an empty file', async () => Buffer.alloc(0), /is not a JPEG/],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /is not a JPEG/,
    ],
    [
      'a HEIC that cannot be read',
      async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      /is not a JPEG/,
    ],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n'), /is not a JPEG/],
    [
      'a truncated PNG',
      async () => (await makeNoise(200, 200)).subarray(0, 60_000),
      /is broken or not complete\.$/,
    ],
    [
      'a truncated JPEG',
      async () => (await makeImage('jpeg', { width: 900, height: 900 })).subarray(0, 4000),
      /is broken or not complete\.$/,
    ],
    [
      'a truncated WebP',
      async () => (await makeImage('webp', { width: 900, height: 900 })).subarray(0, 300),
      /is broken or not complete\.$/,
    ],
    [
      'only the signature of a PNG',
      async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      /is broken or not complete\.$/,
    ],
    [
      '50,000 × 50,000 pixels',
      async () => makeHugePng(50_000, 50_000),
      /has more than 50 megapixels\.$/,
    ],
  ])('%s', async (_what, make, error) => {
    const { status, body } = await app.sendForm('POST', path, { name: 'p', [field]: await make() });
    expect(status).toBe(400);
    expect(body.error).toMatch(error);
  });

  test('the file that was rejected is named', async () => {
    const fields = { name: 'p', [field]: Buffer.from('BM') };
    const { body } = await app.sendForm('POST', path, fields);
    const fault = { code: 'image_type_unsupported', params: { file: 'image.png' } };
    expect(body).toMatchObject({ ...fault, images: [{ ...fault, index: 0 }] });
  });

  test('a file of 11 MiB', async () => {
    const file = Buffer.concat([await makeImage(), Buffer.alloc(11 * MIB)]);
    const { status, body } = await app.sendForm('POST', path, { name: 'p', [field]: file });
    expect(status).toBe(413);
    expect(body.error).toBe('The file "image.png" is larger than 10 MiB.');
  });

  test('a good image beside a bad field is not stored either', async () => {
    const fields = { name: '', [field]: await makeImage() };
    expect(await app.sendForm('POST', path, fields)).toMatchObject({ status: 400 });
  });

  test.each(['../../etc/passwd.png', '..\\\\..\\\\x.png', '/etc/x.png', '..', 'a%00b.png\u0001'])(
    'a file name that is a path: %s',
    async (name) => {
      const { status, body } = await app.call(
        'POST',
        path,
        rawForm(filePart(name, await makeImage(), field)),
      );
      expect(status).toBe(400);
      expect(body.error).toBe('A file name must not hold a path or control characters.');
    },
  );

  test('text where a file belongs, and a file where text belongs', async () => {
    expect(await app.sendForm('POST', path, { name: 'p', [field]: 'x.png' })).toMatchObject({
      status: 400,
      body: { error: `The field "${field}" must be a file.` },
    });
    expect(await app.sendForm('POST', path, { name: await makeImage() })).toMatchObject({
      status: 400,
      body: { error: 'The field "name" must be text.' },
    });
  });

  test.each([
    ['nothing', ''],
    ['no boundary in it', 'name=p'],
    ['the end missing', '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\np'],
    ['cut in a head', '--b\r\nContent-Disposition: form-da'],
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

  test('a form that breaks off in a file', async () => {
    const whole = filePart('p.png', await makeNoise(200, 200), field);
    const { status } = await app.call('POST', path, rawForm(whole.subarray(0, 20_000)));
    expect(status).toBe(400);
  });

  test('a sender that goes away in the middle of a file leaves nothing', async () => {
    const socket = connect(app.port, '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${app.authorization().authorization}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n',
    );
    socket.write(filePart('p.png', Buffer.alloc(100_000), field).subarray(0, 90_000));
    await until(async () => app.temporaryFiles().length > 0);
    socket.destroy();
    await until(async () => app.temporaryFiles().length === 0);
  });

  test.each([
    ['JSON', 'application/json', '{"name":"p"}'],
    ['plain text', 'text/plain', 'name=p'],
    ['a URL-encoded form', 'application/x-www-form-urlencoded', 'name=p'],
  ])('%s is no form', async (_what, type, text) => {
    const { status, body } = await app.call('POST', path, {
      body: text,
      headers: { 'content-type': type },
    });
    expect(status).toBe(415);
    expect(body.error).toBe('This call takes multipart/form-data.');
  });
});

test('21 files', async () => {
  const images = Array<Buffer>(21).fill(await makeImage());
  expect(await app.sendForm('POST', '/spare-parts', { name: 'p', images })).toMatchObject({
    status: 413,
    body: { error: 'At most 20 files can be sent.' },
  });
});

test('a form that is rejected at its first field, with large files after it', async () => {
  const images = Array<Buffer>(4).fill(Buffer.alloc(9 * MIB));
  const form = { colour: 'red', name: 'p', images };
  const body = { error: 'The field "colour" is not known.' };
  expect(await app.sendForm('POST', '/spare-parts', form)).toMatchObject({ status: 400, body });
});

test('two files for a category', async () => {
  const image = [await makeImage(), await makeImage()];
  expect(await app.sendForm('POST', '/categories', { name: 'c', image })).toMatchObject({
    status: 400,
    body: { error: 'The field "image" takes one file only.' },
  });
});

test('a category or a parent that does not exist', async () => {
  const fields = { name: 'p', categoryId: MISSING, images: await makeImage() };
  const { status, body } = await app.sendForm('POST', '/spare-parts', fields);
  expect(status).toBe(400);
  expect(body.error).toBe('The category does not exist.');
  const category = { name: 'c', parentId: MISSING, image: await makeImage() };
  expect((await app.sendForm('POST', '/categories', category)).status).toBe(400);
});

test('every rejected image of a part is named, and none is stored', async () => {
  const images = [Buffer.from('BM'), await makeImage(), makeHugePng(50_000, 50_000)];
  const { status, body } = await app.sendForm('POST', '/spare-parts', { name: 'p', images });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: {
      error:
        'The file "image.png" is not a JPEG, PNG, WebP, AVIF or GIF image. ' +
        'The image "image.png" has more than 50 megapixels.',
      code: 'images_rejected',
      params: { count: 2, files: 'image.png, image.png' },
      images: [
        { index: 0, code: 'image_type_unsupported' },
        { index: 2, code: 'image_too_many_pixels' },
      ],
    },
  });
});
