import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer } from '../../../scripts/build/server';
import { withDb } from '../db/kysely';
import { projectRoot } from '../lib/projectRoot';
import { createPostgresDatabase, dropPostgresDatabase } from './postgresServer';

declare global {
  /** Removes what `globalSetup` has made; Jest runs both in one process. */
  var removePrepared: (() => Promise<void>) | undefined;
}

const migrate = (dataDir: string, databaseUrl?: string) =>
  withDb({ dataDir, databaseUrl }, () => Promise.resolve());

/** Bundles the server's programs as the build does, into a folder below the one of their packages. */
async function bundlePrograms(): Promise<string> {
  const cache = join(projectRoot(), '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'server-test-'));
  await bundleServer(projectRoot(), folder, { logLevel: 'error' });
  return folder;
}

/** Bundles the programs, and migrates one database of each kind, which the tests copy. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-template-'));
  process.env.TEST_SQLITE_TEMPLATE = folder;
  await migrate(folder);
  const programs = await bundlePrograms();
  process.env.TEST_PROGRAMS = programs;
  const database = process.env.TEST_POSTGRES_URL ? await createPostgresDatabase() : undefined;
  globalThis.removePrepared = async () => {
    rmSync(folder, { recursive: true });
    rmSync(programs, { recursive: true });
    if (database) await dropPostgresDatabase(database.name);
  };
  if (!database) return;
  process.env.TEST_POSTGRES_TEMPLATE = database.name;
  await migrate(folder, database.url);
}
