import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDb } from '../db/kysely';
import { createPostgresDatabase, dropPostgresDatabase } from './postgresServer';

declare global {
  /** Removes what `globalSetup` has made; Jest runs both in one process. */
  var removeTemplates: (() => Promise<void>) | undefined;
}

const migrate = (dataDir: string, databaseUrl?: string) =>
  withDb({ dataDir, databaseUrl }, () => Promise.resolve());

/** Migrates one database of each kind, which the tests copy. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-template-'));
  process.env.TEST_SQLITE_TEMPLATE = folder;
  await migrate(folder);
  const database = process.env.TEST_POSTGRES_URL ? await createPostgresDatabase() : undefined;
  globalThis.removeTemplates = async () => {
    rmSync(folder, { recursive: true });
    if (database) await dropPostgresDatabase(database.name);
  };
  if (!database) return;
  process.env.TEST_POSTGRES_TEMPLATE = database.name;
  await migrate(folder, database.url);
}
