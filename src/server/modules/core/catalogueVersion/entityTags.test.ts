import { MISSING, type Fields } from '@/server/testing/client';
import { ORIGIN, useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeImage } from '@/server/testing/images';
import { readIfMatch } from './entityTags';

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

/** Records by a text that is their own, which is sent as a form or as JSON. */
type Sent = Record<string, string> | object;
const RECORDS: [name: string, path: string, field: string, formOf: (text: string) => Sent][] = [
  ['categories', '/categories', 'name', (name) => ({ name })],
  ['spare parts', '/spare-parts', 'name', (name) => ({ name })],
  [
    'attributes',
    '/attributes',
    'labelEn',
    (labelEn) => ({ key: 'load', labelEn, labelZh: '载重', kind: 'number', unit: 'kg' }),
  ],
  [
    'text templates',
    '/text-templates',
    'name',
    (name) => ({ field: 'remarks', name, textEn: 'A' }),
  ],
  ['synonyms', '/search/synonyms', 'term', (term) => ({ term, meaning: 'governor' })],
];
const PLACES = RECORDS.slice(0, 2).map(([, place]) => place);

describe.each(DATABASE_KINDS)('versions on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const add = (place: string, fields: Fields) => app.sendForm<Versioned>('POST', place, fields);
  const read = (path: string) => app.get<Versioned>(path);
  const withTag = (ifMatch?: string): Record<string, string> =>
    ifMatch === undefined ? {} : { 'if-match': ifMatch };
  const put = (path: string, fields: Fields, ifMatch?: string) =>
    app.sendForm<Versioned>('PUT', path, fields, withTag(ifMatch));
  const remove = (path: string, ifMatch: string) =>
    app.call<Versioned>('DELETE', path, { headers: withTag(ifMatch) });
  const tagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';

  describe.each(RECORDS)('of %s', (_name, place, field, formOf) => {
    const hasForm = PLACES.includes(place);
    const list = async () => {
      const body = await app.read<Versioned[] | { data: Versioned[] }>(place);
      return Array.isArray(body) ? body : body.data;
    };
    const send = (text: string, path = place, ifMatch?: string, files: Fields = {}) => {
      const method = path === place ? 'POST' : 'PUT';
      const form = formOf(text);
      return hasForm
        ? app.sendForm<Versioned>(method, path, { ...form, ...files }, withTag(ifMatch))
        : app.postJson<Versioned>(path, form, method, withTag(ifMatch));
    };

    test('a write from an old state is rejected and changes nothing', async () => {
      const made = await send('a');
      const path = `${place}/${made.body._id}`;
      expect(tagOf(made)).toMatch(/^"1\.[\w-]{22}"$/);
      expect(await list()).toMatchObject([{ _id: made.body._id, version: 1 }]);

      const saved = await send('b', path, tagOf(made));
      expect(saved).toMatchObject({ status: 200, body: { [field]: 'b', version: 2 } });
      const conflict = { error: CHANGED, code: 'version_conflict' };
      for (const tag of [tagOf(made), '"1"'])
        expect(await send('c', path, tag)).toMatchObject({ status: 412, body: conflict });
      expect(await remove(path, '"1"')).toMatchObject({ status: 412 });
      expect(await list()).toEqual([saved.body]);
      if (hasForm) expect(tagOf(await read(path))).toBe(tagOf(saved));

      expect(await send('d', path)).toMatchObject({ status: 200, body: { version: 3 } });
      expect(await send('e', path, '*')).toMatchObject({ status: 200, body: { version: 4 } });
      expect(await send('f', path, 'nonsense')).toMatchObject({ status: 400 });
      expect(await remove(path, 'nonsense')).toMatchObject({ status: 400 });
      for (const tag of ['"1"', '*']) {
        expect(await send('g', `${place}/${MISSING}`, tag)).toMatchObject({ status: 404 });
        expect(await remove(`${place}/${MISSING}`, tag)).toMatchObject({ status: 404 });
      }
      expect(await remove(path, '"4"')).toMatchObject({ status: 200 });
      expect(await list()).toEqual([]);
    });

    test('of writes at the same time from the same state exactly one wins', async () => {
      const path = `${place}/${(await send('a')).body._id}`;
      // Storing an image takes time, so that all have been found admissible before one is written.
      const files = { [place === '/categories' ? 'image' : 'images']: await makeImage() };
      for (let round = 1; round <= 5; round += 1) {
        const responses = await Promise.all(
          ['x', 'y', 'z'].map((text) => send(`${text}${round}`, path, `"${round}"`, files)),
        );
        expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
        const winner = responses.find(({ status }) => status === 200);
        expect(await list()).toEqual([winner?.body]);
      }
      const ends = await Promise.all([send('b', path, '"6"'), remove(path, '"6"')]);
      expect(['200,412', '404,200']).toContain(String(ends.map(({ status }) => status)));
    });
  });

  test('an attribute that is moved to another category has another version', async () => {
    const from = (await add('/categories', { name: 'from' })).body._id;
    const into = (await add('/categories', { name: 'into' })).body._id;
    const form = { key: 'load', labelEn: 'Load', labelZh: '载重', kind: 'number' };
    const { body } = await app.postJson<Versioned>('/attributes', { ...form, categoryIds: [from] });
    expect((await app.postJson(`/categories/${from}/merge`, { into })).status).toBe(200);
    const late = await app.postJson(`/attributes/${body._id}`, form, 'PUT', withTag('"1"'));
    expect(late).toMatchObject({ status: 412 });
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
    const late = await put(path, { name: 'p', categoryId: below._id }, tagOf(before));
    expect(late).toMatchObject({ status: 412 });
  });

  test('lists and the tree tell the versions too', async () => {
    const { _id } = (await add('/categories', { name: 'a' })).body;
    await put(`/categories/${_id}`, { name: 'b' });
    await add('/spare-parts', { name: 'p', categoryId: _id });
    expect(await app.read('/categories')).toMatchObject([{ version: 2, partCount: 1 }]);
    expect(await app.read('/spare-parts')).toMatchObject([{ version: 1 }]);
  });

  // The tests below involve no dialect, so SQLite alone runs them.
  if (kind === 'postgres') return;

  test.each(PLACES)('a tag that compressed responses of %s carry works as well', async (place) => {
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
