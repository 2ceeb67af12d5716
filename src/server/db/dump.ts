import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFolder } from '../lib/files';
import { withDb, type DbOptions } from './kysely';
import {
  assertPostgresReplaceable,
  dumpPostgres,
  putPostgresAside,
  restorePostgres,
} from './postgres/dump';
import { sqliteFile } from './sqlite/dialect';
import { assertSqliteReplaceable, dumpSqlite, restoreSqlite } from './sqlite/dump';
import { transfer } from './transfer';
import type { Dialect } from './types';

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
 * Puts a dump in the place of the database. What is there already is kept beside it; returns
 * where. A dump of SQLite goes into PostgreSQL too, row by row.
 */
export async function restoreDatabase(
  { dataDir, databaseUrl }: DbOptions,
  file: string,
  dialect: Dialect,
): Promise<string | undefined> {
  if (!databaseUrl) return restoreSqlite(dataDir, file);
  if (dialect === 'postgres') return restorePostgres(databaseUrl, file);
  const former = await putPostgresAside(databaseUrl);
  await withFolder(join(tmpdir(), 'hoistway-restore-'), async (folder) => {
    await copyFile(file, sqliteFile(folder));
    await withDb({ dataDir: folder, databaseUrl: undefined }, ({ reader }) =>
      withDb({ dataDir, databaseUrl }, (to) => transfer(reader, to)),
    );
  });
  return former;
}
