import type { Category } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { listChangedFields } from '@/server/testing/changedFields';
import { DATABASE_KINDS } from '@/server/testing/databases';

describe.each(DATABASE_KINDS)('the order of categories on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });
  let ids: Record<string, string>;
  beforeEach(async () => {
    ids = {};
    for (const name of ['Doors', 'Belts', 'Cables', 'Airguides']) ids[name] = await create(name);
    for (const name of ['Locks', 'Hangers']) ids[name] = await create(name, 'Doors');
  });

  const create = async (name: string, parent?: string): Promise<string> => {
    const nameZh = { Belts: '皮带', Cables: '电缆' }[name] ?? '';
    const parentId = parent === undefined ? '' : (ids[parent] ?? '');
    return (await app.addCategory(name, parentId, { nameZh }))._id;
  };

  const idOf = (name: string | null) => (name === null ? null : ids[name]);

  /** `before` undefined: in the order of the names. */
  const move = (name: string, parent: string | null, before?: string | null, query = '') =>
    app.postJson<{ change?: string; code?: string }>(
      `/categories/${ids[name]}/position${query}`,
      { parentId: idOf(parent), ...(before !== undefined && { before: idOf(before) }) },
      'PUT',
    );

  const sort = (parent: string | null) =>
    app.postJson<{ change?: string }>('/categories/sort-by-name', { parentId: idOf(parent) });

  /** As `A B(C D)`. */
  const tree = async () => {
    const written = (nodes: Category[]): string =>
      nodes
        .map(({ name, children }) => name + (children ? `(${written(children)})` : ''))
        .join(' ');
    return written(await app.read<Category[]>('/categories'));
  };

  const itemsOf = async (change = '') => {
    const items = await listChangedFields(app.db.reader, change);
    return items.map(({ entityId: _, ...item }) => item);
  };

  test('is by name until one is moved, and again when they are sorted', async () => {
    expect(await tree()).toBe('Airguides Belts Cables Doors(Hangers Locks)');
    await move('Doors', null, 'Belts');
    await move('Locks', 'Doors', 'Hangers');
    expect(await tree()).toBe('Airguides Doors(Locks Hangers) Belts Cables');
    await move('Airguides', null, null);
    expect(await tree()).toBe('Doors(Locks Hangers) Belts Cables Airguides');
    expect((await sort(null)).body.change).toBeDefined();
    expect(await tree()).toBe('Airguides Belts Cables Doors(Locks Hangers)');
    expect((await sort(null)).body).toEqual({});
  });

  test('stays while categories are moved between two others again and again', async () => {
    await move('Airguides', null, null);
    for (let times = 0; times < 40; times += 1) {
      const [moved, before] = times % 2 === 0 ? ['Doors', 'Cables'] : ['Cables', 'Doors'];
      await move(moved!, null, before);
      expect(await tree()).toMatch(new RegExp(`^Belts ${moved}\\S*( \\S+\\))? ${before}`));
    }
  });

  test('before which a category is moved is the order of the language', async () => {
    await move('Airguides', null, 'Belts', '?lang=zh');
    const { body } = await app.get<Category[]>('/categories?lang=zh');
    expect(body.map(({ name }) => name)).toEqual(['电缆', 'Airguides', '皮带', 'Doors']);
  });

  test('a category is moved into another, in the order of its name or before one', async () => {
    const { body } = await move('Cables', 'Doors');
    expect(await tree()).toBe('Airguides Belts Doors(Cables Hangers Locks)');
    expect(await itemsOf(body.change)).toEqual([
      { name: 'Cables', field: 'parentId', before: null, after: ids.Doors },
    ]);
    await move('Belts', 'Doors', 'Locks');
    expect(await tree()).toBe('Airguides Doors(Cables Hangers Belts Locks)');
    expect(await move('Belts', 'Doors', 'Locks')).toMatchObject({ status: 200, body: {} });
    const put = { name: 'Belts', parentId: '' };
    await app.sendForm('PUT', `/categories/${ids.Belts}`, put);
    expect(await tree()).toBe('Airguides Belts Doors(Cables Hangers Locks)');
  });

  test('a move among arranged siblings is a change of one category', async () => {
    await move('Airguides', null, null);
    const { body } = await move('Doors', null, 'Belts');
    expect(await itemsOf(body.change)).toMatchObject([{ name: 'Doors', field: 'position' }]);
  });

  test('two moves at once make no cycle', async () => {
    const responses = await Promise.all([move('Belts', 'Cables'), move('Cables', 'Belts')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(responses.find(({ status }) => status === 400)?.body.code).toBe('category_below_itself');
    expect(await tree()).toMatch(/Belts\(Cables\)|Cables\(Belts\)/);
  });

  test('a sibling that is elsewhere by now is a conflict', async () => {
    const body = { code: 'category_order_changed' };
    expect(await move('Belts', null, 'Locks')).toMatchObject({ status: 409, body });
    expect(await move('Doors', 'Locks')).toMatchObject({ status: 400 });
    expect(await tree()).toBe('Airguides Belts Cables Doors(Hangers Locks)');
  });
});
