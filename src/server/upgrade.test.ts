import { createHash } from 'node:crypto';
import { openDb } from './db/kysely';
import type { Import } from './generated/requests';
import { folderStorage } from './modules/core/media/folderStorage';
import { useTestApp } from './testing/buildTestApp';
import { until, type TestPlace } from './testing/databases';
import { placeRelease, readRecorded, RELEASE_DATA } from './testing/releasePlace';

/* This build on the data of every release. A fixture of a release that is out never changes. */

const sortedPage = (body: unknown) => {
  const page = body as { data: { _id: string }[] };
  return { ...page, data: [...page.data].sort((a, b) => (a._id < b._id ? -1 : 1)) };
};

describe.each(RELEASE_DATA)('the data of release %s, %s', (version, data) => {
  const recorded = readRecorded(version, data);
  let place: TestPlace;

  beforeAll(async () => {
    place = await placeRelease(version, data);
  });
  const app = useTestApp({
    shared: true,
    open: () => openDb(place),
    storage: () => folderStorage(place.dataDir),
    config: { messagesPerDay: 1_000_000 },
    // The trash and imports would expire.
    clock: () => Date.parse(recorded.madeAt) + 60_000,
  });
  beforeAll(async () => {
    const { body } = await app.postJson<{ token: string }>('/auth/login', recorded.login);
    app.useToken(body.token);
  });
  afterAll(() => place.remove());

  const post = async (path: string, form?: object) => {
    const { status, body } = await app.postJson<unknown>(path, form ?? {});
    expect({ path, status, body }).toMatchObject({ path, status: 200 });
    return body;
  };

  test('shows what the release showed', async () => {
    for (const [path, body] of Object.entries(recorded.reads)) {
      const shown = await app.read(path);
      // Another release may rank parts differently.
      const [now, before] = path.includes('&q=')
        ? [sortedPage(shown), sortedPage(body)]
        : [shown, body];
      expect({ path, body: now }).toMatchObject({ path, body: before });
    }
  });

  test('has the same PDF of a quotation, byte for byte', async () => {
    const headers = app.authorization();
    const response = await fetch(app.url + recorded.pdf.path, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(recorded.pdf.sha256);
  });

  test('lets an import that is checked be applied', async () => {
    const path = `/imports/${recorded.importId}`;
    const read = () => app.read<Import>(path);
    // The dry run of a release with another schema is made again.
    const { status } = await app.call('POST', `${path}/apply`);
    if (status === 409) {
      await until(async () => (await read()).state === 'ready');
      await post(`${path}/apply`);
    }
    expect(await read()).toMatchObject({ state: 'applied' });
    const found = await app.read('/spare-parts?page=1&q=FX-waiting');
    expect(found).toMatchObject({ data: [{ name: 'Part waiting' }, {}] });
  });

  test('lets an edit be undone', async () => {
    const { change, partId } = recorded.edit;
    const packing = async () =>
      (await app.read<{ packing?: string }>(`/spare-parts/${partId}`)).packing;
    expect(await packing()).toBe('Wooden case');
    expect(await post(`/changes/${change}/undo`)).toMatchObject({ changed: 4, skipped: [] });
    expect(await packing()).toBeUndefined();
  });

  test('lets what is in the trash be restored', async () => {
    const { partId, categoryId } = recorded.trash;
    await post('/trash/restore', { ids: [categoryId, partId] });
    const part = await app.read<{ images: string[] }>(`/spare-parts/${partId}`);
    expect(part).toMatchObject({ partNumber: 'FX-OLD', categoryId: { name: 'Former, inner' } });
    expect((await app.get(`/uploads/${part.images[0]}`)).status).toBe(200);
    expect(await app.read(`/categories/${categoryId}`)).toMatchObject({ name: 'Former' });
  });
});
