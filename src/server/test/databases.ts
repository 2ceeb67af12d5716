import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { openDb, type Db } from '../db/kysely';
import { PATIENT } from './patience';

// Each test starts a backend of its own, on a machine that may be busy.
jest.setTimeout(60_000);

const postgresUrl = process.env.TEST_POSTGRES_URL;

export type DatabaseKind = 'sqlite' | 'postgres';

/** SQLite always; PostgreSQL too where `TEST_POSTGRES_URL` names a server. */
export const DATABASE_KINDS: DatabaseKind[] = postgresUrl ? ['sqlite', 'postgres'] : ['sqlite'];

/** Where a database may lie. */
export interface TestPlace {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Removes all that is there. */
  remove: () => Promise<void>;
}

/** An empty folder, and on PostgreSQL an empty database. */
export async function makeTestPlace(kind: DatabaseKind): Promise<TestPlace> {
  const dataDir = makeDataDir();
  const name = `hoistway_test_${randomBytes(6).toString('hex')}`;
  const databaseUrl = kind === 'postgres' ? await createOnServer(name) : undefined;
  return {
    dataDir,
    databaseUrl,
    remove: async () => {
      if (databaseUrl) await runOnServer(`drop database "${name}" with (force)`);
      removeDataDir(dataDir);
    },
  };
}

const makeDataDir = () => mkdtempSync(join(tmpdir(), 'hoistway-test-'));
const removeDataDir = (dataDir: string) => rmSync(dataDir, { recursive: true, force: true });

export interface TestDatabase extends TestPlace {
  db: Db;
}

/** A migrated database without rows of another test; `remove` ends its use. */
export function makeTestDatabase(kind: DatabaseKind = 'sqlite'): Promise<TestDatabase> {
  return kind === 'sqlite' ? copyMigratedFile() : useDatabaseOfFile();
}

let migratedFile: Promise<TestPlace> | undefined;

/** On SQLite each test has its own file: copying one is cheaper than emptying one. */
async function copyMigratedFile(): Promise<TestDatabase> {
  migratedFile ??= makeTestPlace('sqlite').then(async (place) => {
    await (await openDb({ ...place, limits: PATIENT })).close();
    return place;
  });
  const dataDir = makeDataDir();
  cpSync((await migratedFile).dataDir, dataDir, { recursive: true });
  const place = { dataDir, databaseUrl: undefined };
  const db = await openDb({ ...place, limits: PATIENT });
  return {
    ...place,
    db,
    remove: async () => {
      await db.close();
      removeDataDir(dataDir);
    },
  };
}

/** On PostgreSQL the tests of a file share one database; a second one where a test needs two. */
const databasesOfFile: { database: TestDatabase; isUsed: boolean; reset: () => Promise<void> }[] =
  [];

async function useDatabaseOfFile(): Promise<TestDatabase> {
  let shared = databasesOfFile.find(({ isUsed }) => !isUsed);
  if (shared) {
    shared.isUsed = true;
    await shared.reset();
  } else {
    const place = await makeTestPlace('postgres');
    const db = await openDb({ ...place, limits: PATIENT });
    shared = { database: { ...place, db }, isUsed: true, reset: await makeReset(db) };
    databasesOfFile.push(shared);
  }
  const used = shared;
  const dataDir = makeDataDir();
  return {
    dataDir,
    databaseUrl: used.database.databaseUrl,
    // A copy: what a test replaces in it is gone with the test.
    db: { ...used.database.db },
    remove: async () => {
      removeDataDir(dataDir);
      used.isUsed = false;
    },
  };
}

afterAll(async () => {
  await (await migratedFile)?.remove();
  for (const { database } of databasesOfFile) {
    await database.db.close();
    await database.remove();
  }
});

/** Empties all tables, and puts back the rows that the migrations have inserted. */
async function makeReset({ writer }: Db): Promise<() => Promise<void>> {
  const tables = (await writer.introspection.getTables()).map(({ name }) => name);
  const seeds: { table: string; rows: unknown }[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ rows: unknown }>`
      select json_agg(t) as rows from ${sql.table(table)} as t`.execute(writer);
    if (rows[0]?.rows) seeds.push({ table, rows: rows[0].rows });
  }
  return () =>
    writer.transaction().execute(async (trx) => {
      const names = sql.join(tables.map((table) => sql.table(table)));
      await sql`truncate ${names} restart identity cascade`.execute(trx);
      for (const { table, rows } of seeds) {
        await sql`
          insert into ${sql.table(table)}
          select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})
        `.execute(trx);
      }
    });
}

/** A connection that stays open, as another program's. */
export async function connectTo(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

/** Runs a statement on a separate connection, as another program would. */
export async function runOn(databaseUrl: string, statement: string): Promise<unknown[]> {
  const client = await connectTo(databaseUrl);
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Tries until it is so; the limit of the test is the limit of this. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}

async function createOnServer(name: string): Promise<string> {
  // No connection to template0 can be in the way.
  await runOnServer(`create database "${name}" template template0`);
  const url = new URL(postgresUrl ?? '');
  url.pathname = name;
  return url.href;
}

/** The same where no database of a test has to take it. */
export async function runOnServer(statement: string): Promise<void> {
  await runOn(postgresUrl ?? '', statement);
}
