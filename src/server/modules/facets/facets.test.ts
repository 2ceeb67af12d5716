import { DATABASE_KINDS, makeTestDatabase, type TestDatabase } from '@/server/test/databases';
import { storedAttributes } from '@/server/test/partAttributes';
import type { Trx } from '@/server/db/types';
import { followCatalogue, type Catalogue } from '../catalogue/follow';
import { changeCatalogue } from '../catalogue/write';
import { createCategory, deleteCategory, updateCategory } from '../categories/service';
import { createAttribute } from '../attributes/service';
import { writePartAttributes } from '../attributes/partAttributes';
import { OPTIONAL_TEXTS, type SparePartTexts } from '../spareParts/fields';
import { insertSpareParts } from '../spareParts/service';
import { CHUNK_SIZE } from './codes';
import { readFacetFilter } from './filter';
import { indexFacets, unindexFacets } from './maintain';
import { makeFacets, type Narrow } from './narrow';
import { ensureFacets, rebuildFacets } from './rebuild';

interface Part {
  brand?: string;
  categoryId?: string | null;
  image?: boolean;
  load?: number;
  opening?: number;
  finish?: string;
}

const BRAND = 'O\'Neil "门机"';
const EMPTY_TEXTS = Object.fromEntries(OPTIONAL_TEXTS.map((field) => [field, '']));

// The same by both ways: from the parts' rows, and from the index.
const WAYS = DATABASE_KINDS.flatMap((kind) => [
  { kind, way: 'rows', maxRows: Infinity },
  { kind, way: 'index', maxRows: -1 },
]);

describe.each(WAYS)('facets on $kind by $way', ({ kind, maxRows }) => {
  let database: TestDatabase;
  let catalogue: Catalogue;
  let run: Narrow;
  let doors = '';
  let cars = '';

  beforeEach(async () => {
    database = await makeTestDatabase(kind);
    const { db } = database;
    catalogue = followCatalogue(db, Date.now);
    run = makeFacets(db, catalogue, { maxRows }).narrow;
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
  afterEach(() => database.remove());

  const change = <T>(work: (trx: Trx) => Promise<T>) => changeCatalogue(database.db, work);

  /** Adds parts as the module of parts does; returns their numbers. */
  const add = (parts: Part[]): Promise<number[]> =>
    change(async (trx) => {
      const inputs = parts.map(({ brand = '', categoryId = null, image }) => ({
        values: { ...(EMPTY_TEXTS as SparePartTexts), name: 'Part', brand, categoryId },
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
      await indexFacets(trx, seqs);
      return seqs;
    });

  const narrow = async (base: number[], query: object = {}) => {
    await catalogue.catchUp();
    const { seqs, readFacets } = await run(Uint32Array.from(base), readFacetFilter(query));
    const { categories, brands, withPicture, attributes } = await readFacets();
    const counts = (values: { value: string; count: number }[]) =>
      values.map(({ value, count }) => `${value}: ${count}`);
    return {
      seqs: [...seqs],
      withPicture,
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
    expect(await narrow(seqs)).toEqual({
      ...{ seqs, withPicture: 1, brands: [`${BRAND}: 2`, 'Zeta: 1'] },
      ...{ categories: ['Cars: 1', 'Doors: 2'], load: ['630: 2', '1000: 1'] },
      ...{ opening: ['900: 1'], finish: ['Mirror: 1', '发纹: 1'] },
      ranges: [
        [630, 1000],
        [900, 900],
      ],
    });
    expect(await narrow(seqs.slice(2))).toMatchObject({
      ...{ withPicture: 0, brands: ['Zeta: 1'], categories: ['Doors: 1'], load: ['630: 1'] },
    });
    const nothing = { withPicture: 0, brands: [], categories: [], ranges: [] };
    expect(await narrow(seqs.slice(3))).toEqual({ seqs: seqs.slice(3), ...nothing });
    expect(await narrow([])).toEqual({ seqs: [], ...nothing });
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
    expect(await narrow(seqs.reverse(), { brand: ['A', 'B'], 'f.load': ['630', '800'] })).toEqual({
      seqs: [third, second, first],
      withPicture: 1,
      brands: ['A: 2', 'B: 1'],
      categories: [],
      load: ['630: 2', '800: 1', '1000: 1'],
      ranges: [[630, 1000]],
    });
    expect(await narrow(seqs, { brand: BRAND, withPicture: true })).toMatchObject({
      ...{ seqs: [], withPicture: 0, brands: ['A: 1', `${BRAND}: 0`], ranges: [] },
    });
    expect(await narrow(seqs, { brand: 'nobody', 'f.load': '7' })).toMatchObject({
      ...{ seqs: [], brands: ['nobody: 0'], load: ['7: 0'] },
    });
  });

  test('ranges are in the unit that is asked for', async () => {
    const seqs = await add([{ opening: 700 }, { opening: 812.8 }, { opening: 900 }, {}]);
    const [, inches, wide] = seqs;
    expect((await narrow(seqs, { 'f.opening.min': '800' })).seqs).toEqual([inches, wide]);
    const query = { 'f.opening.min': '32', 'f.opening.max': '32', 'f.opening.unit': 'inch' };
    expect(await narrow(seqs, query)).toMatchObject({
      ...{ seqs: [inches], opening: ['700: 1', '812.8: 1', '900: 1'], ranges: [[700, 900]] },
    });
  });

  test('parts that change, lose everything or go are counted as they are', async () => {
    const [a = 0, b = 0, c = 0] = await add([
      { brand: 'A', load: 1, image: true, categoryId: doors },
      { brand: 'A', load: 1, categoryId: doors },
      { brand: 'C', load: 3 },
    ]);
    const changed = await change(async (trx) => {
      await trx.updateTable('spareParts').set({ brand: 'B' }).where('seq', '=', b).execute();
      await trx.deleteFrom('sparePartImages').execute();
      const present = await storedAttributes(trx, a);
      await writePartAttributes(trx, { seq: a, categoryId: null }, present, []);
      return [await indexFacets(trx, [a, b]), await indexFacets(trx, [a, b])];
    });
    expect(changed).toEqual([true, false]);
    expect(await narrow([a, b, c])).toMatchObject({
      ...{ withPicture: 0, brands: ['A: 1', 'B: 1', 'C: 1'], load: ['1: 1', '3: 1'] },
    });
    await change(async (trx) => {
      await trx.deleteFrom('spareParts').where('seq', 'in', [a, c]).execute();
      await indexFacets(trx, [a]);
      await unindexFacets(trx, [c]);
    });
    expect(await narrow([b])).toMatchObject({ brands: ['B: 1'], load: ['1: 1'] });
    expect((await narrow([b], { brand: ['A', 'C'] })).brands).toEqual(['B: 1', 'A: 0', 'C: 0']);
  });

  test('categories are called what they are called now, and go', async () => {
    const seqs = await add([{ categoryId: doors }, { categoryId: cars }, { categoryId: doors }]);
    const { db } = database;
    await updateCategory(db, doors, { name: 'Gates', description: '', parentId: null }, undefined);
    expect((await narrow(seqs)).categories).toEqual(['Cars: 1', 'Gates: 2']);
    await deleteCategory(db, doors);
    expect((await narrow(seqs)).categories).toEqual(['Cars: 1']);
    expect((await narrow(seqs.slice(0, 2))).categories).toEqual(['Cars: 1']);
  });

  test('the most frequent 50 values are shown, and those that are chosen', async () => {
    const parts = Array.from({ length: 60 }, (_, index) => ({ brand: `B${index}`, load: index }));
    const seqs = await add([...parts, ...parts.slice(0, 55)]);
    const narrowed = await narrow(seqs, { brand: 'B59' });
    const { brands } = narrowed;
    expect(brands).toHaveLength(51);
    expect(brands.at(-1)).toBe('B59: 1');
    expect(narrowed).toMatchObject({ load: ['59: 1'], ranges: [[59, 59]] });
    expect((await narrow(seqs)).ranges).toEqual([[0, 59]]);
  });

  test('parts lie in chunks, and those that are not needed are not missed', async () => {
    const first = await add([{ brand: 'A', load: 1 }, { brand: 'A' }]);
    const move = (from: number, to: number) =>
      change(async (trx) => {
        await unindexFacets(trx, [from]);
        const part = await trx
          .selectFrom('spareParts')
          .selectAll()
          .where('seq', '=', from)
          .executeTakeFirstOrThrow();
        await trx.deleteFrom('spareParts').where('seq', '=', from).execute();
        await trx
          .insertInto('spareParts')
          .values({ ...part, seq: to })
          .execute();
        const moved = { seq: to, categoryId: null };
        await writePartAttributes(trx, moved, [], [{ key: 'load', number: to }]);
        await indexFacets(trx, [to]);
        return to;
      });
    const ends = [];
    for (const to of [CHUNK_SIZE - 1, CHUNK_SIZE, 5 * CHUNK_SIZE]) {
      const [seq = 0] = await add([{ brand: `B${to}` }]);
      ends.push(await move(seq, to));
    }
    const all = [...first, ...ends].reverse();
    expect(await narrow(all, { 'f.load.min': '4095' })).toMatchObject({
      seqs: [20480, 4096, 4095],
      brands: ['B20480: 1', 'B4095: 1', 'B4096: 1'],
      load: ['1: 1', '4095: 1', '4096: 1', '20480: 1'],
    });
    expect(await narrow([20480, 4095])).toMatchObject({ brands: ['B20480: 1', 'B4095: 1'] });
    expect(await narrow([20480], { brand: 'B20480' })).toMatchObject({ seqs: [20480] });
  });
});

describe.each(DATABASE_KINDS)('the index of facets on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await makeTestDatabase(kind);
  });
  afterEach(() => database.remove());

  const state = async () => {
    const { reader } = database.db;
    const values = await reader
      .selectFrom('facetValues')
      .select(['facet', 'value', 'parts'])
      .orderBy('facet')
      .orderBy('value')
      .execute();
    return values.map(({ facet, value, parts }) => `${facet} ${value} ${parts}`);
  };
  const add = (brands: string[]) =>
    changeCatalogue(database.db, (trx) =>
      insertSpareParts(
        trx,
        brands.map((brand) => ({
          values: { ...(EMPTY_TEXTS as SparePartTexts), name: 'Part', brand, categoryId: null },
          images: [],
        })),
      ),
    );

  test('is made at the start where it is missing or not whole, and else left alone', async () => {
    const { db } = database;
    await add(['A', 'A', 'B']);
    await ensureFacets(db);
    const whole = ['brand A 2', 'brand B 1', 'picture no 3'];
    expect(await state()).toEqual(whole);
    const version = (await db.catalogueVersion()).version;
    await ensureFacets(db);
    expect((await db.catalogueVersion()).version).toBe(version);
    await add(['C']);
    await ensureFacets(db);
    expect(await state()).toEqual(['brand A 2', 'brand B 1', 'brand C 1', 'picture no 4']);
  });

  test('is put right whatever has happened to it', async () => {
    const { db } = database;
    await add(['A', 'A', 'B']);
    await rebuildFacets(db);
    const whole = await state();
    await db.writer.deleteFrom('spareParts').where('brand', '=', 'B').execute();
    await db.writer.updateTable('spareParts').set({ brand: 'D' }).execute();
    await db.writer.updateTable('facetValues').set({ parts: 77 }).execute();
    await rebuildFacets(db);
    expect(await state()).toEqual(['brand D 2', 'picture no 2']);
    await db.writer.deleteFrom('facetChunks').execute();
    await rebuildFacets(db);
    await rebuildFacets(db);
    expect(await state()).toEqual(['brand D 2', 'picture no 2']);
    expect(whole).toHaveLength(3);
  });
});
