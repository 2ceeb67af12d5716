import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDb, type Db } from '../db/kysely';

// Each test starts a backend of its own, on a machine that may be busy.
jest.setTimeout(60_000);

const postgresUrl = process.env.TEST_POSTGRES_URL;

export type DatabaseKind = 'sqlite' | 'postgres';

/** SQLite always; PostgreSQL too where `TEST_POSTGRES_URL` names a server. */
export const DATABASE_KINDS: DatabaseKind[] = postgresUrl ? ['sqlite', 'postgres'] : ['sqlite'];

export interface TestDatabase {
  db: Db;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Closes the database and removes all that it left. */
  remove: () => Promise<void>;
}

/** A fresh, migrated database in a folder (and on the server a database) of its own. */
export async function makeTestDatabase(kind: DatabaseKind = 'sqlite'): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hoistway-test-'));
  const name = `hoistway_test_${randomBytes(6).toString('hex')}`;
  const databaseUrl = kind === 'postgres' ? await createOnServer(name) : undefined;
  const db = await openDb({ dataDir, databaseUrl });
  return {
    db,
    dataDir,
    databaseUrl,
    remove: async () => {
      await db.close();
      if (databaseUrl) await runOnServer(`drop database "${name}"`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createOnServer(name: string): Promise<string> {
  // Template 0 has no foreign connections that would make the copy fail.
  await runOnServer(`create database "${name}" template template0`);
  const url = new URL(postgresUrl ?? '');
  url.pathname = name;
  return url.href;
}

async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
