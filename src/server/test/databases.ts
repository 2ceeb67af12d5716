import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/**
 * A folder, and on the server a database, of its own; both are empty, or as those of `original`,
 * which nobody has open.
 */
export async function makeTestPlace(kind: DatabaseKind, original?: TestPlace): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hoistway-test-'));
  if (original) cpSync(original.dataDir, dataDir, { recursive: true });
  const name = `hoistway_test_${randomBytes(6).toString('hex')}`;
  const databaseUrl =
    kind === 'postgres' ? await createOnServer(name, original?.databaseUrl) : undefined;
  return {
    ...{ dataDir, databaseUrl },
    remove: async () => {
      if (databaseUrl) await runOnServer(`drop database "${name}" with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const migrated: Partial<Record<DatabaseKind, Promise<TestPlace>>> = {};

/** To migrate takes longer than most tests: those of a file copy what was migrated once. */
async function migrateOnce(kind: DatabaseKind): Promise<TestPlace> {
  const place = await makeTestPlace(kind);
  await (await openDb({ ...place, limits: PATIENT })).close();
  return place;
}

afterAll(async () => {
  for (const place of Object.values(migrated)) await (await place).remove();
});

export interface TestDatabase extends TestPlace {
  db: Db;
}

/** A fresh, migrated database; `remove` closes it as well. */
export async function makeTestDatabase(kind: DatabaseKind = 'sqlite'): Promise<TestDatabase> {
  const place = await makeTestPlace(kind, await (migrated[kind] ??= migrateOnce(kind)));
  const db = await openDb({ ...place, limits: PATIENT });
  return {
    ...place,
    db,
    remove: async () => {
      await db.close();
      await place.remove();
    },
  };
}

/** A connection that stays open, as another program's. */
export async function connectTo(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

/** Runs a statement on a connection of its own, as another program would. */
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

async function createOnServer(name: string, original?: string): Promise<string> {
  // Template 0 has no foreign connections that would make the copy fail.
  const template = original ? new URL(original).pathname.slice(1) : 'template0';
  await runOnServer(`create database "${name}" template "${template}"`);
  const url = new URL(postgresUrl ?? '');
  url.pathname = name;
  return url.href;
}

async function runOnServer(statement: string): Promise<void> {
  await runOn(postgresUrl ?? '', statement);
}
