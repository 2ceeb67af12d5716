import { ORIGIN, buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeImage } from '@/server/testing/images';
import { readIfMatch } from './entityTags';

const MISSING = '671f0c2ab3d94e5f60718293';
const CHANGED = 'Someone else has changed this meanwhile. Nothing was changed.';

interface Versioned {
  _id: string;
  name: string;
  version: number;
  error?: string;
}

describe('If-Match', () => {
  const admits = (header: string | undefined, version = 7) => {
    try {
      readIfMatch(header)(version);
      return true;
    } catch {
      return false;
    }
  };

  test.each([
    undefined,
    '*',
    ' * ',
    '"7"',
    '"7.abc"',
    'W/"7.abc"',
    '"7.abc-gzip"',
    '"3", W/"7.abc" ,"9"',
    '"7.a,b"',
    '"7",',
  ])('%s admits version 7', (header) => {
    expect(admits(header)).toBe(true);
  });

  test.each(['"8"', '"77"', '"7x"', '"07"', '""', '"x.7"', '"8.7", "*"', '"é"'])(
    '%s admits another version, or none',
    (header) => {
      expect(() => readIfMatch(header)(7)).toThrow(
        expect.objectContaining({ statusCode: 412, message: CHANGED }),
      );
    },
  );

  test.each(['', ' ', '7', '"7', '7"', "'7'", '"7" "8"', '"7", ,"8"', 'w/"7"', '"7",*'])(
    '<%s> is not a list of tags',
    (header) => {
      expect(() => readIfMatch(header)).toThrow(expect.objectContaining({ statusCode: 400 }));
    },
  );
});

const PLACES = [
  ['categories', '/categories'],
  ['spare parts', '/spare-parts'],
] as const;

describe.each(DATABASE_KINDS)('versions on %s', (kind) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await buildTestApp({ kind });
    await app.logInAs('admin');
  });
  afterEach(() => app.close());

  type Fields = Parameters<TestApp['sendForm']>[2];
  const add = (place: string, fields: Fields) => app.sendForm<Versioned>('POST', place, fields);
  const read = (path: string) => app.get<Versioned>(path);
  const put = (path: string, fields: Fields, ifMatch?: string) =>
    app.sendForm<Versioned>(
      'PUT',
      path,
      fields,
      ifMatch === undefined ? {} : { 'if-match': ifMatch },
    );
  const remove = (path: string, ifMatch: string) =>
    app.call<Versioned>('DELETE', path, { headers: { 'if-match': ifMatch } });
  const tagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';

  describe.each(PLACES)('of %s', (_name, place) => {
    test('a write from an old state is rejected and changes nothing', async () => {
      const made = await add(place, { name: 'a', images: [] });
      const path = `${place}/${made.body._id}`;
      const first = await read(path);
      expect(tagOf(first)).toMatch(/^"1\.[\w-]{22}"$/);
      expect(first.body.version).toBe(1);
      expect(tagOf(made)).toBe(tagOf(first));

      const saved = await put(path, { name: 'b' }, tagOf(first));
      expect(saved).toMatchObject({ status: 200, body: { name: 'b', version: 2 } });
      const late = await put(path, { name: 'c' }, tagOf(first));
      expect(late).toMatchObject({ status: 412, body: { error: CHANGED } });
      expect(await remove(path, tagOf(first))).toMatchObject({ status: 412 });
      const now = await read(path);
      expect(now.body).toEqual(saved.body);
      expect(tagOf(now)).toBe(tagOf(saved));

      expect(await put(path, { name: 'd' }, '"2"')).toMatchObject({ status: 200 });
      expect(await put(path, { name: 'e' })).toMatchObject({ status: 200, body: { version: 4 } });
      expect(await put(path, { name: 'f' }, '*')).toMatchObject({ status: 200 });
      expect(await put(path, { name: 'g' }, 'nonsense')).toMatchObject({ status: 400 });
      expect(await remove(path, '"5"')).toMatchObject({ status: 200 });
    });

    test('of writes at the same time from the same state exactly one wins', async () => {
      const made = await add(place, { name: 'a' });
      const path = `${place}/${made.body._id}`;
      // Storing an image takes time, so that all have been found admissible before one is written.
      const image = { [place === '/categories' ? 'image' : 'images']: await makeImage() };
      for (let round = 1; round <= 5; round += 1) {
        const names = ['x', 'y', 'z'].map((name) => `${name}${round}`);
        const responses = await Promise.all(
          names.map((name) => put(path, { name, ...image }, `"${round}"`)),
        );
        expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
        const winner = responses.find(({ status }) => status === 200);
        expect((await read(path)).body).toEqual(winner?.body);
      }
      const ends = await Promise.all([put(path, { name: 'b' }, '"6"'), remove(path, '"6"')]);
      const statuses = ends.map(({ status }) => status);
      expect([
        [200, 412],
        [404, 200],
      ]).toContainEqual(statuses);
    });
  });

  test('a part that loses its category has another version; one in a renamed category has not', async () => {
    const top = (await add('/categories', { name: 'top' })).body;
    const below = (await add('/categories', { name: 'below', parentId: top._id })).body;
    const part = (await add('/spare-parts', { name: 'p', categoryId: below._id })).body;
    const path = `/spare-parts/${part._id}`;
    const before = await read(path);
    await put(`/categories/${below._id}`, { name: 'renamed', parentId: top._id });
    const renamed = await read(path);
    expect(renamed.body.version).toBe(1);
    // What is shown is another, so a browser must fetch it anew.
    expect(tagOf(renamed)).not.toBe(tagOf(before));
    await app.call('DELETE', `/categories/${top._id}`);
    expect((await read(path)).body).toMatchObject({ version: 2 });
    expect(await put(path, { name: 'p', categoryId: below._id }, tagOf(before))).toMatchObject({
      status: 412,
    });
  });

  test('lists and the tree tell the versions too', async () => {
    const { _id } = (await add('/categories', { name: 'a' })).body;
    await put(`/categories/${_id}`, { name: 'b' });
    await add('/spare-parts', { name: 'p', categoryId: _id });
    expect((await app.get('/categories')).body).toMatchObject([{ version: 2, partCount: 1 }]);
    expect((await app.get('/spare-parts')).body).toMatchObject([{ version: 1 }]);
  });

  // The tests below involve no dialect, so SQLite alone runs them.
  if (kind === 'postgres') return;

  describe.each(PLACES)('of %s', (_name, place) => {
    test('an unknown id stays unknown', async () => {
      const path = `${place}/${MISSING}`;
      expect(await read(path)).toMatchObject({ status: 404 });
      for (const tag of ['"1"', '*']) {
        expect(await put(path, { name: 'a' }, tag)).toMatchObject({ status: 404 });
        expect(await remove(path, tag)).toMatchObject({ status: 404 });
      }
    });

    test('a tag that compressed responses carry works as well', async () => {
      const description = 'long '.repeat(1000);
      const made = await add(place, { name: 'a', description });
      const path = `${place}/${made.body._id}`;
      const zipped = await app.get<Versioned>(path, { 'accept-encoding': 'gzip' });
      const plain = await app.get<Versioned>(path, { 'accept-encoding': 'identity' });
      expect(tagOf(zipped)).not.toBe(tagOf(plain));
      const headers = { 'accept-encoding': 'gzip', 'if-none-match': tagOf(zipped) };
      expect((await app.get(path, headers)).status).toBe(304);
      const marked = `W/${tagOf(zipped).replace(/"$/, '-gzip"')}`;
      expect((await put(path, { name: 'b' }, marked)).status).toBe(200);
    });
  });

  test('a rejected write stores none of the images that came along', async () => {
    const [image, images] = [await makeImage(), [await makeImage('jpeg')]];
    const category = await add('/categories', { name: 'a' });
    const part = await add('/spare-parts', { name: 'a' });
    const responses = [
      await put(`/categories/${category.body._id}`, { name: 'b', image }, '"9"'),
      await put(`/spare-parts/${part.body._id}`, { name: 'b', images }, '"9"'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([412, 412]);
    expect(app.storedFiles()).toEqual([]);
    expect(app.temporaryFiles()).toEqual([]);
  });

  test('the site may send the header and read the tag', async () => {
    const preflight = await app.call('OPTIONS', `/spare-parts/${MISSING}`, {
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,if-match',
      },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('if-match');
    const response = await app.get('/categories', { origin: ORIGIN });
    expect(response.headers.get('access-control-expose-headers')).toContain('etag');
  });
});
