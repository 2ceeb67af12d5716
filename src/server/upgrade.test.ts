import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup } from './commands/backup';
import { openDb } from './db/kysely';
import type { Import } from './generated/requests';
import { folderStorage } from './modules/core/media/folderStorage';
import { useTestApp } from './testing/buildTestApp';
import { DATABASE_KINDS, makeTestPlace, type TestPlace } from './testing/databases';
import { runOn } from './testing/postgresServer';
import { RELEASES, type Recorded } from './testing/releases';

/* This build on the data of every release. A fixture of a release that is out never changes. */

const CASES = readdirSync(RELEASES).flatMap((version) =>
  [...DATABASE_KINDS, 'backup' as const].map((kind) => [version, kind] as const),
);

/** Puts the data of a release in place; no earlier part of the test has opened them. */
async function placeData(release: string, kind: (typeof CASES)[number][1]): Promise<TestPlace> {
  const place = await makeTestPlace(kind === 'backup' ? 'sqlite' : kind);
  if (kind === 'backup') {
    const folder = join(place.dataDir, 'backup');
    cpSync(join(release, kind), folder, { recursive: true });
    await restoreBackup({ ...place, mediaStore: undefined }, folder, { replace: false });
    return place;
  }
  cpSync(join(release, kind), place.dataDir, { recursive: true });
  if (place.databaseUrl) {
    await runOn(place.databaseUrl, readFileSync(join(place.dataDir, 'dump.sql'), 'utf8'));
  }
  return place;
}

describe.each(CASES)('the data of release %s, %s', (version, kind) => {
  const release = join(RELEASES, version);
  const file = join(release, `${kind === 'postgres' ? kind : 'sqlite'}.json`);
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  let place: TestPlace;

  beforeAll(async () => {
    place = await placeData(release, kind);
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
      expect({ path, body: await app.read(path) }).toMatchObject({ path, body });
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
    await post(`${path}/apply`);
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
