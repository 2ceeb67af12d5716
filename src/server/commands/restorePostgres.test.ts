import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Insertable } from 'kysely';
import { PART_FIELDS, type PartFieldName } from '@/shared/partFields';
import { withDb, type DbOptions } from '../db/kysely';
import type { Database, Queries } from '../db/types';
import { createCategory } from '../modules/catalogue/categories/service';
import { makeTestDatabase, until } from '../testing/databases';
import { connectTo, runOn } from '../testing/postgresServer';
import { programPath } from '../testing/product';
import { makeBackup, restoreBackup } from './backup';

interface Place {
  dataDir: string;
  databaseUrl: string;
  mediaStore: undefined;
}

/** A URL encodes some of its characters, and people forget it for `@`. */
const PASSWORD = 'p@ss:word';
const serverUrl = process.env.TEST_POSTGRES_URL ?? '';
const suffix = randomBytes(6).toString('hex');
const owner = `hoistway_owner_${suffix}`;
const migrated = `hoistway_migrated_${suffix}`;
let root: string;
let databases: string[];

const runOnServer = (statement: string) => runOn(serverUrl, statement);

function urlAs(user: string | undefined, database: string): string {
  const url = new URL(serverUrl);
  if (user !== undefined) [url.username, url.password] = [user, PASSWORD];
  url.pathname = database;
  return url.href;
}

/** A database with the product's tables and one category; its owner is an ordinary role. */
async function makePlace(category: string): Promise<Place> {
  const name = `hoistway_restore_${randomBytes(6).toString('hex')}`;
  databases.push(name);
  await runOnServer(`create database ${name} template ${migrated} owner ${owner}`);
  const place = { dataDir: root, databaseUrl: urlAs(owner, name), mediaStore: undefined };
  await addCategory(place, category);
  return place;
}

const addCategory = (place: Place, name: string) =>
  withDb({ ...place, migrates: false }, (db) =>
    createCategory(db, { name, description: '', parentId: null }, null),
  );

/** What a backend finds that starts on it. */
const listCategories = (place: Place) =>
  withDb(place, async ({ reader }) => {
    const rows = await reader.selectFrom('categories').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  });

async function listSchemas({ databaseUrl }: Place): Promise<unknown[]> {
  const rows = await runOn(
    databaseUrl,
    `select nspname from pg_namespace
     where nspname !~ '^pg_' and nspname <> 'information_schema' order by nspname`,
  );
  return (rows as { nspname: string }[]).map(({ nspname }) => nspname);
}

const makeFolder = () => mkdtempSync(join(root, 'backup-'));

async function backUp(place: Parameters<typeof makeBackup>[0]): Promise<string> {
  const folder = makeFolder();
  await makeBackup(place, folder);
  return folder;
}

const replace = (place: Place, folder: string) => restoreBackup(place, folder, { replace: true });

const COPIED = [
  'accounts',
  'categories',
  'spareParts',
  'sparePartImages',
  'partNumbers',
  'searchSynonyms',
  'missedSearches',
  'attributes',
  'attributeCategories',
  'attributeChoices',
  'partAttributes',
  'messages',
  'inquiryLines',
  'messageFiles',
  'privateFiles',
  'erasureKey',
  'messageEvents',
  'quotationDrafts',
  'quotations',
  'mails',
  'quotationNumbers',
  'quotationLists',
  'textTemplates',
  'images',
  'jobs',
  'changes',
  'changedRecords',
] as const;

/** All rows that a backup holds; `searchVersion` says how far the index has been made. */
const readTables = (place: DbOptions) =>
  withDb(place, async ({ reader }) => {
    const tables: Record<string, object[]> = {};
    for (const table of COPIED) {
      const rows: object[] = await reader.selectFrom(table).selectAll().execute();
      const texts = rows.map((row) => JSON.stringify({ ...row, searchVersion: undefined }));
      // The order of the columns may differ.
      tables[table] = texts.sort().map((text) => JSON.parse(text) as object);
    }
    return tables;
  });

/** Of a deleted part, which is the last that was added. */
const DELETED_SEQ = 2_000_000_005;

const ODD = ` \t"'\\ \\x00 \\u0000 null {"a":[1]} \r\n 请 👍🏽 é e\u0301 \u202e\u2028\uffff $1 ?`;

/** Rows in all tables, with values that some drivers or databases change. */
async function addOddValues(writer: Queries): Promise<void> {
  const at = '2026-11-26T10:00:00.001Z';
  const add = <T extends keyof Database>(table: T, ...rows: Insertable<Database[T]>[]) =>
    writer
      .insertInto(table)
      .values(rows as never)
      .execute();
  await add('accounts', {
    id: 'a',
    email: ODD,
    passwordHash: '$argon2id$',
    role: 'user',
    createdAt: at,
    lastLoginAt: null,
  });
  await add('categories', {
    id: 'z',
    name: ODD,
    nameKey: 'z',
    description: '',
    parentId: null,
    image: null,
    createdAt: at,
    updatedAt: at,
  });
  // Below one that sorts after it.
  await add('categories', {
    id: 'b',
    name: 'true',
    nameKey: '',
    description: '0',
    parentId: 'z',
    image: 'i',
    version: 2_147_483_647,
    createdAt: at,
    updatedAt: at,
  });
  const texts = Object.fromEntries(PART_FIELDS.map(({ name }) => [name, ODD])) as Record<
    PartFieldName,
    string
  >;
  const part = {
    ...texts,
    categoryKey: '',
    nameKey: ODD,
    brandKey: '1e3',
    createdAt: at,
    updatedAt: at,
  };
  const long = '\u0001請'.repeat(100_000);
  await add('spareParts', { ...part, id: 'p', seq: 2_000_000_000, categoryId: 'b' });
  await add('spareParts', { ...part, id: 'q', seq: 7, categoryId: null, description: long });
  await add('sparePartImages', { partSeq: 7, position: 0, file: 'i' });
  await add('partNumbers', {
    partSeq: 7,
    position: 0,
    by: 'own',
    maker: '',
    number: '007.10',
    exactKey: '7.10',
    key: '007',
    looseKey: '1e5',
  });
  await add('searchSynonyms', {
    id: 's',
    term: ODD,
    meaning: '1',
    termKey: '',
    meaningKey: '1.0',
    pairKey: 'k',
  });
  await add('missedSearches', {
    id: 'm',
    term: '٣',
    language: 'zh',
    day: '2026-11-26',
    times: 3,
    dropped: 'a\nb',
  });
  await add('attributes', {
    id: 't',
    key: 'load',
    labelEn: ODD,
    labelZh: '载重',
    kind: 'number',
    unit: '',
  });
  for (const [index, number] of [
    null,
    0.1,
    -0,
    1e-7,
    5e-324,
    1.7976931348623157e308,
    900,
  ].entries()) {
    await add('attributes', {
      id: `t${index}`,
      key: `k${index}`,
      labelEn: '',
      labelZh: '',
      kind: 'number',
      unit: '',
    });
    await add('attributeCategories', { attributeId: `t${index}`, categoryId: 'gone' });
    await add('attributeChoices', { attributeId: `t${index}`, value: ODD, valueZh: '载重' });
    await add('partAttributes', {
      partSeq: 7,
      attributeId: `t${index}`,
      value: String(number),
      number,
    });
  }
  const message = {
    kind: 'inquiry' as const,
    name: ODD,
    email: '',
    phone: '',
    address: '',
    text: long,
    createdAt: at,
  };
  await add('messages', { ...message, id: 'e1', reference: 'Q-1' });
  await add('messages', {
    ...message,
    id: 'e2',
    reference: 'Q-2',
    spamAt: at,
    idempotencyKey: ODD,
    requestHash: 'h',
  });
  const line = { messageId: 'e1', partId: null, text: ODD, partNumber: '', unit: '', note: long };
  await add(
    'inquiryLines',
    { ...line, position: 0, quantity: 1_000_000 },
    { ...line, position: 1, quantity: 2.125 },
    { ...line, position: 2, quantity: null },
  );
  const file = { id: 'f', messageId: 'e1', position: 0, name: ODD, type: 'image/png', size: 1 };
  await add('messageFiles', { ...file, file: 'a.png' });
  await add('privateFiles', { name: 'a.png', storedAt: at }, { name: 'b.pdf', storedAt: null });
  await add('erasureKey', { id: 1, key: ODD });
  const event = { id: 'v', messageId: 'e1', createdAt: at, author: '', text: ODD };
  await add('messageEvents', { ...event, type: 'note' });
  const content = JSON.stringify({ remarks: ODD });
  const draft = { messageId: 'e1', content, version: 2, updatedAt: at, updatedBy: ODD };
  await add('quotationDrafts', draft);
  const issued = { id: 'q', messageId: 'e1', number: 'HQ-2026-0001', issuedAt: at, issuedBy: ODD };
  await add('quotations', { ...issued, content, idempotencyKey: ODD });
  await add('quotationNumbers', { year: 2026, last: 1 });
  await add('quotationLists', { tokenHash: 'h', lines: '[]', createdAt: at, expiresAt: at });
  const template = { id: 't', name: ODD, textEn: ODD, textZh: long };
  await add('textTemplates', { ...template, field: 'remarks' });
  await add('mails', { id: 'm', kind: 'notification', messageId: 'e1', queuedAt: at, tries: 9 });
  await add('images', { name: 'i', storedAt: at, trashedAt: null, width: null, height: null });
  await add('images', { name: 'j', storedAt: at, trashedAt: at, width: 1, height: 65_535 });
  await add('jobs', { name: 'done', doneAt: at });
  const change = { id: 'c', at, actor: '', action: 'deleted', count: 1, undoneBy: null } as const;
  await add('changes', { ...change, kind: 'part' });
  const deletion = { deletedAt: at, deletedBy: ODD, deletedInChange: 'c' };
  const former = { categoryId: null, formerCategoryId: 'b' };
  await add('spareParts', { ...part, ...former, ...deletion, id: 'd', seq: DELETED_SEQ });
  const fields = JSON.stringify([{ field: '', before: ODD, after: null }]);
  await add('changedRecords', { changeId: 'c', position: 0, entityId: 'd', name: ODD, fields });
}

async function expectUntouched(place: Place, names: string[]): Promise<void> {
  expect(await listSchemas(place)).toEqual(['public']);
  expect(await listCategories(place)).toEqual(names);
}

describe('as the ordinary owner of a PostgreSQL database', () => {
  beforeAll(async () => {
    await runOnServer(`create role ${owner} login password '${PASSWORD}'`);
    await runOnServer(`create database ${migrated} template template0 owner ${owner}`);
    // The administrator's own: restores leave it where it is.
    await runOn(urlAs(undefined, migrated), 'create extension pg_trgm schema public');
    await withDb({ dataDir: '', databaseUrl: urlAs(owner, migrated) }, () => Promise.resolve());
  });
  afterAll(async () => {
    await runOnServer(`drop database ${migrated} with (force)`);
    await runOnServer(`drop role ${owner}`);
  });
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'hoistway-restore-'));
    databases = [];
  });
  afterEach(async () => {
    for (const name of databases) await runOnServer(`drop database ${name} with (force)`);
    rmSync(root, { recursive: true });
  });

  test('a backup is restored twice in a row, and what was there can be dropped', async () => {
    const place = await makePlace('Doors');
    const first = await backUp(place);
    await addCategory(place, 'Later');
    const { former } = await replace(place, first);
    expect(await listCategories(place)).toEqual(['Doors']);
    const schema = /^schema "(before_restore_\d+)"$/.exec(former?.place ?? '')?.[1];
    expect(
      await runOn(place.databaseUrl, `select name from ${schema}.categories order by name`),
    ).toEqual([{ name: 'Doors' }, { name: 'Later' }]);

    await addCategory(place, 'Brakes');
    const second = await backUp(place);
    const again = await replace(place, second);
    expect(await listCategories(place)).toEqual(['Brakes', 'Doors']);
    expect(await listSchemas(place)).toHaveLength(3);

    for (const { removeWith = '' } of [former ?? {}, again.former ?? {}]) {
      await runOn(place.databaseUrl, removeWith);
    }
    await expectUntouched(place, ['Brakes', 'Doors']);
    await addCategory(place, 'Added');
    const extensions = await runOn(
      place.databaseUrl,
      `select extnamespace::regnamespace::text as schema from pg_extension where extname = 'pg_trgm'`,
    );
    expect(extensions).toEqual([{ schema: 'public' }]);
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'a restore that is ended by %s in the middle changes nothing',
    async (signal) => {
      const place = await makePlace('Doors');
      const folder = await backUp(place);
      const { databaseUrl, dataDir } = place;
      const holder = await connectTo(databaseUrl);
      try {
        // The restore waits for the last of the tables that it has to move.
        const [last] = await runOn(
          databaseUrl,
          `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
             order by oid desc limit 1`,
        );
        await holder.query(`begin; lock table "${(last as { relname: string }).relname}"`);
        const child = spawn(
          process.execPath,
          [programPath('command'), 'restore', folder, '--replace'],
          {
            env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
            stdio: 'ignore',
          },
        );
        const ended = once(child, 'close');
        const findWaiting = `select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`;
        // On one connection: the restore waits for five seconds only.
        const watcher = await connectTo(databaseUrl);
        await until(async () => (await watcher.query(findWaiting)).rows.length > 0);
        child.kill(signal);
        await watcher.end();
        expect(await ended).toEqual([null, signal]);
        await holder.query('rollback');
        const others = `select from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`;
        await until(async () => (await holder.query(others)).rows.length === 0);
      } finally {
        await holder.end();
      }
      await expectUntouched(place, ['Doors']);
    },
  );

  test('a SQLite backup replaces a used database twice, or changes nothing', async () => {
    const sqlite = await makeTestDatabase('sqlite');
    const source = { dataDir: sqlite.dataDir, databaseUrl: undefined, mediaStore: undefined };
    try {
      const category = { name: 'Moved', description: '', parentId: null };
      await createCategory(sqlite.db, category, null);
      const folder = makeFolder();
      await makeBackup(source, folder);
      const place = await makePlace('Doors');
      await replace(place, folder);
      await addCategory(place, 'Added');
      const { former } = await replace(place, folder);
      expect(await listCategories(place)).toEqual(['Moved']);
      expect(await listSchemas(place)).toContain(/"(.*)"/.exec(former?.place ?? '')?.[1]);

      // SQLite takes any value in any column.
      await sql`update categories set version = 'many'`.execute(sqlite.db.writer);
      await makeBackup(source, folder);
      const other = await makePlace('Brakes');
      await expect(replace(other, folder)).rejects.toThrow(
        /integer: "many"\nThe database is unchanged/,
      );
      await expectUntouched(other, ['Brakes']);
    } finally {
      await sqlite.remove();
    }
  });

  test('a password may hold an @ that is not encoded', async () => {
    const place = await makePlace('Doors');
    const careless = { ...place, databaseUrl: place.databaseUrl.replace('%40', '@') };
    expect(careless.databaseUrl).toContain('p@ss');
    await replace(careless, await backUp(careless));
    expect(await listCategories(place)).toEqual(['Doors']);
  });

  test('a PostgreSQL backup goes into SQLite', async () => {
    const folder = await backUp(await makePlace('Doors'));
    const place = { dataDir: root, databaseUrl: undefined, mediaStore: undefined };
    await restoreBackup(place, folder, { replace: false });
    const rows = await withDb(place, ({ reader }) =>
      reader.selectFrom('categories').select('name').execute(),
    );
    expect(rows).toEqual([{ name: 'Doors' }]);
  });

  test('every value of every table goes into SQLite and back as it is', async () => {
    const place = await makePlace('Doors');
    await withDb(place, ({ writer }) => addOddValues(writer));
    const expected = await readTables(place);
    expect(Object.values(expected).filter((rows) => rows.length === 0)).toEqual([]);
    const sqlite = { dataDir: makeFolder(), databaseUrl: undefined, mediaStore: undefined };
    await restoreBackup(sqlite, await backUp(place), { replace: false });
    expect(await readTables(sqlite)).toEqual(expected);
    const back = await makePlace('Brakes');
    await replace(back, await backUp(sqlite));
    expect(await readTables(back)).toEqual(expected);
    const next = `select nextval(pg_get_serial_sequence('"spareParts"', 'seq'))::integer as seq`;
    expect(await runOn(back.databaseUrl, next)).toEqual([{ seq: DELETED_SEQ + 1 }]);
  });

  test('a restore says that the product has to be stopped', async () => {
    const place = await makePlace('Doors');
    const folder = await backUp(place);
    const product = await connectTo(place.databaseUrl);
    try {
      await product.query(`begin; update categories set description = 'New'`);
      await expect(replace(place, folder)).rejects.toThrow(
        /The database is in use: stop the product first\.\nThe database is unchanged/,
      );
      await product.query('commit');
    } finally {
      await product.end();
    }
    await expectUntouched(place, ['Doors']);
  });
});
