import { sql } from 'kysely';
import { buildTestApp } from '../testing/buildTestApp';
import { DATABASE_KINDS, makeTestPlace, type TestPlace } from '../testing/databases';
import { openDb, withDb } from './kysely';
import { SCHEMA_VERSION } from './migrate';
import type { Queries } from './types';

const setSchema = (queries: Queries, version: number, oldestSupported: number) =>
  queries.updateTable('schemaInfo').set({ version, oldestSupported }).execute();

describe.each(DATABASE_KINDS)('the schema of %s', (kind) => {
  describe('at the start', () => {
    let place: TestPlace;
    beforeEach(async () => {
      place = await makeTestPlace(kind);
    });
    afterEach(() => place.remove());

    test('several processes make one, and its version is stored', async () => {
      const starts = await Promise.all([openDb(place), openDb(place), openDb(place)]);
      const rows = await starts[0]?.reader.selectFrom('schemaInfo').selectAll().execute();
      expect(rows).toEqual([{ version: SCHEMA_VERSION, oldestSupported: 1 }]);
      await Promise.all(starts.map((db) => db.close()));
    });

    test('of a pre-release version is named in one line and left as it is', async () => {
      const writePreRelease = async (queries: Queries) => {
        await sql`create table categories (id text primary key)`.execute(queries);
        await sql`insert into categories values ('c1')`.execute(queries);
        await sql`create table kysely_migration (name text, timestamp text)`.execute(queries);
        await sql`insert into kysely_migration values
          ('0001_initial', '2026-01-01'), ('0002_changes', '2026-01-02')`.execute(queries);
      };
      await withDb({ ...place, migrates: false }, ({ writer }) => writePreRelease(writer));
      const variable = kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
      await expect(openDb(place)).rejects.toThrow(
        new RegExp(`^${variable}: the database was made by a pre-release version .*\\.$`),
      );
      await withDb({ ...place, migrates: false }, async ({ reader }) => {
        const tables = await reader.introspection.getTables({ withInternalKyselyTables: true });
        expect(tables.map(({ name }) => name).sort()).toEqual(['categories', 'kysely_migration']);
        expect((await sql`select * from categories`.execute(reader)).rows).toEqual([{ id: 'c1' }]);
      });
    });

    test('that a newer release has migrated is used where it supports this one', async () => {
      await withDb(place, async ({ writer }) => {
        await sql`insert into kysely_migration values ('0099_later', '2099-01-01')`.execute(writer);
        await sql`alter table categories add column later text`.execute(writer);
        await setSchema(writer, 99, SCHEMA_VERSION);
      });
      await withDb(place, async ({ writer }) => {
        expect((await writer.selectFrom('catalogue').selectAll().execute()).length).toBe(1);
        await setSchema(writer, 99, SCHEMA_VERSION + 1);
      });
      await expect(openDb(place)).rejects.toThrow(
        "The database's schema (version 99) is newer than this release understands (1): start a newer release.",
      );
    });
  });

  test('that changes beneath a running backend shows in /readyz', async () => {
    const app = await buildTestApp({ kind });
    try {
      const readiness = async () => {
        const { status, body } = await app.get<{ error?: string }>('/readyz');
        return [status, body.error?.replace(/ \(reference .*/, '')];
      };
      await setSchema(app.db.writer, SCHEMA_VERSION + 1, SCHEMA_VERSION);
      expect(await readiness()).toEqual([200, undefined]);
      await setSchema(app.db.writer, SCHEMA_VERSION + 1, SCHEMA_VERSION + 1);
      expect(await readiness()).toEqual([
        503,
        "The database's schema (version 2) is newer than this release understands (1): start a newer release.",
      ]);
      await setSchema(app.db.writer, SCHEMA_VERSION - 1, SCHEMA_VERSION - 1);
      expect(await readiness()).toEqual([
        503,
        "The database's schema (version 0) is older than this release needs (1): restart it.",
      ]);
    } finally {
      await app.close();
    }
  });
});
