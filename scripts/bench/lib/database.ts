import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDb } from '../../../src/server/db/kysely';
import { fillCatalogue, type LoadedCatalogue } from './catalogue';
import { onEnd } from './undo';

export interface BenchDatabase {
  catalogue: LoadedCatalogue;
  dataDir: string;
  databaseUrl: string | undefined;
}

/**
 * A database with `count` parts that is removed at the end: SQLite, or one of its own on the
 * PostgreSQL server of the address.
 */
export async function makeDatabase(count: number, server?: string): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hoistway-bench-'));
  onEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const databaseUrl =
    server && (await createOnServer(server, `hoistway_bench_${count}_${process.pid}`));
  const db = await openDb({ dataDir, databaseUrl });
  try {
    return { catalogue: await fillCatalogue(db, count), dataDir, databaseUrl };
  } finally {
    await db.close();
  }
}

async function createOnServer(server: string, name: string): Promise<string> {
  await runOnServer(server, `create database "${name}" template template0`);
  onEnd(() => runOnServer(server, `drop database "${name}"`));
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

async function runOnServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
