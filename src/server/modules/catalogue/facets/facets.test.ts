import type { PartFacets, SparePart } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS, useTestDatabase } from '@/server/testing/databases';
import { storedAttributes, writePartAttributes } from '@/server/testing/partAttributes';
import type { Trx } from '@/server/db/types';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { createCategory, updateCategory } from '../categories/service';
import { deleteCategory } from '../categories/deletion';
import { attributeRepository } from '../attributes/repository';
import { createAttribute } from '../attributes/service';
import { insertSpareParts } from '../spareParts/service';
import { sparePartRepository } from '../spareParts/repository';
import { MAX_ATTRIBUTES, countFacets } from './facets';
import { readConditions } from './filter';

interface Part {
  brand?: string;
  categoryId?: string | null;
  image?: boolean;
  load?: number;
  opening?: number;
  finish?: string;
}

const BRAND = 'O\'Neil "门机"';
const OLDEST_FIRST = { column: 'seq', descending: false } as const;

describe.each(DATABASE_KINDS)('facets on %s', (kind) => {
  const database = useTestDatabase(kind);
  let doors = '';
  let cars = '';

  beforeEach(async () => {
    const { db } = database;
    const category = (name: string) =>
      createCategory(db, { name, description: '', parentId: null }, null);
    doors = (await category('Doors')).id;
    cars = (await category('Cars')).id;
    const unit = { load: 'kg', opening: 'mm' };
    for (const key of ['load', 'opening'] as const) {
      const label = { labelEn: `the ${key}`, labelZh: key };
      await createAttribute(db, { key, ...label, kind: 'number', unit: unit[key] });
    }
    await createAttribute(db, {
      key: 'finish',
      labelEn: 'Finish',
      labelZh: '表面',
      kind: 'choice',
    });
  });

  const change = <T>(work: (trx: Trx) => Promise<T>) => changeCatalogue(database.db, work);

  /** Adds parts as the module of parts does; returns their numbers. */
  const add = (parts: Part[]): Promise<number[]> =>
    change(async (trx) => {
      const inputs = parts.map(({ brand = '', categoryId = null, image }) => ({
        values: { name: 'Part', brand, categoryId },
        images: image ? ['a.jpg'] : [],
      }));
      const ids = await insertSpareParts(trx, inputs);
      const rows = await trx.selectFrom('spareParts').select(['seq', 'id']).execute();
      const seqOf = new Map(rows.map(({ id, seq }) => [id, seq]));
      const seqs = ids.map((id) => seqOf.get(id) ?? 0);
      for (const [index, { load, opening, finish }] of parts.entries()) {
        const part = { seq: seqs[index] ?? 0, categoryId: null };
        await writePartAttributes(
          trx,
          part,
          [],
          [
            ...(load === undefined ? [] : [{ key: 'load', number: load }]),
            ...(opening === undefined ? [] : [{ key: 'opening', number: opening }]),
            ...(finish === undefined ? [] : [{ key: 'finish', choice: finish }]),
          ],
        );
      }
      return seqs;
    });

  /** Of these parts, or without them of all. */
  const filter = async (base: number[] | undefined, query: object = {}) => {
    const { reader } = database.db;
    const attributeRows = await attributeRepository(reader).list();
    const conditions = readConditions(query, attributeRows);
    const scope = { categoryIds: undefined, seqs: base, includeHidden: false };
    const seqs = await sparePartRepository(reader).listSeqs(scope, conditions, OLDEST_FIRST);
    const matched = base === undefined && conditions.length === 0 ? undefined : seqs;
    const { categories, brands, withImage, attributes } = await countFacets(
      reader,
      { scope, conditions, matched },
      attributeRows,
    );
    const counts = (values: { value: string; count: number }[]) =>
      values.map(({ value, count }) => `${value}: ${count}`);
    return {
      seqs,
      withImage,
      brands: counts(brands),
      categories: categories.map(({ name, count }) => `${name}: ${count}`),
      ...Object.fromEntries(attributes.map(({ key, values }) => [key, counts(values)])),
      ranges: attributes.flatMap(({ min, max }) => (min === undefined ? [] : [[min, max]])),
    };
  };

  test('a list without filters is counted whole, or as much of it as there is', async () => {
    const seqs = await add([
      { brand: BRAND, categoryId: doors, image: true, load: 630, opening: 900, finish: 'Mirror' },
      { brand: BRAND, categoryId: cars, load: 1000 },
      { brand: 'Zeta', categoryId: doors, load: 630, finish: '发纹' },
      {},
    ]);
    expect(await filter(undefined)).toEqual(await filter(seqs));
    expect(await filter(seqs)).toEqual({
      seqs,
      withImage: 1,
      brands: [`${BRAND}: 2`, 'Zeta: 1'],
      categories: ['Cars: 1', 'Doors: 2'],
      load: ['630: 2', '1000: 1'],
      opening: ['900: 1'],
      finish: ['发纹: 1', 'Mirror: 1'],
      ranges: [
        [630, 1000],
        [900, 900],
      ],
    });
    expect(await filter(seqs.slice(2))).toMatchObject({
      withImage: 0,
      brands: ['Zeta: 1'],
      categories: ['Doors: 1'],
      load: ['630: 1'],
    });
    const nothing = { withImage: 0, brands: [], categories: [], ranges: [] };
    expect(await filter(seqs.slice(3))).toEqual({ seqs: seqs.slice(3), ...nothing });
    expect(await filter([])).toEqual({ seqs: [], ...nothing });
  });

  test('values of one facet widen, facets narrow, and counts ignore their own filter', async () => {
    const seqs = await add([
      { brand: 'A', load: 630, image: true },
      { brand: 'A', load: 800 },
      { brand: 'B', load: 630 },
      { brand: BRAND, load: 1000 },
      { brand: 'A', load: 1000 },
    ]);
    const [first, second, third] = seqs;
    expect(await filter(seqs, { brand: ['A', 'B'], 'f.load': ['630', '800'] })).toEqual({
      seqs: [first, second, third],
      withImage: 1,
      brands: ['A: 2', 'B: 1'],
      categories: [],
      load: ['630: 2', '800: 1', '1000: 1'],
      ranges: [[630, 1000]],
    });
    expect(await filter(seqs, { brand: BRAND, withImage: true })).toMatchObject({
      seqs: [],
      withImage: 0,
      brands: ['A: 1', `${BRAND}: 0`],
      ranges: [],
    });
    expect(await filter(seqs, { brand: 'nobody', 'f.load': '7' })).toMatchObject({
      seqs: [],
      brands: ['nobody: 0'],
      load: ['7: 0'],
    });
  });

  test('ranges are in the unit of the request', async () => {
    const seqs = await add([{ opening: 700 }, { opening: 812.8 }, { opening: 900 }, {}]);
    const [, inches, wide] = seqs;
    expect((await filter(seqs, { 'f.opening.min': '800' })).seqs).toEqual([inches, wide]);
    const query = { 'f.opening.min': '32', 'f.opening.max': '32', 'f.opening.unit': 'inch' };
    expect(await filter(seqs, query)).toMatchObject({
      seqs: [inches],
      opening: ['700: 1', '812.8: 1', '900: 1'],
      ranges: [[700, 900]],
    });
  });

  test('parts that change, lose everything or go are counted as they are', async () => {
    const [a = 0, b = 0, c = 0] = await add([
      { brand: 'A', load: 1, image: true, categoryId: doors },
      { brand: 'A', load: 1, categoryId: doors },
      { brand: 'C', load: 3 },
    ]);
    await change(async (trx) => {
      await trx.updateTable('spareParts').set({ brand: 'B' }).where('seq', '=', b).execute();
      await trx.deleteFrom('sparePartImages').execute();
      const present = await storedAttributes(trx, a);
      await writePartAttributes(trx, { seq: a, categoryId: null }, present, []);
    });
    expect(await filter([a, b, c])).toMatchObject({
      withImage: 0,
      brands: ['A: 1', 'B: 1', 'C: 1'],
      load: ['1: 1', '3: 1'],
    });
    await change((trx) => trx.deleteFrom('spareParts').where('seq', 'in', [a, c]).execute());
    expect(await filter([b])).toMatchObject({ brands: ['B: 1'], load: ['1: 1'] });
    expect((await filter([b], { brand: ['A', 'C'] })).brands).toEqual(['B: 1', 'A: 0', 'C: 0']);
  });

  test('categories are called what they are called now, and go', async () => {
    const seqs = await add([{ categoryId: doors }, { categoryId: cars }, { categoryId: doors }]);
    const { db } = database;
    await updateCategory(db, doors, { name: 'Gates', description: '', parentId: null }, undefined);
    expect((await filter(seqs)).categories).toEqual(['Cars: 1', 'Gates: 2']);
    await deleteCategory(db, doors);
    expect((await filter(seqs)).categories).toEqual(['Cars: 1']);
    expect((await filter(seqs.slice(0, 2))).categories).toEqual(['Cars: 1']);
  });

  test('the most frequent 50 values are shown, and those that are selected', async () => {
    const parts = Array.from({ length: 60 }, (_, index) => ({ brand: `B${index}`, load: index }));
    const seqs = await add([...parts, ...parts.slice(0, 55)]);
    const filtered = await filter(seqs, { brand: 'B59' });
    const { brands } = filtered;
    expect(brands).toHaveLength(51);
    expect(brands.at(-1)).toBe('B59: 1');
    expect(filtered).toMatchObject({ load: ['59: 1'], ranges: [[59, 59]] });
    expect((await filter(seqs)).ranges).toEqual([[0, 59]]);
  });

  test('attributes are in the order of how many parts have them', async () => {
    const seqs = await add([
      { load: 630, opening: 800, finish: 'Mirror' },
      { load: 1000, finish: 'Mirror' },
      { finish: 'Satin' },
    ]);
    const keysOf = async (query: object) =>
      Object.keys(await filter(seqs, query)).filter((key) =>
        ['load', 'opening', 'finish'].includes(key),
      );
    expect(await keysOf({})).toEqual(['finish', 'load', 'opening']);
    expect(await keysOf({ 'f.opening': '800' })).toEqual(['load', 'opening', 'finish']);
  });

  test('of more attributes than are shown those that most parts have', async () => {
    const { db } = database;
    const keys = Array.from({ length: MAX_ATTRIBUTES + 3 }, (_, index) => `a${index}`);
    for (const key of keys) {
      await createAttribute(db, { key, labelEn: key, labelZh: key, kind: 'choice' });
    }
    const [all = 0, some = 0] = await add([{}, {}]);
    const write = (seq: number, own: string[]) =>
      change((trx) => {
        const values = own.map((key) => ({ key, choice: 'yes' }));
        return writePartAttributes(trx, { seq, categoryId: null }, [], values);
      });
    await write(all, keys);
    await write(some, keys.slice(3));
    const shown = async (base: number[], query: object) =>
      Object.keys(await filter(base, query)).filter((key) => keys.includes(key));
    expect(await shown([all, some], {})).toEqual(keys.slice(3));
    expect(await shown([all, some], { 'f.a0': 'yes' })).toContain('a0');
    expect(await shown([all, some], { 'f.a0': 'no' })).toEqual(['a0']);
    expect(await shown([], {})).toEqual([]);
  });
});

describe.each(DATABASE_KINDS)('facets of requests on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const addCategory = async (name: string) => (await app.addCategory(name))._id;
  const readFacets = async (query: string) => {
    const path = `/spare-parts?page=1&facets=true&${query}`;
    const { body } = await app.get<{ total: number; facets: PartFacets }>(path);
    const { categories, brands } = body.facets;
    return {
      total: body.total,
      categories: categories.map(({ name, count }) => `${name}: ${count}`),
      brands: brands.map(({ value, count }) => `${value}: ${count}`),
    };
  };

  test('count the parts with an image and show only those', async () => {
    await app.addPart({ name: 'Hanger', brand: 'A' });
    expect(await readFacets('')).toMatchObject({ total: 1, brands: ['A: 1'] });
    expect(await readFacets('withImage=true&unknown=1')).toMatchObject({ total: 0, brands: [] });
    expect(await readFacets('withImage=false')).toMatchObject({ total: 1 });
  });

  test('count the parts in stock, by what their lead time says, and show only those', async () => {
    const inStock = ['From stock', 'IN STOCK, 2 days', 'ex stock', '现货', '现货供应'];
    const others = ['3 weeks', 'Out of stock', 'Not in stock', '无现货', '缺货', ''];
    for (const leadTime of [...inStock, ...others]) {
      await app.addPart({ name: 'Belt', leadTime });
    }
    await app.addPart({ name: 'Rope', leadTime: '2 days', leadTimeZh: '现货' });
    const list = (query: string) =>
      app.read<{ data: SparePart[]; total: number; facets: PartFacets }>(
        `/spare-parts?page=1&facets=true&limit=20${query}`,
      );
    expect((await list('')).facets.inStock).toBe(inStock.length + 1);
    const { data, facets } = await list('&q=belt&inStock=true');
    expect(data.map(({ leadTime }) => leadTime).sort()).toEqual([...inStock].sort());
    expect(facets.inStock).toBe(inStock.length);
    expect(await list('&inStock=false')).toMatchObject({ total: 12 });
  });

  test('of a search ignore the category in the counts of categories alone', async () => {
    const [doors, cars] = [await addCategory('Doors'), await addCategory('Cars')];
    for (const [name, categoryId, brand] of [
      ['belt', doors, 'A'],
      ['belt', cars, 'B'],
      ['hanger', doors, 'A'],
    ]) {
      await app.addPart({ name, categoryId, brand } as never);
    }
    const both = ['Cars: 1', 'Doors: 1'];
    expect(await readFacets('q=belt')).toEqual({
      total: 2,
      categories: both,
      brands: ['A: 1', 'B: 1'],
    });
    expect(await readFacets(`q=belt&categoryId=${doors}`)).toEqual({
      total: 1,
      categories: both,
      brands: ['A: 1'],
    });
    expect(await readFacets(`q=belt&brand=B&sort=name`)).toEqual({
      total: 1,
      categories: ['Cars: 1'],
      brands: ['A: 1', 'B: 1'],
    });
    expect(await readFacets(`categoryId=${doors}`)).toEqual({
      total: 2,
      categories: ['Doors: 2'],
      brands: ['A: 2'],
    });
  });
});
