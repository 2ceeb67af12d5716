import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDb, type Db } from '../../../src/server/db/kysely';
import { POSTGRES_LIMITS } from '../../../src/server/db/postgres/limits';
import { ADMIN } from '../../trials/lib/backend';
import { fillCatalogue, type LoadedCatalogue } from './catalogue';
import { onEnd } from './undo';

/** A folder that is removed at the end. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-bench-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface FilledDatabase {
  catalogue: LoadedCatalogue;
  dataDir: string;
  /** Absent: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
}

/** A database with `count` parts, with a folder that is removed at the end. */
export async function makeDatabase(count: number, databaseUrl?: string): Promise<FilledDatabase> {
  const dataDir = makeFolder();
  const db = await openDb({ dataDir, databaseUrl });
  try {
    const catalogue = await fillCatalogue(db, count);
    // As whoever indexes so many parts at once.
    await db.compactIndex();
    await settle(databaseUrl);
    return { catalogue, dataDir, databaseUrl };
  } finally {
    await db.close();
  }
}

/** Opens it as it is; writes may take longer than the product admits. */
export const openFilled = ({ dataDir, databaseUrl }: FilledDatabase): Promise<Db> =>
  openDb({
    dataDir,
    databaseUrl,
    migrates: false,
    limits: { postgres: { ...POSTGRES_LIMITS, writer: POSTGRES_LIMITS.migrations } },
  });

/** What PostgreSQL does by itself within minutes of a large change, to its tables and the disk. */
export async function settle(databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl === undefined) return;
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** The settings by which the product uses it; the first backend on it makes the admin. */
export const envOf = ({ dataDir, databaseUrl }: FilledDatabase): Record<string, string> => ({
  ADMIN_EMAIL: ADMIN.emailId,
  ADMIN_PASSWORD: ADMIN.password,
  DATA_DIR: dataDir,
  DEMO_CATALOGUE: 'off',
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});
