import { useTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { MISSING } from '@/server/testing/client';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeImage } from '@/server/testing/images';
import type { Category, SparePart } from '@/server/generated/requests';
import { MAX_DEPTH } from './placement';
import { createCategory } from './service';

describe.each(DATABASE_KINDS)('categories on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const add: TestApp['addCategory'] = (...args) => app.addCategory(...args);
  const tree = () => app.read<Category[]>('/categories');
  const part = (name: string, categoryId: string) => app.addPart({ name, categoryId });

  test('an empty catalogue has an empty tree, with and without the slash', async () => {
    expect(await app.read('/categories')).toEqual([]);
    expect(await app.read('/categories/')).toEqual([]);
  });

  test('a category comes back as it was sent, its image under its name', async () => {
    const image = await makeImage('png');
    const name = `O'Neil & "Söhne" <b>门机</b> %_\\ أبواب 🛗`;
    const made = await add(`  ${name} `, '', { description: "'; drop table x; --", image });
    expect(made).toMatchObject({ name, description: "'; drop table x; --", partCount: 0 });
    expect(made.image).toMatch(/^[0-9a-f]{64}\.png$/);
    expect(await tree()).toEqual([made]);
    const { version: _, imageSizes: _sizes, ...shown } = made;
    const child = await add('Belts', made._id);
    const menu = await app.get('/categories?fields=menu');
    expect(menu.body).toEqual([
      { ...shown, children: [{ _id: child._id, name: 'Belts', partCount: 0 }] },
    ]);
    const stored = await fetch(`${app.url}/uploads/${made.image}`);
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(image);
  });

  test('the tree nests to any depth and is in order of the names, whatever their case', async () => {
    const doors = await add('doors');
    await add('Buffers');
    await add('Änderung');
    const operators = await add('Operators', doors._id);
    await add('Belts', operators._id);
    await add('belts, toothed', operators._id);
    const [first, buffers, last] = await tree();
    expect([first?.name, buffers?.name, last?.name]).toEqual(['Änderung', 'Buffers', 'doors']);
    expect(buffers).not.toHaveProperty('children');
    expect(last?.children?.[0]?.children?.map((child) => child.name)).toEqual([
      'Belts',
      'belts, toothed',
    ]);
  });

  test('siblings may have the same name', async () => {
    for (const name of ['Twins', 'Twins']) await add(name);
    expect(await tree()).toHaveLength(2);
  });

  test('an update replaces name, description and parent, and the image where it has one', async () => {
    const parent = await add('Parent');
    const image = await makeImage();
    const child = await add('Child', parent._id, { description: 'old', image });
    const path = `/categories/${child._id}`;
    const { status, body } = await app.sendForm('PUT', path, { name: 'Renamed' });
    expect(status).toBe(200);
    const { _id, image: kept, imageSizes } = child;
    const others = { image: kept, imageSizes, partCount: 0, version: 2 };
    expect(body).toEqual({ _id, name: 'Renamed', ...others });
    expect((await tree()).map(({ name }) => name)).toEqual(['Parent', 'Renamed']);
    const fields = { name: 'Doors', image: await makeImage('jpeg') };
    const replaced = await app.sendForm<Category>('PUT', path, fields);
    expect(replaced.body.image).toMatch(/\.jpg$/);
  });

  test('a parent that is missing, the category itself or below it is rejected', async () => {
    const top = await add('Top');
    const below = await add('Below', top._id);
    const deep = await add('Deep', below._id);
    const before = await tree();
    const move = (parentId: string) =>
      app.sendForm('PUT', `/categories/${top._id}`, { name: 'Top', parentId });
    for (const parentId of [top._id, below._id, deep._id]) {
      const body = { error: 'A category cannot be moved below itself.' };
      expect(await move(parentId)).toMatchObject({ status: 400, body });
    }
    const body = { error: 'The parent category does not exist.' };
    expect(await move(MISSING)).toMatchObject({ status: 400, body });
    const orphan = await app.sendForm('POST', '/categories', { name: 'x', parentId: MISSING });
    expect(orphan).toMatchObject({ status: 400, body });
    expect(await tree()).toEqual(before);
  });

  test('moves that only together make a circle: one of them is rejected', async () => {
    for (let round = 0; round < 5; round += 1) {
      const a = await add(`a${round}`);
      const b = await add(`b${round}`);
      const responses = await Promise.all([
        app.sendForm('PUT', `/categories/${a._id}`, { name: 'a', parentId: b._id }),
        app.sendForm('PUT', `/categories/${b._id}`, { name: 'b', parentId: a._id }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
    const count = (nodes: Category[]): number =>
      nodes.reduce((sum, { children = [] }) => sum + 1 + count(children), 0);
    expect(count(await tree())).toBe(10);
  });

  test('a tree does not become deeper than it can be walked through', async () => {
    let parent = '';
    for (let level = 0; level < MAX_DEPTH; level += 1) {
      const values = { name: 'l', description: '', parentId: parent || null };
      parent = (await createCategory(app.db, values, null)).id;
    }
    const rejected = await app.sendForm('POST', '/categories', { name: 'l', parentId: parent });
    const body = { error: 'Categories nest at most 100 levels deep.' };
    expect(rejected).toMatchObject({ status: 400, body });
  });

  test('deleting removes all below and keeps the parts, without a category', async () => {
    const top = await add('Top');
    const below = await add('Below', top._id);
    const deep = await add('Deep', below._id);
    const other = await add('Other');
    const parts = [
      await part('p1', top._id),
      await part('p2', deep._id),
      await part('p3', other._id),
    ];
    const { status, body } = await app.call('DELETE', `/categories/${top._id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ deletedCategories: 3, unfiledSpareParts: 2 });
    expect(await tree()).toEqual([{ _id: other._id, name: 'Other', partCount: 1, version: 1 }]);
    const listed = await app.read<SparePart[]>('/spare-parts?sort=name');
    const categories = [undefined, undefined, { _id: other._id, name: 'Other' }];
    expect(listed.map(({ _id, categoryId }) => [_id, categoryId])).toEqual(
      parts.map(({ _id }, index) => [_id, categories[index]]),
    );
    expect((await app.get(`/categories/${deep._id}/spareparts`)).status).toBe(404);
  });

  test('of deletes at the same time one succeeds and the others find nothing', async () => {
    const { _id } = await add('Doors');
    await part('p', _id);
    const path = `/categories/${_id}`;
    const responses = await Promise.all(Array.from({ length: 5 }, () => app.call('DELETE', path)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  test('partCount follows parts that are added, moved and deleted', async () => {
    const a = await add('a');
    const b = await add('b');
    const counts = async () => (await tree()).map(({ partCount }) => partCount);
    const { _id } = await part('p', a._id);
    await part('q', a._id);
    expect(await counts()).toEqual([2, 0]);
    await app.sendForm('PUT', `/spare-parts/${_id}`, { name: 'p', categoryId: b._id });
    expect(await counts()).toEqual([1, 1]);
    await app.call('DELETE', `/spare-parts/${_id}`);
    expect(await counts()).toEqual([1, 0]);
  });
});
