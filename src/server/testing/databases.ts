import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb, type Db } from '../db/kysely';
import { PATIENT } from './patience';
import { createPostgresDatabase, dropPostgresDatabase } from './postgresServer';
import { makeReset } from './resetDatabase';

// Each test starts its own backend, on a machine that may be busy.
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
  const database = kind === 'postgres' ? await createPostgresDatabase() : undefined;
  return {
    dataDir,
    databaseUrl: database?.url,
    remove: async () => {
      if (database) await dropPostgresDatabase(database.name);
      removeDataDir(dataDir);
    },
  };
}

const makeDataDir = () => mkdtempSync(join(tmpdir(), 'hoistway-test-'));
const removeDataDir = (dataDir: string) => rmSync(dataDir, { recursive: true, force: true });

export interface TestDatabase extends TestPlace {
  db: Db;
}

/** `globalSetup` has migrated what is copied. */
const MIGRATED = { migrates: false, limits: PATIENT };

/** A migrated database without rows of another test; `remove` ends its use. */
export function makeTestDatabase(kind: DatabaseKind = 'sqlite'): Promise<TestDatabase> {
  return kind === 'sqlite' ? copyMigratedFile() : useDatabaseOfFile();
}

/** Such a database for each test of the file or of its `describe`. */
export function useTestDatabase(kind?: DatabaseKind): TestDatabase {
  const database = {} as TestDatabase;
  beforeEach(async () => void Object.assign(database, await makeTestDatabase(kind)));
  afterEach(() => database.remove());
  return database;
}

/** On SQLite each test has its own file: copying one is cheaper than emptying one. */
async function copyMigratedFile(): Promise<TestDatabase> {
  const dataDir = makeDataDir();
  cpSync(process.env.TEST_SQLITE_TEMPLATE ?? '', dataDir, { recursive: true });
  const place = { dataDir, databaseUrl: undefined };
  const db = await openDb({ ...place, ...MIGRATED });
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
const databasesOfFile: {
  db: Db;
  name: string;
  url: string;
  isUsed: boolean;
  reset: () => Promise<void>;
}[] = [];

async function useDatabaseOfFile(): Promise<TestDatabase> {
  let shared = databasesOfFile.find(({ isUsed }) => !isUsed);
  if (shared) {
    shared.isUsed = true;
    await shared.reset();
  } else {
    const { name, url } = await createPostgresDatabase(process.env.TEST_POSTGRES_TEMPLATE);
    const db = await openDb({ dataDir: '', databaseUrl: url, ...MIGRATED });
    shared = { db, name, url, isUsed: true, reset: await makeReset(db) };
    databasesOfFile.push(shared);
  }
  const used = shared;
  const dataDir = makeDataDir();
  return {
    dataDir,
    databaseUrl: used.url,
    // A copy: what a test replaces in it is gone with the test.
    db: { ...used.db },
    remove: async () => {
      removeDataDir(dataDir);
      used.isUsed = false;
    },
  };
}

afterAll(async () => {
  for (const { db, name } of databasesOfFile) {
    await db.close();
    await dropPostgresDatabase(name);
  }
});

/** Tries until it is so; the limit of the test is the limit of this. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}
