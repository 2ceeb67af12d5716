import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { withFolder } from '../lib/files';
import { withDb, type DbOptions } from './kysely';
import { migrate } from './migrate';
import { assertPostgresReplaceable, readPostgres, replacePostgres } from './postgres/dump';
import { assertSqliteReplaceable, dumpSqlite, restoreSqlite } from './sqlite/dump';
import { sqliteFile } from './sqlite/open';
import { DOUBT_DUE_MAILS, transfer } from './transfer';
import type { FormerDatabase, Queries } from './types';

/* A dump is a SQLite database, whichever database it is of, so each goes into either. */

/** Uses a SQLite database in a folder that is gone afterwards. */
const withTempFolder = <T>(work: (folder: string) => Promise<T>): Promise<T> =>
  withFolder(join(tmpdir(), 'hoistway-dump-'), work);

/**
 * Writes the whole database as it is at one moment into `file`, which must not be there yet, while
 * backends go on reading and writing.
 */
export async function dumpDatabase(
  { dataDir, databaseUrl }: DbOptions,
  file: string,
): Promise<void> {
  if (!databaseUrl) return dumpSqlite(dataDir, file);
  await withTempFolder(async (folder) => {
    await withDb({ dataDir: folder, databaseUrl: undefined }, ({ writer }) =>
      writer
        .transaction()
        .execute((trx) => readPostgres(databaseUrl, (queries) => transfer(queries, trx))),
    );
    dumpSqlite(folder, file);
  });
}

/** Throws where there is a database already that nobody said may be put aside, or that is in use. */
export async function assertReplaceable(options: DbOptions, replace: boolean): Promise<void> {
  if (!options.databaseUrl) return assertSqliteReplaceable(options.dataDir, replace);
  await withDb({ ...options, migrates: false }, ({ reader }) =>
    assertPostgresReplaceable(reader, replace),
  );
}

/**
 * Puts a dump in the place of the database: either all of it, or on a failure nothing. What was
 * there is put aside; returns where.
 */
export async function restoreDatabase(
  { dataDir, databaseUrl }: DbOptions,
  file: string,
): Promise<FormerDatabase | undefined> {
  if (!databaseUrl) return restoreSqlite(dataDir, file);
  return withTempFolder(async (folder) => {
    await copyFile(file, sqliteFile(folder));
    // Brings a dump of an older release up to date.
    return withDb({ dataDir: folder, databaseUrl: undefined }, ({ reader }) =>
      replacePostgres(databaseUrl, async (queries: Queries) => {
        await migrate(queries, 'postgres');
        await transfer(reader, queries);
        await sql.raw(DOUBT_DUE_MAILS).execute(queries);
      }),
    );
  });
}
