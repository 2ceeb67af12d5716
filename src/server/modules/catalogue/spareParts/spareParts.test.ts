import type { Fields, Page, TestPart } from '@/server/testing/client';
import { useTestApp } from '@/server/testing/buildTestApp';
import { makeImage, makeNoise } from '@/server/testing/images';
import { PART_FIELDS } from '@/shared/partFields';

describe('spare parts', () => {
  const app = useTestApp({ role: 'admin' });

  const add = (fields: Fields) => app.addPart(fields);
  const change = (id: string, fields: Fields) =>
    app.sendForm<TestPart & { error?: string }>('PUT', `/spare-parts/${id}`, fields);
  const list = (query = '') => app.read<TestPart[]>(`/spare-parts${query}`);
  const page = (query: string) => app.read<Page<TestPart>>(`/spare-parts?${query}`);

  test('every field and every image comes back as it was sent, in order', async () => {
    const { _id: categoryId } = await app.addCategory('Governors');
    const texts = Object.fromEntries([
      ...PART_FIELDS.map(({ name: field }) => [field, `${field} <i>'"%_\\;--</i> 限速器 منظم 🛗`]),
      ['hsCode', '8431.31 00'],
    ]) as Record<string, string>;
    const images = [await makeNoise(), await makeImage('jpeg'), await makeImage('webp')];
    const made = await add({ ...texts, name: 'Governor', categoryId, images });
    expect(made).toMatchObject({
      ...texts,
      name: 'Governor',
      categoryId: { _id: categoryId, name: 'Governors' },
      image: made.images[0],
    });
    expect(made.images.map((name) => name.slice(65))).toEqual(['png', 'jpg', 'webp']);
    expect(await app.read(`/spare-parts/${made._id}`)).toEqual(made);
    expect(await app.read(`/spare-parts/${made._id}/`)).toEqual(made);
    expect(await list()).toEqual([made]);
    expect(await app.read(`/categories/${categoryId}/spareparts`)).toEqual([made]);
    for (const [index, name] of made.images.entries()) {
      const stored = await fetch(`${app.url}/uploads/${name}`);
      expect(Buffer.from(await stored.arrayBuffer())).toEqual(images[index]);
    }
  });

  test('a part with only a name has neither category nor image', async () => {
    const made = await add({ name: 'Buffer', brand: '', categoryId: '' });
    const { _id, createdAt, updatedAt } = made;
    expect(made).toEqual({ _id, name: 'Buffer', images: [], createdAt, updatedAt, version: 1 });
  });

  test('a part can show the same image twice', async () => {
    const image = await makeImage();
    const { images } = await add({ name: 'Twin', images: [image, image] });
    expect(images).toHaveLength(2);
    expect(images[0]).toBe(images[1]);
  });

  test('an update replaces every text; what is missing becomes empty', async () => {
    const fields = { name: 'a', brand: 'b', moq: '2', images: [await makeImage()] };
    const { _id, images } = await add(fields);
    const { body } = await change(_id, { name: 'c', weight: '3 kg' });
    expect(body).toMatchObject({ name: 'c', weight: '3 kg', images });
    expect(body).not.toHaveProperty('brand');
    expect(body).not.toHaveProperty('moq');
  });

  test('images are added, removed and put into another order without sending them again', async () => {
    const first = await makeNoise();
    const made = await add({ name: 'p', images: [first, await makeImage('jpeg')] });
    const [a = '', b = ''] = made.images;
    const added = await makeImage('webp');
    const { body } = await change(made._id, {
      name: 'p',
      images: [added],
      imageOrder: [b, 'new:0', a],
    });
    expect(body.images).toEqual([b, expect.stringMatching(/\.webp$/), a]);
    expect(body.image).toBe(b);
    const after = await change(made._id, { name: 'p', images: [await makeImage('gif')] });
    expect(after.body.images.at(-1)).toMatch(/\.gif$/);
    const one = await change(made._id, { name: 'p', imageOrder: [a] });
    expect(one.body.images).toEqual([a]);
    const none = await change(made._id, { name: 'p', imageOrder: [''] });
    expect(none.body.images).toEqual([]);
    expect(none.body).not.toHaveProperty('image');
  });

  test('an order that names what is not there, or leaves out a new image, changes nothing', async () => {
    const made = await add({ name: 'p', images: [await makeImage()] });
    const [a = ''] = made.images;
    const images = [await makeImage('jpeg')];
    for (const imageOrder of [['x.png'], [a, a], ['new:1'], ['new:0', 'new:0'], [a]]) {
      const { status, body } = await change(made._id, { name: 'q', images, imageOrder });
      expect(status).toBe(400);
      expect(body.error).toMatch(/^The list of images .*\.$/);
    }
    expect(await list()).toEqual([made]);
    expect(app.storedFiles()).toEqual([a]);
  });

  test('a part has at most 20 images, also over several updates', async () => {
    const image = await makeImage();
    const made = await add({ name: 'p', images: Array<Buffer>(20).fill(image) });
    const { status, body } = await change(made._id, { name: 'p', images: [image] });
    expect(status).toBe(400);
    expect(body.error).toBe('A spare part has at most 20 images.');
  });

  test('a deleted part is gone; deleting it again finds nothing', async () => {
    const { _id } = await add({ name: 'p' });
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => app.call('DELETE', `/spare-parts/${_id}`)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await list()).toEqual([]);
    expect((await page('page=1')).total).toBe(0);
  });
});
