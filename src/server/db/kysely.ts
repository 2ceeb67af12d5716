import { migrate } from './migrate';
import { POSTGRES_LIMITS, type PostgresLimits } from './postgres/limits';
import { connectPostgres } from './postgres/open';
import {
  likeSearch,
  postgresJoinSeqs,
  sqliteJoinSeqs,
  trigramSearch,
  type JoinSeqs,
  type Search,
} from './search';
import { SQLITE_LIMITS, connectSqlite, type SqliteLimits } from './sqlite/open';
import type { CatalogueVersion, ConnectionCount, Connections, Queries } from './types';

export interface Db extends Connections {
  dialect: 'sqlite' | 'postgres';
  /** Conditions that find parts by text in this dialect. */
  search: Search;
  joinSeqs: JoinSeqs;
  /**
   * The catalogue's committed version. Rejects with `DatabaseUnavailable` within about a second
   * where it is not to be had, and at once while the database is known to be away: what it brings
   * is never out of date.
   */
  catalogueVersion: () => Promise<CatalogueVersion>;
  /** Of PostgreSQL's pools; SQLite has none. */
  connectionCounts: () => ConnectionCount[];
  /** Ends within a few seconds, whatever is under way. */
  close: () => Promise<void>;
}

export interface DbOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** False leaves the tables as they are, for programs that only look. */
  migrates?: boolean;
  /** Those of production unless a test sets others. */
  limits?: { postgres?: PostgresLimits; sqlite?: SqliteLimits };
}

/**
 * Opens the database and brings its tables up to date. All that it is asked fails with
 * `DatabaseUnavailable` where the database is what is missing, after a wait that has an end.
 */
export async function openDb(options: DbOptions): Promise<Db> {
  const { dataDir, databaseUrl, limits = {}, migrates = true } = options;
  const bringUpToDate = async (queries: Queries, dialect: Db['dialect']) => {
    if (migrates) await migrate(queries, dialect);
  };
  if (databaseUrl) {
    const connections = await connectPostgres(
      databaseUrl,
      limits.postgres ?? POSTGRES_LIMITS,
      (queries) => bringUpToDate(queries, 'postgres'),
    );
    return {
      ...connections,
      ...{ dialect: 'postgres', search: likeSearch, joinSeqs: postgresJoinSeqs },
    };
  }
  const connections = await connectSqlite(dataDir, limits.sqlite ?? SQLITE_LIMITS, (queries) =>
    bringUpToDate(queries, 'sqlite'),
  );
  return {
    ...connections,
    ...{ dialect: 'sqlite', search: trigramSearch, joinSeqs: sqliteJoinSeqs },
    connectionCounts: () => [],
  };
}
