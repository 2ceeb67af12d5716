import { quietLog } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS, until, useTestDatabase } from '@/server/testing/databases';
import { createCategory, updateCategory } from '../categories/service';
import { createSpareParts, updateSparePart } from '../spareParts/service';
import { makeSearch } from '@/server/search/search';
import { reindex, startReindexing } from './reindex';

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  const database = useTestDatabase(kind);

  test('parts of an older analyzer, or without a document, are indexed again while searches go on', async () => {
    const { db } = database;
    const names = Array.from({ length: 120 }, (_, index) => `Cam ${index}`);
    const inputs = names.map((name) => ({
      values: { name },
      images: [],
    }));
    await createSpareParts(db, inputs);
    const terms = () => db.reader.selectFrom('searchTerms').selectAll().orderBy('term').execute();
    const before = await terms();
    const search = makeSearch(db, db.catalogueVersion);
    const searches: ReturnType<typeof search.find>[] = [];
    const note = () => {
      searches.push(search.find('cam', true));
      return false;
    };
    // As another analyzer leaves them: every part is found all the time.
    await db.writer.updateTable('spareParts').set({ searchVersion: 0 }).execute();
    await reindex(db, note);
    const found = await Promise.all(searches);
    expect(new Set(found.map(({ seqs }) => seqs.length))).toEqual(new Set([120]));
    expect(await terms()).toEqual(before);
    // As a database leaves them that had no such index.
    await db.writer.updateTable('spareParts').set({ searchVersion: 0 }).execute();
    await db.writer.deleteFrom('partIndex').execute();
    await db.writer.deleteFrom('searchTerms').execute();
    await reindex(db);
    expect((await search.find('cam', true)).seqs).toHaveLength(120);
    expect(await terms()).toEqual(before);
  });

  test('of a large category that gets another name most parts follow in the background', async () => {
    const { db } = database;
    const stop = startReindexing(db, quietLog(), 1, 0).stop;
    try {
      const category = { name: 'Hangers', description: '', parentId: null };
      const { id } = await createCategory(db, category, null);
      const names = Array.from({ length: 120 }, (_, index) => `Cam ${index}`);
      const inputs = names.map((name) => ({
        values: { name, categoryId: id },
        images: [],
      }));
      await createSpareParts(db, inputs);
      const search = makeSearch(db, db.catalogueVersion);
      const count = async (query: string) => {
        return (await search.find(query, true)).seqs.length;
      };
      expect([await count('hanger'), await count('rollers')]).toEqual([120, 0]);
      await updateCategory(db, id, { ...category, name: 'Rollers' }, undefined);
      expect(await count('rollers')).toBeGreaterThanOrEqual(50);
      await until(async () => (await count('rollers')) === 120);
      expect(await count('hanger')).toBe(0);
    } finally {
      await stop();
    }
  });

  test('a part that is saved is found by what its category is called now', async () => {
    const { db } = database;
    const category = { name: 'Hangers', description: '', parentId: null };
    const { id } = await createCategory(db, category, null);
    const other = await createCategory(db, { ...category, name: 'Ropes' }, null);
    const inputs = Array.from({ length: 60 }, (_, index) => ({
      values: { name: `Cam ${index}`, categoryId: id },
      images: [],
    }));
    const ids = await createSpareParts(db, inputs);
    const search = makeSearch(db, db.catalogueVersion);
    const counts = async () => {
      const found = ['hanger', 'rollers', 'ropes'].map((query) => search.find(query, true));
      return (await Promise.all(found)).map(({ seqs }) => seqs.length);
    };
    // Nobody indexes those that the change has left behind.
    await updateCategory(db, id, { ...category, name: 'Rollers' }, undefined);
    expect(await counts()).toEqual([10, 50, 0]);
    for (const [index, partId] of ids.entries()) {
      const [values, images] = [{ name: `Bolt ${index}` }, []];
      const categoryId = index < 5 ? other.id : index < 7 ? null : id;
      await updateSparePart(db, partId, { values: { ...values, categoryId }, images }, undefined);
    }
    expect(await counts()).toEqual([0, 53, 5]);
  });
});
