import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeImage } from '@/server/testing/images';
import type { SparePart } from '@/server/generated/requests';
import { SYSTEM } from '../../core/history/changeRepository';
import type { RestoreOptions } from '../../catalogue/spareParts/deletion';
import { restoreEntries } from './restore';

describe.each(DATABASE_KINDS)('parts in the trash on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const add: typeof app.addPart = (fields) => app.addPart(fields);
  const remove = (id: string) => app.call<{ change: string }>('DELETE', `/spare-parts/${id}`);
  const putBack = (ids: string[], options?: RestoreOptions) =>
    restoreEntries(app.db, { ids }, SYSTEM, options ?? {});
  const read = (id: string) => app.read<SparePart>(`/spare-parts/${id}`);
  const names = async (query = '') =>
    (await app.read<SparePart[]>(`/spare-parts${query}`)).map(({ name }) => name);

  test('a deleted part is gone everywhere, and comes back as it was, in its place', async () => {
    await app.postJson('/attributes', {
      key: 'load',
      labelEn: 'Load',
      labelZh: '载重',
      kind: 'number',
      unit: 'kg',
    });
    const part = await add({
      name: 'Door belt',
      partNumber: 'DB-1',
      references: '{"kind":"oem","maker":"Otis","number":"717W1"}',
      attributes: '{"key":"load","number":630}',
      images: await makeImage(),
    });
    await add({ name: 'Rail' });
    expect((await remove(part._id)).body.change).toMatch(/^[0-9a-f]{24}$/);
    expect(await names()).toEqual(['Rail']);
    expect(await names('?q=belt')).toEqual([]);
    expect((await app.get(`/spare-parts/${part._id}`)).status).toBe(404);
    await putBack([part._id]);
    expect(await read(part._id)).toEqual(part);
    expect(await names()).toEqual(['Rail', 'Door belt']);
    expect(await names('?q=717W1')).toEqual(['Door belt']);
    await expect(putBack([part._id])).rejects.toMatchObject({ code: 'not_in_trash' });
  });

  test('a number that another part has now: nothing comes back, or without it', async () => {
    const first = await add({ name: 'First', partNumber: 'N-1' });
    const other = await add({ name: 'Other' });
    for (const { _id } of [first, other]) await remove(_id);
    await add({ name: 'Near', partNumber: 'N 1' });
    const holder = await add({ name: 'Holder', partNumber: 'n-1' });
    const ids = [other._id, first._id];
    await expect(putBack(ids)).rejects.toMatchObject({
      code: 'number_taken',
      message: 'The number N-1 of "First" belongs to "Holder" now.',
      extra: { details: { holder: { _id: holder._id }, part: { _id: first._id } } },
    });
    expect(await names()).toEqual(['Holder', 'Near']);
    await putBack(ids, { withoutTakenNumbers: true });
    expect(await names()).toEqual(['Holder', 'Near', 'Other', 'First']);
    expect(await read(first._id)).not.toHaveProperty('partNumber');
  });

  test('two deleted parts with one number come back one with it', async () => {
    const ids: string[] = [];
    for (const name of ['First', 'Second']) {
      const { _id } = await add({ name, partNumber: 'N-1' });
      ids.push(_id);
      await remove(_id);
    }
    await expect(putBack(ids)).rejects.toMatchObject({ code: 'number_taken' });
    await putBack(ids, { withoutTakenNumbers: true });
    expect(await names('?q=N-1')).toHaveLength(1);
    expect(await names()).toEqual(['Second', 'First']);
  });

  test('a part whose category is gone comes back without one, else with its present name', async () => {
    const category = async (name: string) => (await app.addCategory(name))._id;
    const [gone, renamed] = [await category('Gone'), await category('Old')];
    const parts = [
      await add({ name: 'Of none', categoryId: gone }),
      await add({ name: 'Of renamed', categoryId: renamed }),
    ].map(({ _id }) => _id);
    for (const id of parts) await remove(id);
    await app.call('DELETE', `/categories/${gone}`);
    await app.sendForm('PUT', `/categories/${renamed}`, { name: 'New' });
    await putBack(parts);
    expect(await read(parts[0]!)).not.toHaveProperty('categoryId');
    expect(await read(parts[1]!)).toMatchObject({ categoryId: { name: 'New' } });
    expect(await names(`?q=new`)).toEqual(['Of renamed']);
  });

  test('values of an attribute are converted into its unit, and skipped where it is gone', async () => {
    const attribute = { kind: 'number', unit: 'mm' };
    const made: string[] = [];
    for (const key of ['width', 'height']) {
      const form = { ...attribute, key, labelEn: key, labelZh: key };
      made.push((await app.postJson<{ _id: string }>('/attributes', form)).body._id);
    }
    const fields = { name: 'Rail', attributes: '{"key":"width","number":50}' };
    const { _id } = await add(fields);
    await remove(_id);
    const form = { ...attribute, key: 'width', labelEn: 'W', labelZh: 'W', unit: 'cm' };
    expect((await app.postJson(`/attributes/${made[0]}`, form, 'PUT')).status).toBe(200);
    await putBack([_id]);
    expect((await read(_id)).attributes).toMatchObject([{ key: 'width', number: 5 }]);
    await remove(_id);
    expect((await app.call('DELETE', `/attributes/${made[0]}`)).status).toBe(200);
    await putBack([_id]);
    expect(await read(_id)).not.toHaveProperty('attributes');
  });
});
