import { DATABASE_KINDS, makeTestPlace } from '@/server/test/databases';
import { runOn } from '@/server/test/postgresServer';
import { withDb } from '../kysely';

const migrate = (place: Parameters<typeof withDb>[0]) => withDb(place, () => Promise.resolve());

/** The extensions beside the one that every database has. */
const listExtensions = (url: string) =>
  runOn(url, `select extname from pg_extension where extname <> 'plpgsql'`);

if (DATABASE_KINDS.includes('postgres'))
  test.each([
    ['is created by no migration', '', []],
    ['is dropped where nothing uses it', 'create extension pg_trgm', []],
    [
      'stays where another table uses it',
      `create extension pg_trgm; create table other (name text);
       create index on other using gin (name gin_trgm_ops)`,
      [{ extname: 'pg_trgm' }],
    ],
  ])('pg_trgm %s', async (_, before, after) => {
    const place = await makeTestPlace('postgres');
    try {
      const url = place.databaseUrl ?? '';
      if (before) await runOn(url, before);
      await migrate(place);
      expect(await listExtensions(url)).toEqual(after);
    } finally {
      await place.remove();
    }
  });

test('SQLite is migrated without it', async () => {
  const place = await makeTestPlace('sqlite');
  try {
    await expect(migrate(place)).resolves.toBeUndefined();
  } finally {
    await place.remove();
  }
});
