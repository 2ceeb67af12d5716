import { useFindableParts, type FindableParts } from '@/server/testing/findableParts';
import { MISSING } from '@/server/testing/client';
import { editParts } from '@/server/testing/editParts';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { reindex } from '../search/reindex';
import { makeLists, type ListQuery } from './lists';
import type { PartChanges } from './partChanges';
import { sparePartRepository } from './repository';

describe.each(DATABASE_KINDS)('editing many parts on %s', (kind) => {
  const catalogue = useFindableParts(kind);

  const edit = (edits: { id: string; set: PartChanges }[]) => {
    const sets = new Map(edits.map(({ id, set }) => [id, set]));
    return changeCatalogue(catalogue.db, (trx) =>
      editParts(trx, [...sets.keys()], ({ id }) => sets.get(id) ?? {}),
    );
  };
  const add = async (name: string, given?: Parameters<FindableParts['add']>[1]) =>
    (await catalogue.add(name, given)).id;
  const read = (id: string) =>
    catalogue.db.reader
      .selectFrom('spareParts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const list = async (query: ListQuery) => {
    const { readAll } = await makeLists(catalogue.db, catalogue.search)(query);
    const rows = await sparePartRepository(catalogue.db.reader).listBySeq(await readAll());
    return rows.map(({ name }) => name);
  };

  test('changes what is set, what follows from it, and returns what has changed', async () => {
    const doors = await catalogue.addCategory('Doors');
    const [belt, comb] = [await add('belt'), await add('comb', { brand: 'Zeta' })];
    const items = await edit([
      {
        id: belt,
        set: { name: 'Anchor 10', nameZh: '门机皮带', brand: 'Zeta', categoryId: doors },
      },
      { id: comb, set: { brand: 'Zeta' } },
    ]);
    const record = { entityId: belt, name: 'belt' };
    expect(items).toEqual([
      { ...record, field: 'name', before: 'belt', after: 'Anchor 10' },
      { ...record, field: 'nameZh', before: null, after: '门机皮带' },
      { ...record, field: 'brand', before: null, after: 'Zeta' },
      { ...record, field: 'categoryId', before: null, after: doors },
    ]);
    expect(await read(belt)).toMatchObject({ version: 2, missingZh: '', categoryKey: 'doors' });
    expect(await read(comb)).toMatchObject({ version: 1 });
    expect(await list({ sort: 'name' })).toEqual(['Anchor 10', 'comb']);
    expect(await list({ sort: 'category' })).toEqual(['comb', 'Anchor 10']);
    expect(await list({ q: 'doors anchor', verbatim: true })).toEqual(['Anchor 10']);
    expect(await list({ q: 'belt', verbatim: true })).toEqual([]);
    await edit([{ id: belt, set: { name: 'Anchor 9', categoryId: null } }]);
    expect(await read(belt)).toMatchObject({ outdatedZh: 'name ', categoryKey: '' });
  });

  test('hidden parts leave the search index at once, and come back', async () => {
    const ids = [await add('belt'), await add('belt cover')];
    const hide = (hidden: boolean) => edit(ids.map((id) => ({ id, set: { hidden } })));
    expect(await hide(true)).toEqual(
      [0, 1].map((index) => ({
        entityId: ids[index],
        name: ['belt', 'belt cover'][index],
        field: 'hidden',
        before: null,
        after: 'true',
      })),
    );
    expect((await catalogue.find('belt')).names).toEqual([]);
    expect(await hide(true)).toEqual([]);
    await hide(false);
    expect((await catalogue.find('belt')).names).toEqual(['belt', 'belt cover']);
  });

  test('parts exchange their numbers, but take none of others', async () => {
    const [a, b] = [
      await add('a', { partNumber: 'AX-17' }),
      await add('b', { partNumber: 'BY-29' }),
    ];
    await edit([
      { id: a, set: { partNumber: 'BY-29' } },
      { id: b, set: { partNumber: 'AX-17' } },
    ]);
    expect(await list({ sort: 'partNumber' })).toEqual(['b', 'a']);
    expect((await catalogue.find('AX-17')).names).toEqual(['b']);
    const taken = { code: 'number_taken', params: { number: 'ax-17', holder: 'b' } };
    await expect(edit([{ id: a, set: { partNumber: 'ax-17' } }])).rejects.toMatchObject(taken);
    const same = [a, b].map((id) => ({ id, set: { partNumber: 'C' } }));
    await expect(edit(same)).rejects.toMatchObject({ code: 'number_repeated' });
    const written = ['C.1', 'C1'].map((partNumber, index) => ({
      id: [a, b][index] ?? '',
      set: { partNumber },
    }));
    await edit(written);
    await edit([{ id: a, set: { partNumber: '' } }]);
    expect(await list({ missing: ['partNumber'] })).toEqual(['a']);
  });

  test('changes parts of several batches, which the background job indexes', async () => {
    const ids = await catalogue.addMany(203, (index) => ({ name: `belt ${index}` }));
    expect(await edit(ids.map((id) => ({ id, set: { material: 'rubber' } })))).toHaveLength(203);
    await reindex(catalogue.db);
    expect((await catalogue.find('rubber')).names).toHaveLength(203);
  });

  test.each([
    ['spare_part_not_found', MISSING, { name: 'x' }],
    ['category_unknown', '', { categoryId: MISSING }],
    ['name_missing', '', { name: '' }],
  ])('changes nothing where one of them cannot be changed: %s', async (code, id, set) => {
    const ids = await catalogue.addMany(120, (index) => ({ name: `part ${index}` }));
    const good = ids.slice(0, 119).map((partId) => ({ id: partId, set: { brand: 'Zeta' } }));
    const bad = { id: id || (ids[119] ?? ''), set };
    await expect(edit([...good, bad])).rejects.toMatchObject({ code });
    expect(await read(ids[0] ?? '')).toMatchObject({ brand: '', version: 1 });
  });
});
