import type { DbOptions } from './kysely';
import { assertPostgresReplaceable, dumpPostgres, restorePostgres } from './postgres/dump';
import { assertSqliteReplaceable, dumpSqlite, restoreSqlite } from './sqlite/dump';

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
 * where.
 */
export async function restoreDatabase(
  { dataDir, databaseUrl }: DbOptions,
  file: string,
): Promise<string | undefined> {
  return databaseUrl ? restorePostgres(databaseUrl, file) : restoreSqlite(dataDir, file);
}
