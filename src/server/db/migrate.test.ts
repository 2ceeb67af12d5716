import { sql } from 'kysely';
import { buildTestApp } from '../testing/buildTestApp';
import { DATABASE_KINDS, makeTestPlace, type TestPlace } from '../testing/databases';
import { openDb, withDb } from './kysely';
import { SCHEMA_VERSION } from './migrate';
import type { Queries } from './types';

const setSchema = (queries: Queries, version: number, oldestSupported: number) =>
  queries.updateTable('schemaVersion').set({ version, oldestSupported }).execute();

/** What another build has made otherwise, as statements that make it so and undo that. */
const DIFFERENCES = [
  {
    make: ['alter table sessions drop column browser'],
    undo: [`alter table sessions add column browser text not null default ''`],
    words: 'the column sessions.browser is missing',
  },
  {
    make: ['alter table "knownDevices" rename to "formerDevices"'],
    undo: ['alter table "formerDevices" rename to "knownDevices"'],
    words: 'the table knownDevices is missing',
  },
  {
    make: ['alter table jobs drop column "doneAt"', 'alter table jobs add column "doneAt" integer'],
    undo: ['alter table jobs drop column "doneAt"', 'alter table jobs add column "doneAt" text'],
    words: 'the column jobs.doneAt is of type integer',
  },
  {
    make: [
      'drop table "attributeCategories"',
      'create table "attributeCategories" ("attributeId" text not null, "categoryId" text not null, size text not null, primary key ("attributeId", "categoryId"))',
    ],
    undo: ['alter table "attributeCategories" drop column size'],
    words: 'the column attributeCategories.size is unknown',
  },
  {
    make: ['drop index "messages_idempotencyKey"'],
    undo: ['create unique index "messages_idempotencyKey" on messages (kind, "idempotencyKey")'],
    words: 'nothing makes messages (kind, idempotencyKey) unique',
  },
  {
    make: ['create unique index other on messages (name)'],
    undo: ['drop index other'],
    words: 'messages (name) has to be unique',
  },
  {
    make: [
      'drop table "attributeCategories"',
      'create table "attributeCategories" ("attributeId" text not null, "categoryId" text not null)',
    ],
    undo: [
      'drop table "attributeCategories"',
      'create table "attributeCategories" ("attributeId" text, "categoryId" text, primary key ("attributeId", "categoryId"))',
    ],
    words: 'nothing makes attributeCategories (attributeId, categoryId) unique',
  },
  {
    make: [
      'alter table sessions drop column browser',
      `alter table sessions add column browser text default ''`,
    ],
    undo: [
      'alter table sessions drop column browser',
      `alter table sessions add column browser text not null default ''`,
    ],
    words: 'the column sessions.browser may be empty',
  },
  {
    make: [
      'drop index "spareParts_exactKey"',
      'create unique index "spareParts_exactKey" on "spareParts" ("exactKey") where "deletedAt" is not null',
    ],
    undo: [
      'drop index "spareParts_exactKey"',
      'create unique index "spareParts_exactKey" on "spareParts" ("exactKey") where "deletedAt" is null',
    ],
    words: 'nothing makes spareParts (exactKey where deletedAt is null) unique',
  },
];

async function run(queries: Queries, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(queries);
}

const ofAnotherBuild = (words: string) =>
  `database was made by another build (${words}): use that build, or name another one.`;

describe.each(DATABASE_KINDS)('the schema of %s', (kind) => {
  describe('at the start', () => {
    let place: TestPlace;
    beforeEach(async () => {
      place = await makeTestPlace(kind);
    });
    afterEach(() => place.remove());

    test('several processes make one, and its version is stored', async () => {
      const starts = await Promise.all([openDb(place), openDb(place), openDb(place)]);
      const rows = await starts[0]?.reader.selectFrom('schemaVersion').selectAll().execute();
      expect(rows).toEqual([{ version: SCHEMA_VERSION, oldestSupported: 1 }]);
      await Promise.all(starts.map((db) => db.close()));
    });

    test('from before release 1.0 is named in one line and left as it is', async () => {
      const writeFormer = async (queries: Queries) => {
        await sql`create table categories (id text primary key)`.execute(queries);
        await sql`insert into categories values ('c1')`.execute(queries);
        await sql`create table kysely_migration (name text, timestamp text)`.execute(queries);
        await sql`insert into kysely_migration values
          ('0001_initial', '2026-01-01')`.execute(queries);
      };
      await withDb({ ...place, migrates: false }, ({ writer }) => writeFormer(writer));
      const variable = kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
      await expect(openDb(place)).rejects.toThrow(
        new RegExp(`^${variable}: the database is from before release 1.0 .*\\.$`),
      );
      await withDb({ ...place, migrates: false }, async ({ reader }) => {
        const tables = await reader.introspection.getTables({ withInternalKyselyTables: true });
        expect(tables.map(({ name }) => name).sort()).toEqual(['categories', 'kysely_migration']);
        expect((await sql`select * from categories`.execute(reader)).rows).toEqual([{ id: 'c1' }]);
      });
    });

    test('of another program is named in one line', async () => {
      await withDb({ ...place, migrates: false }, ({ writer }) =>
        run(writer, ['create table accounts (id text primary key)']),
      );
      await expect(openDb(place)).rejects.toThrow(
        /from before release 1\.0 or of another program: .*\.$/,
      );
    });

    test('of another build ends the start with one line, and is left as it is', async () => {
      const variable = kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
      await withDb(place, () => Promise.resolve());
      for (const { make, undo, words } of DIFFERENCES) {
        await withDb({ ...place, migrates: false }, ({ writer }) => run(writer, make));
        await expect(openDb(place)).rejects.toThrow(`${variable}: the ${ofAnotherBuild(words)}`);
        await withDb({ ...place, migrates: false }, ({ writer }) => run(writer, undo));
      }
      await withDb(place, () => Promise.resolve());
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
        `The database's schema (version 99) is newer than this release understands (${SCHEMA_VERSION}): start a newer release.`,
      );
    });
  });

  test('of another build shows in /readyz', async () => {
    const app = await buildTestApp({ kind });
    await run(app.db.writer, ['alter table jobs rename column holder to "heldBy"']);
    const { status, body } = await app.get('/readyz');
    await run(app.db.writer, ['alter table jobs rename column "heldBy" to holder']);
    const problem = ofAnotherBuild('the column jobs.holder is missing');
    expect([status, body.error]).toEqual([503, expect.stringContaining(`The ${problem}`)]);
    await run(app.db.writer, ['alter table "spareParts" rename column material to former']);
    const { body: incomplete } = await app.get('/readyz');
    await run(app.db.writer, ['alter table "spareParts" rename column former to material']);
    expect(incomplete.error).toContain('the column spareParts.material is missing');
    expect((await app.get('/readyz')).status).toBe(200);
  });

  test('that changes beneath a running backend shows in /readyz', async () => {
    const app = await buildTestApp({ kind });
    const readiness = async () => {
      const { status, body } = await app.get<{ error?: string }>('/readyz');
      return [status, body.error?.replace(/ \(reference .*/, '')];
    };
    await setSchema(app.db.writer, SCHEMA_VERSION + 1, SCHEMA_VERSION);
    expect(await readiness()).toEqual([200, undefined]);
    await setSchema(app.db.writer, SCHEMA_VERSION + 1, SCHEMA_VERSION + 1);
    expect(await readiness()).toEqual([
      503,
      `The database's schema (version ${SCHEMA_VERSION + 1}) is newer than this release understands (${SCHEMA_VERSION}): start a newer release.`,
    ]);
    await setSchema(app.db.writer, SCHEMA_VERSION - 1, SCHEMA_VERSION - 1);
    expect(await readiness()).toEqual([
      503,
      `The database's schema (version ${SCHEMA_VERSION - 1}) is older than this release needs (${SCHEMA_VERSION}): restart it.`,
    ]);
  });
});
