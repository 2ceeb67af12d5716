import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  cacheCatalogueVersion,
  readCatalogueVersion,
  type CachedCatalogueVersion,
} from './catalogueVersion';
import { migrate } from './migrate';
import {
  POSTGRES_LIMITS,
  START_LOCK,
  connectPostgres,
  inTransaction,
  type PostgresLimits,
} from './postgres/open';
import { SQLITE_LIMITS, connectSqlite, type SqliteLimits } from './sqlite/open';
import { TURN_MS, makeTurns, type RunInTurn } from './turns';
import type { Dialect, OpenDatabase, Queries } from './types';

/** Such that a change takes less than five seconds on two cores: a text of 10,000 letters at 5,000 parts. */
const MAX_CHANGE_BYTES = 80 * 1024 ** 2;

export interface Db extends OpenDatabase {
  dialect: Dialect;
  catalogueVersion: CachedCatalogueVersion;
  /** Runs what fills an empty database while no other backend does, and waits minutes for those that do. */
  startInTurn: (work: () => Promise<void>) => Promise<void>;
  /** For changes of the catalogue: those that wait hold no connection, which other writes need. */
  inTurn: RunInTurn;
  /** For writes of visitors, of which there may be more at once than connections. */
  lockedInTurn: RunInTurn;
  /** Bytes of one change, see `assertChangeSize`. */
  maxChangeBytes: number;
}

export interface DbOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** False leaves the tables as they are, for programs that only look. */
  migrates?: boolean;
  /** Those of production unless a test sets others. */
  limits?: {
    postgres?: PostgresLimits;
    sqlite?: SqliteLimits;
    turnMs?: number;
    maxChangeBytes?: number;
  };
}

/**
 * Opens the database and brings its tables up to date. Queries reject with `DatabaseUnavailable`
 * where the database is the cause, within a few seconds.
 */
export async function openDb(options: DbOptions): Promise<Db> {
  const { dataDir, databaseUrl, limits = {}, migrates = true } = options;
  const dialect: Dialect = databaseUrl ? 'postgres' : 'sqlite';
  const prepare = migrates ? (queries: Queries) => migrate(queries, dialect) : undefined;
  const postgresLimits = limits.postgres ?? POSTGRES_LIMITS;
  const opened = databaseUrl
    ? await connectPostgres(databaseUrl, postgresLimits, prepare)
    : await connectSqlite(dataDir, limits.sqlite ?? SQLITE_LIMITS, prepare);
  return {
    ...opened,
    dialect,
    startInTurn: (work) =>
      databaseUrl
        ? inTransaction(databaseUrl, postgresLimits.migrations, `begin; ${START_LOCK}`, work)
        : work(),
    catalogueVersion: cacheCatalogueVersion(() => readCatalogueVersion(opened.reader)),
    inTurn: makeTurns(limits.turnMs ?? TURN_MS, 'changes'),
    lockedInTurn: makeTurns(opened.writerMs, 'submissions'),
    maxChangeBytes: limits.maxChangeBytes ?? MAX_CHANGE_BYTES,
  };
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

/** Faults that the database finds in its own files and references, in its own words; at most ten. */
export async function findDamage({ reader, dialect }: Db): Promise<string[]> {
  // PostgreSQL checks its pages itself, and enforces references in every case.
  if (dialect === 'postgres') return [];
  const pages = await sql<{ quick_check: string }>`pragma quick_check(10)`.execute(reader);
  const references = await sql<{ table: string; rowid: number; parent: string }>`
    pragma foreign_key_check`.execute(reader);
  return [
    ...pages.rows.map((row) => row.quick_check).filter((text) => text !== 'ok'),
    ...references.rows.map(
      ({ table, rowid, parent }) => `${table} ${rowid} refers to no ${parent}`,
    ),
  ].slice(0, 10);
}

/** What the database takes of the disk. */
export async function readDatabaseBytes({ reader, dialect }: Db): Promise<number> {
  const query =
    dialect === 'postgres'
      ? sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number | string }>`
          select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return Number((await query.execute(reader)).rows[0]?.bytes);
}

/** A write that changes nothing but its own row. */
export async function tryWrite({ writer }: Db): Promise<void> {
  const checkedAt = new Date().toISOString();
  await writer.updateTable('writeChecks').set({ checkedAt }).execute();
}

/** Reads and writes of others are over after less, but for those of a backup or an export. */
const OTHERS_MS = 2000;

/** Leaves nothing legible of deleted rows. Returns false where others read or write: repeat it. */
export async function eraseDeleted({ checkpointWal }: Pick<Db, 'checkpointWal'>): Promise<boolean> {
  const end = performance.now() + OTHERS_MS;
  for (let pauseMs = 5; !checkpointWal(); pauseMs *= 2) {
    if (performance.now() + pauseMs > end) return false;
    await wait(pauseMs);
  }
  return true;
}
