import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb, type DbOptions } from './kysely';
import {
  assertPostgresReplaceable,
  dumpPostgres,
  putPostgresAside,
  restorePostgres,
} from './postgres/dump';
import { sqliteFile } from './sqlite/dialect';
import { assertSqliteReplaceable, dumpSqlite, restoreSqlite } from './sqlite/dump';
import { transfer } from './transfer';

export type DumpDialect = 'sqlite' | 'postgres';

export const dialectOf = ({ databaseUrl }: Pick<DbOptions, 'databaseUrl'>): DumpDialect =>
  databaseUrl ? 'postgres' : 'sqlite';

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
 * Puts a dump in the place of the database. What is there already is kept beside it; answers
 * where. A dump of SQLite goes into PostgreSQL too, row by row.
 */
export async function restoreDatabase(
  { dataDir, databaseUrl }: DbOptions,
  file: string,
  dialect: DumpDialect,
): Promise<string | undefined> {
  if (!databaseUrl) return restoreSqlite(dataDir, file);
  if (dialect === 'postgres') return restorePostgres(databaseUrl, file);
  const former = await putPostgresAside(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'hoistway-restore-'));
  try {
    await copyFile(file, sqliteFile(folder));
    await transferAll({ dataDir: folder, databaseUrl: undefined }, { dataDir, databaseUrl });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return former;
}

async function transferAll(source: DbOptions, target: DbOptions): Promise<void> {
  const from = await openDb(source);
  try {
    const to = await openDb(target);
    try {
      await transfer(from.reader, to);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}
