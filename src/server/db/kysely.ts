import {
  cacheCatalogueVersion,
  readCatalogueVersion,
  type CachedCatalogueVersion,
} from './catalogueVersion';
import { migrate } from './migrate';
import { POSTGRES_LIMITS, connectPostgres, type PostgresLimits } from './postgres/open';
import { SQLITE_LIMITS, connectSqlite, type SqliteLimits } from './sqlite/open';
import type { Dialect, OpenDatabase, Queries } from './types';

export interface Db extends OpenDatabase {
  dialect: Dialect;
  catalogueVersion: CachedCatalogueVersion;
}

export interface DbOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** False leaves the tables as they are, for programs that only look. */
  migrates?: boolean;
  /** Those of production unless a test sets others. */
  limits?: { postgres?: PostgresLimits; sqlite?: SqliteLimits };
}

export const dialectOf = ({ databaseUrl }: Pick<DbOptions, 'databaseUrl'>): Dialect =>
  databaseUrl ? 'postgres' : 'sqlite';

/**
 * Opens the database and brings its tables up to date. Queries reject with `DatabaseUnavailable`
 * where the database is the cause, within a few seconds.
 */
export async function openDb(options: DbOptions): Promise<Db> {
  const { dataDir, databaseUrl, limits = {}, migrates = true } = options;
  const dialect = dialectOf(options);
  const prepare = migrates ? (queries: Queries) => migrate(queries, dialect) : undefined;
  if (databaseUrl) {
    const opened = await connectPostgres(databaseUrl, limits.postgres ?? POSTGRES_LIMITS, prepare);
    const catalogueVersion = cacheCatalogueVersion(() => readCatalogueVersion(opened.reader));
    return { ...opened, dialect, catalogueVersion };
  }
  const opened = await connectSqlite(dataDir, limits.sqlite ?? SQLITE_LIMITS, prepare);
  const catalogueVersion = cacheCatalogueVersion(() => readCatalogueVersion(opened.reader));
  return { ...opened, dialect, catalogueVersion };
}

/** Opens the database for one piece of work. */
export async function withDb<T>(options: DbOptions, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDb(options);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
