import { DATABASE_KINDS, makeTestDatabase, type TestDatabase } from '@/server/testing/databases';
import { createSparePart, deleteSparePart } from '../../catalogue/spareParts/service';
import { purgeTrash } from './purge';
import { trashRepository } from './repository';

const [HOUR, DAY] = [3_600_000, 86_400_000];

describe.each(DATABASE_KINDS)('the purge of the trash on %s', (kind) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await makeTestDatabase(kind);
  });
  afterEach(() => database.remove());

  test('removes what has been there for 30 days, and nothing at once where the clock jumps', async () => {
    const { db } = database;
    const { id } = await createSparePart(db, { values: { name: 'Belt' }, images: ['a.png'] });
    await deleteSparePart(db, id);
    const start = Date.now();
    const purgeAt = (now: number) => purgeTrash({ db, clock: () => now });
    expect(await purgeAt(start)).toBe(0);
    expect(await purgeAt(start + 40 * DAY)).toBe(0);
    expect(await purgeAt(start + 30 * DAY - HOUR)).toBe(0);
    expect(await trashRepository(db.reader).list()).toMatchObject([{ id }]);
    expect(await purgeAt(start + 30 * DAY + HOUR)).toBe(1);
    expect(await db.reader.selectFrom('sparePartImages').selectAll().execute()).toEqual([]);
  });
});
