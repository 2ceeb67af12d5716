import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFolder } from '../lib/files';
import { withDb, type DbOptions } from './kysely';
import { migrate } from './migrate';
import {
  assertPostgresReplaceable,
  dumpPostgres,
  refillPostgres,
  restorePostgres,
} from './postgres/dump';
import { sqliteFile } from './sqlite/open';
import { assertSqliteReplaceable, dumpSqlite, restoreSqlite } from './sqlite/dump';
import { transfer } from './transfer';
import type { Dialect, FormerDatabase } from './types';

/**
 * Writes the whole database as it is at one moment into `file`, which must not be there yet, while
 * backends go on reading and writing.
 */
export async function dumpDatabase(
  { dataDir, databaseUrl }: DbOptions,
  file: string,
): Promise<void> {
  if (databaseUrl) await dumpPostgres(databaseUrl, file);
  else dumpSqlite(dataDir, file);
}

/** Throws where there is a database already that nobody said may be put aside, or that is in use. */
export async function assertReplaceable(
  { dataDir, databaseUrl }: DbOptions,
  replace: boolean,
): Promise<void> {
  if (databaseUrl) await assertPostgresReplaceable(databaseUrl, replace);
  else assertSqliteReplaceable(dataDir, replace);
}

/**
 * Puts a dump in the place of the database: either all of it, or on a failure nothing. What was
 * there is put aside; returns where. A dump of SQLite goes into PostgreSQL too, row by row.
 */
export async function restoreDatabase(
  { dataDir, databaseUrl }: DbOptions,
  file: string,
  dialect: Dialect,
): Promise<FormerDatabase | undefined> {
  if (!databaseUrl) return restoreSqlite(dataDir, file);
  if (dialect === 'postgres') return restorePostgres(databaseUrl, file);
  return withFolder(join(tmpdir(), 'hoistway-restore-'), async (folder) => {
    await copyFile(file, sqliteFile(folder));
    return withDb({ dataDir: folder, databaseUrl: undefined }, ({ reader }) =>
      refillPostgres(databaseUrl, async (queries) => {
        await migrate(queries, 'postgres');
        await transfer(reader, queries);
      }),
    );
  });
}
