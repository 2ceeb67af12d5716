import { openDb, type Db } from '@/server/db/kysely';
import { DATABASE_KINDS, makeTestDatabase, type TestDatabase } from '@/server/test/databases';
import { createCategory, deleteCategory, updateCategory } from '../categories/service';
import { OPTIONAL_TEXTS, type SparePartTexts } from '../spareParts/fields';
import {
  createSparePart,
  createSpareParts,
  deleteSparePart,
  updateSparePart,
} from '../spareParts/service';
import { followCatalogue, type Catalogue } from './follow';
import { topics, type Sources } from './sources';
import { TIDIED_EVERY } from './repository';

const EMPTY = Object.fromEntries(OPTIONAL_TEXTS.map((field) => [field, ''])) as SparePartTexts;

describe.each(DATABASE_KINDS)('following the catalogue on %s', (kind) => {
  let database: TestDatabase;
  let db: Db;
  let catalogue: Catalogue;
  beforeEach(async () => {
    database = await makeTestDatabase(kind);
    db = database.db;
    catalogue = followCatalogue(db, Date.now);
  });
  afterEach(() => database.remove());

  const values = (name: string, categoryId: string | null = null) => ({
    values: { ...EMPTY, name, categoryId },
    images: [],
  });
  const category = (name: string) => ({ name, description: '', parentId: null });

  /** Which of these a change leaves as they are. */
  const heldAfter = async <T extends string>(
    sources: Record<T, Sources>,
    change: () => Promise<unknown>,
  ): Promise<T[]> => {
    const cache = catalogue.makeCache<true>(10_000);
    const names = Object.keys(sources) as T[];
    await catalogue.catchUp();
    const since = catalogue.state();
    for (const name of names) cache.set(name, true, 1, { since, sources: sources[name] });
    await change();
    await catalogue.catchUp();
    return names.filter((name) => cache.get(name));
  };

  test('a save costs what it changes: the part, the searches, the lists that it moves in', async () => {
    const a = await createCategory(db, category('Doors'), null);
    const b = await createCategory(db, category('Rails'), null);
    const part = await createSparePart(db, values('hanger', a.id));
    const sources = {
      part: { topics: [topics.part(part.id)] },
      other: { topics: [topics.part('other'), topics.categoryName(a.id)] },
      tree: { topics: [topics.tree] },
      all: { topics: [topics.parts] },
      sorted: { topics: [topics.parts, topics.order] },
      a: { topics: [topics.filedIn(a.id)] },
      b: { topics: [topics.filedIn(b.id)] },
      searches: { topics: [topics.words, topics.texts] },
      names: { topics: [topics.categoryNames] },
    };
    const lost = async (change: () => Promise<unknown>) => {
      const held: string[] = await heldAfter(sources, change);
      return Object.keys(sources).filter((name) => !held.includes(name));
    };
    const save = (name: string, more: Partial<SparePartTexts>, categoryId = a.id) =>
      updateSparePart(
        db,
        part.id,
        { values: { ...EMPTY, ...more, name, categoryId }, images: [] },
        undefined,
      );
    expect(await lost(() => save('hanger', { weight: '3 kg' }))).toEqual(['part', 'searches']);
    expect(await lost(() => save('hanger', { weight: '3 kg' }))).toEqual(['part']);
    expect(await lost(() => save('hook', {}))).toEqual(['part', 'sorted', 'searches']);
    expect(await lost(() => save('hook', {}, b.id))).toEqual([
      ...['part', 'tree', 'sorted', 'a', 'b', 'searches'],
    ]);
    expect(await lost(() => createSparePart(db, values('belt', b.id)))).toEqual([
      ...['tree', 'all', 'sorted', 'b', 'searches'],
    ]);
    expect(await lost(() => createCategory(db, category('Ropes'), null))).toEqual([
      ...['tree', 'searches', 'names'],
    ]);
    const described = { ...category('Doors'), description: 'All of them' };
    expect(await lost(() => updateCategory(db, a.id, described, undefined))).toEqual(['tree']);
    expect(await lost(() => updateCategory(db, a.id, category('Gates'), undefined))).toEqual([
      ...['other', 'tree', 'sorted', 'searches', 'names'],
    ]);
    expect(await lost(() => deleteSparePart(db, part.id))).toEqual([
      ...['part', 'tree', 'all', 'sorted', 'b', 'searches'],
    ]);
    expect(await lost(() => deleteCategory(db, a.id))).toEqual([
      ...['other', 'tree', 'sorted', 'a', 'searches', 'names'],
    ]);
    expect(await lost(() => createSpareParts(db, [values('many')]))).toHaveLength(9);
  });

  const ANY = { any: { topics: ['any'] } };

  test('changes by another process on the database are followed one by one', async () => {
    const other = await openDb(database);
    const sources = { ...ANY, parts: { topics: [topics.parts] } };
    await createSparePart(db, values('a'));
    expect(
      await heldAfter(sources, async () => {
        await createSparePart(other, values('b'));
        await createCategory(db, category('c'), null);
        await createSparePart(other, values('d'));
      }),
    ).toEqual(['any']);
    await other.close();
  });

  const restore = async (version: number, stamp: string) => {
    await db.writer.updateTable('catalogue').set({ version, stamp }).execute();
  };

  test('an older database that is restored ends all that was known, whatever its number', async () => {
    await createSparePart(db, values('a'));
    await createSparePart(db, values('b'));
    const { version, stamp } = await db.catalogueVersion();
    expect(await heldAfter(ANY, async () => undefined)).toEqual(['any']);
    for (const [number, other] of [
      [version - 1, stamp],
      [version - 1, 'another'],
      [version, 'a third'],
      [version + 3, 'a fourth'],
    ] as const) {
      expect(await heldAfter(ANY, () => restore(number, other))).toEqual([]);
    }
  });

  test('a restored database that has gone beyond the known number is not taken for the old one', async () => {
    await createSparePart(db, values('a'));
    expect(
      await heldAfter(ANY, async () => {
        const { version } = await db.catalogueVersion();
        // The history that was known ends before its last change, and another goes on from there.
        await db.writer.deleteFrom('catalogueChanges').where('version', '=', version).execute();
        await restore(version - 1, '');
        await createSparePart(db, values('b'));
        await createSparePart(db, values('c'));
      }),
    ).toEqual([]);
  });

  test('the database keeps a bounded number of changes; beyond it everything counts as changed', async () => {
    await createSparePart(db, values('a'));
    const { version } = await db.catalogueVersion();
    const tidied = TIDIED_EVERY * Math.ceil((version + 600) / TIDIED_EVERY);
    const change = async () => {
      await restore(tidied - 1, 'later');
      await createSparePart(db, values('b'));
    };
    expect(await heldAfter(ANY, change)).toEqual([]);
    const kept = await db.reader.selectFrom('catalogueChanges').select('version').execute();
    expect(kept).toEqual([{ version: tidied }]);
  });

  test('what was begun before a change is not kept as if it were from after it', async () => {
    const cache = catalogue.makeCache<string>(10_000);
    await catalogue.catchUp();
    const since = catalogue.state();
    await createSparePart(db, values('a'));
    await catalogue.catchUp();
    cache.set('late', 'old', 1, { since, sources: ANY.any });
    cache.set('new', 'new', 1, { since: catalogue.state(), sources: ANY.any });
    expect([cache.get('late'), cache.get('new')]).toEqual([undefined, 'new']);
  });

  test('a change that says too much counts as one of everything', async () => {
    const description = Array.from({ length: 20_000 }, (_, index) => `word${index}`).join(' ');
    const long = { ...EMPTY, name: 'x', description, categoryId: null };
    await createSparePart(db, values('a'));
    const add = () => createSparePart(db, { values: long, images: [] });
    expect(await heldAfter({ ...ANY }, add)).toEqual([]);
  });

  test('a search holds while no part that has its words changes', async () => {
    const search = (...groups: string[][]) => ({
      ...{ topics: [topics.words], wanted: { groups, numbers: [' hw12'] } },
    });
    const sources = {
      belt: search([' belt', ' strap']),
      doorBelt: search([' belt'], [' door']),
      curtain: search(['curtain']),
      rope: search([' rope']),
    };
    const add =
      (name: string, partNumber = '') =>
      () =>
        createSparePart(db, {
          values: { ...EMPTY, name, partNumber, categoryId: null },
          images: [],
        });
    await createSparePart(db, values('a'));
    expect(await heldAfter(sources, add('Belts'))).toEqual(['doorBelt', 'curtain', 'rope']);
    expect(await heldAfter(sources, add('Lightcurtain'))).toEqual(['belt', 'doorBelt', 'rope']);
    expect(await heldAfter(sources, add('Outdoor belt'))).toEqual(['doorBelt', 'curtain', 'rope']);
    expect(await heldAfter(sources, add('Cam', 'HW-12/7'))).toEqual([]);
  });
});
