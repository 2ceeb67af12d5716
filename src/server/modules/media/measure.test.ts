import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLease } from '@/server/db/jobs';
import { buildTestApp, quietLog, type TestApp } from '@/server/test/buildTestApp';
import { makeImage, makePhotograph } from '@/server/test/images';
import { measureOnce } from './sweeper';

interface Read {
  _id: string;
  image: string;
  images: string[];
  imageSizes?: Record<string, { width: number; height: number }>;
}

describe('sizes of pictures', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp();
    await app.logInAs('admin');
  });
  afterAll(() => app.close());

  const addPart = async (...images: Buffer[]) =>
    (await app.sendForm<Read>('POST', '/spare-parts', { name: 'p', images })).body;
  const addCategory = async (image: Buffer) =>
    (await app.sendForm<Read>('POST', '/categories', { name: 'c', image })).body;
  const read = async (path: string) => (await app.get<Read>(path)).body;
  const measure = (isStopping?: () => boolean) =>
    measureOnce({ db: app.db, media: app.media, log: quietLog(), isStopping });
  const forgetSizes = () =>
    app.db.writer.updateTable('pictures').set({ width: null, height: null }).execute();

  test('are told wherever a part or a category is read', async () => {
    const part = await addPart(
      await makeImage('webp', { width: 300, height: 120 }),
      await makePhotograph(),
    );
    const [first = '', upright = ''] = part.images;
    const sizes = {
      [first]: { width: 300, height: 120 },
      [upright]: { width: 20, height: 60 },
    };
    expect(part.imageSizes).toEqual(sizes);
    expect((await read(`/spare-parts/${part._id}`)).imageSizes).toEqual(sizes);
    const list = (await app.get<{ data: Read[] }>('/spare-parts?page=1')).body.data;
    expect(list.find(({ _id }) => _id === part._id)?.imageSizes).toEqual(sizes);

    const category = await addCategory(await makeImage('avif', { width: 64, height: 48 }));
    const size = { [category.image]: { width: 64, height: 48 } };
    expect(category.imageSizes).toEqual(size);
    expect((await read(`/categories/${category._id}`)).imageSizes).toEqual(size);
    const tree = (await app.get<Read[]>('/categories')).body;
    expect(tree.find(({ _id }) => _id === category._id)?.imageSizes).toEqual(size);
  });

  test('are absent without a picture', async () => {
    expect(await addPart()).not.toHaveProperty('imageSizes');
    const { body } = await app.sendForm<Read>('POST', '/categories', { name: 'bare' });
    expect(body).not.toHaveProperty('imageSizes');
  });

  test('are found out later where a picture was stored before, and reads tell them at once', async () => {
    const part = await addPart(await makeImage('png', { width: 51, height: 52 }));
    const category = await addCategory(await makeImage('jpeg', { width: 53, height: 54 }));
    await forgetSizes();
    await app.db.writer.updateTable('catalogue').set({ stamp: 'another' }).execute();
    expect(await read(`/spare-parts/${part._id}`)).not.toHaveProperty('imageSizes');
    expect(await read(`/categories/${category._id}`)).not.toHaveProperty('imageSizes');
    await measure();
    expect((await read(`/spare-parts/${part._id}`)).imageSizes).toEqual(part.imageSizes);
    expect((await read(`/categories/${category._id}`)).imageSizes).toEqual(category.imageSizes);
  });

  test('one that is missing or broken keeps no other from its size', async () => {
    const parts = [];
    for (const width of [61, 62, 63]) parts.push(await addPart(await makeImage('png', { width })));
    const names = parts.flatMap(({ images }) => images).sort();
    const [missing = '', broken = '', whole = ''] = names;
    rmSync(join(app.dataDir, 'uploads', missing));
    writeFileSync(join(app.dataDir, 'uploads', broken), 'no picture');
    await forgetSizes();
    await measure();
    const rows = await app.db.reader.selectFrom('pictures').select(['name', 'width']).execute();
    const widths = new Map(rows.map(({ name, width }) => [name, width]));
    expect([missing, broken].map((name) => widths.get(name))).toEqual([null, null]);
    expect(widths.get(whole)).toBeGreaterThan(60);
    expect(app.temporaryFiles()).toEqual([]);
  });

  test('one process finds them out at a time, and none that stops', async () => {
    const part = await addPart(await makeImage('png', { width: 71 }));
    await forgetSizes();
    const sizes = async () => (await read(`/spare-parts/${part._id}`)).imageSizes;
    await app.db.writer.updateTable('catalogue').set({ stamp: 'a third' }).execute();
    const lease = await takeLease(app.db.writer, 'measure', 60_000, Date.now);
    await measure();
    expect(await sizes()).toBeUndefined();
    await lease?.release();
    await measure(() => true);
    expect(await sizes()).toBeUndefined();
    await measure();
    expect(await sizes()).toEqual(part.imageSizes);
  });
});
