import { MISSING, type Fields, type Page } from '@/server/testing/client';
import { useTestApp } from '@/server/testing/buildTestApp';
import { createSpareParts } from './service';
import type { SparePartValues } from './form';
import type { SparePart } from '@/server/generated/requests';

describe('lists of spare parts', () => {
  const app = useTestApp({ role: 'admin' });

  const addCategory = async (name: string, parentId?: string) =>
    (await app.addCategory(name, parentId))._id;
  const add = (fields: Fields) => app.addPart(fields);
  const list = (query = '') => app.read<SparePart[]>(`/spare-parts${query}`);
  const page = (query: string) => app.read<Page<SparePart>>(`/spare-parts?${query}`);
  const fill = (names: string[], more: Partial<SparePartValues> = {}) =>
    createSpareParts(
      app.db,
      names.map((name) => ({ values: { ...more, name }, images: [] })),
    );

  test('the newest comes first; pages cut the same list, also from its end', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `part ${index}`);
    await fill(names);
    const expected = [...names].reverse();
    expect((await list()).map(({ name }) => name)).toEqual(expected);
    for (const number of [1, 2, 3, 4]) {
      const { data, ...rest } = await page(`page=${number}`);
      expect(rest).toEqual({ total: 25, page: number, limit: 10 });
      expect(data.map(({ name }) => name)).toEqual(expected.slice(number * 10 - 10, number * 10));
    }
    expect(await page('page=1000000&limit=100')).toMatchObject({ data: [], total: 25 });
    expect((await page('page=5&limit=6')).data.map(({ name }) => name)).toEqual(['part 0']);
  });

  test('without a page the list is whole, however long, or has the first so many', async () => {
    await fill(Array.from({ length: 603 }, (_, index) => `part ${String(index).padStart(4, '0')}`));
    const names = (await list('?sort=name')).map(({ name }) => name);
    expect(names).toHaveLength(603);
    expect(names).toEqual([...names].sort());
    expect((await list('?limit=2&sort=name')).map(({ name }) => name)).toEqual(names.slice(0, 2));
    expect((await list('?unknown=1')).map(({ name }) => name)).toEqual(names.reverse());
    expect(await list('?q=part 060')).toHaveLength(3);
    expect(await list('?q=part 060&limit=2')).toHaveLength(2);
  });

  test.each([
    ['name', ['anchor', 'Bolt', 'comb']],
    ['-name', ['comb', 'Bolt', 'anchor']],
    ['partNumber', ['anchor', 'Bolt', 'comb']],
    ['-partNumber', ['Bolt', 'anchor', 'comb']],
    ['brand', ['comb', 'anchor', 'Bolt']],
    ['-brand', ['Bolt', 'anchor', 'comb']],
    ['category', ['Bolt', 'comb', 'anchor']],
    ['-category', ['anchor', 'comb', 'Bolt']],
    ['createdAt', ['Bolt', 'anchor', 'comb']],
    ['-createdAt', ['comb', 'anchor', 'Bolt']],
  ])('sort=%s', async (sort, expected) => {
    const zebra = await addCategory('zebra');
    const apple = await addCategory('Middle');
    await add({ name: 'Bolt', brand: 'Zeta', partNumber: 'OB-425' });
    await add({ name: 'anchor', brand: 'alpha', partNumber: 'ob-80', categoryId: zebra });
    await add({ name: 'comb', categoryId: apple });
    expect((await list(`?sort=${sort}`)).map(({ name }) => name)).toEqual(expected);
    expect((await page(`page=1&sort=${sort}`)).data.map(({ name }) => name)).toEqual(expected);
  });

  test('a renamed category takes its parts to another place in the order', async () => {
    const [a, b] = [await addCategory('a'), await addCategory('b')];
    await add({ name: 'in a', categoryId: a });
    await add({ name: 'in b', categoryId: b });
    await app.sendForm('PUT', `/categories/${a}`, { name: 'z' });
    expect((await list('?sort=category')).map(({ name }) => name)).toEqual(['in b', 'in a']);
  });

  test('a search finds every word in all texts of a part and the names of its categories', async () => {
    const doors = await addCategory('Door Systems 门系统');
    await add({ name: 'Operator OP-7', brand: 'Norvik', categoryId: doors });
    await add({
      name: 'Hanger',
      description: 'For landing doors, ÜBERLANG, 100% steel_a',
      brand: 'Tessin',
    });
    await add({ name: '限速器 OG-240', partType: 'Governor', material: 'brass' });
    const find = async (q: string) =>
      (await page(`page=1&verbatim=true&q=${encodeURIComponent(q)}`)).data
        .map(({ name }) => name)
        .sort();
    expect(await find('DOOR')).toEqual(['Hanger', 'Operator OP-7']);
    expect(await find('door norvik')).toEqual(['Operator OP-7']);
    expect(await find('norvik tessin')).toEqual([]);
    expect(await find('governor')).toEqual(['限速器 OG-240']);
    expect(await find('门')).toEqual(['Operator OP-7']);
    expect(await find('限速')).toEqual(['限速器 OG-240']);
    expect(await find('限速器')).toEqual(['限速器 OG-240']);
    expect(await find('og')).toEqual(['限速器 OG-240']);
    expect(await find('überlang')).toEqual(['Hanger']);
    expect(await find('brass')).toEqual(['限速器 OG-240']);
    expect(await find('   ')).toHaveLength(3);
  });

  test.each([
    ['%', 0],
    ['_', 0],
    ['"', 0],
    ['NEAR(', 0],
    ['100%', 1],
    ['a_b', 0],
    ['"quoted"', 1],
    ["o'neil", 1],
    ['steel*', 1],
    ['steel AND norvik', 1],
    ['steel OR absent', 0],
    ['name:steel', 0],
    ["norvik' | 'absent", 0],
    ['(steel)', 1],
  ])('search signs mean nothing: %s', async (q, total) => {
    await fill(['100% steel_a "quoted" O\'Neil \\d'], { brand: 'Norvik' });
    const found = await page(`page=1&verbatim=true&q=${encodeURIComponent(q)}`);
    expect(found.total).toBe(total);
  });

  test('parts that are selected by their ids come in that order, without deleted ones', async () => {
    const rope = await add({ name: 'rope', moq: '50 m', partNumber: 'R-1' });
    const belt = await add({ name: 'belt' });
    const select = (...ids: string[]) =>
      app.read<object[]>(`/spare-parts/selected?id=${ids.join('&id=')}`);
    expect(await select(belt._id, MISSING, rope._id)).toEqual([
      { _id: belt._id, name: 'belt' },
      { _id: rope._id, name: 'rope', moq: '50 m', partNumber: 'R-1' },
    ]);
    await app.call('DELETE', `/spare-parts/${belt._id}`);
    expect(await select(belt._id)).toEqual([]);
  });

  test('filters work together, on both lists', async () => {
    const [a, b] = [await addCategory('a'), await addCategory('b')];
    await add({ name: 'comb 1', categoryId: a });
    await add({ name: 'comb 2', categoryId: b });
    await add({ name: 'belt', categoryId: a });
    expect((await page(`page=1&categoryId=${a}&q=comb`)).data).toHaveLength(1);
    expect(await list(`?categoryId=${a}`)).toHaveLength(2);
    expect((await page(`page=1&categoryId=${MISSING}`)).total).toBe(0);
    const inCategory = await app.get<Page<SparePart>>(
      `/categories/${a}/spareparts?page=1&limit=1&sort=name`,
    );
    expect(inCategory.body).toMatchObject({ total: 2, limit: 1, data: [{ name: 'belt' }] });
  });

  test('the list of a category holds only what is filed directly there', async () => {
    const top = await addCategory('top');
    const below = await addCategory('below', top);
    await add({ name: 'p', categoryId: below });
    await add({ name: 'q', categoryId: below });
    expect(await app.read(`/categories/${top}/spareparts`)).toEqual([]);
    expect(await app.read(`/categories/${below}/spareparts?limit=1`)).toMatchObject([
      { name: 'q' },
    ]);
  });
});
