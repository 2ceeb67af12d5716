import { useTestApp } from '@/server/testing/buildTestApp';
import type { Page } from '@/server/testing/client';

interface Saved {
  _id: string;
  updatedAt: string;
}

describe('version and ids of the catalogue', () => {
  const app = useTestApp({ role: 'admin' });

  const rename = (path: string, name: string) => app.sendForm('PUT', path, { name });
  const version = () => app.read<{ version: string }>('/catalogue/version');
  const ids = (query: string) => app.read<Page<Saved>>(`/catalogue/addresses?${query}`);

  test('every change gives another version, the one of the database', async () => {
    const seen = new Set([(await version()).version]);
    const changed = async () => {
      const now = await version();
      expect(now.version).toBe(await app.db.catalogueVersion.current());
      expect(seen.has(now.version)).toBe(false);
      expect(await version()).toEqual(now);
      seen.add(now.version);
    };
    const category = await app.addCategory('Doors');
    await changed();
    const part = await app.addPart({ name: 'Door operator' });
    await changed();
    await rename(`/spare-parts/${part._id}`, 'Door operator DO-2');
    await changed();
    await app.call('DELETE', `/categories/${category._id}`);
    await changed();
  });

  test('parts come in the order of their ids, in pages', async () => {
    const names = ['Buffer', 'Governor', 'Encoder', 'Rail', 'Belt'];
    for (const name of names) await app.addPart({ name });
    const expected = (await app.rows('spareParts'))
      .map(({ id, updatedAt }) => ({ _id: id, updatedAt }))
      .sort((a, b) => (a._id < b._id ? -1 : 1));
    expect(await ids('kind=part')).toEqual({ data: expected, total: 5 });
    const walked: Saved[] = [];
    for (let after = '0'.repeat(24); ; after = walked.at(-1)!._id) {
      const { data, total } = await ids(`kind=part&limit=2&after=${after}`);
      expect(total).toBe(5);
      if (data.length === 0) break;
      walked.push(...data);
    }
    expect(walked).toEqual(expected);
  });

  test('categories of every level come with the time of their last change', async () => {
    const top = await app.addCategory('Doors');
    const below = await app.addCategory('Belts', top._id);
    await rename(`/categories/${top._id}`, 'Door systems');
    const stored = (await app.rows('categories')).map(({ id, updatedAt }) => [id, updatedAt]);
    const expected = [top._id, below._id]
      .sort()
      .map((_id) => ({ _id, updatedAt: new Map(stored as [string, string][]).get(_id) }));
    expect(await ids('kind=category')).toEqual({ data: expected, total: 2 });
  });

  test('they are public, and no cache stores a version', async () => {
    app.useToken('');
    const response = await app.call('GET', '/catalogue/version');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await ids('kind=category')).toEqual({ data: [], total: 0 });
  });
});
