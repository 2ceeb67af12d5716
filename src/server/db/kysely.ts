import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { migrate } from './migrate';
import {
  likeSearch,
  postgresJoinSeqs,
  sqliteJoinSeqs,
  trigramSearch,
  type JoinSeqs,
  type Search,
} from './search';
import { sqliteDialect, sqliteVersionReader } from './sqlite';
import type { Database, Queries } from './types';

export interface Db {
  queries: Queries;
  dialect: 'sqlite' | 'postgres';
  /** Conditions that find parts by text in this dialect. */
  search: Search;
  joinSeqs: JoinSeqs;
  /** The catalogue's committed version; at once on SQLite, by a query on PostgreSQL. */
  catalogueVersion: () => number | Promise<number>;
  /** Call it after a commit that raises the version, and before anyone is told of that. */
  forgetVersion: () => void;
  close: () => Promise<void>;
}

export interface DbOptions {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Opens the database and brings its tables up to date. */
export async function openDb(options: DbOptions): Promise<Db> {
  const { databaseUrl } = options;
  const db = databaseUrl ? openPostgres(databaseUrl) : openSqlite(options.dataDir);
  try {
    await migrate(db.queries, db.dialect);
    return await db.ready();
  } catch (error) {
    await db.queries.destroy();
    throw error;
  }
}

interface OpenedDb {
  queries: Queries;
  dialect: Db['dialect'];
  ready: () => Promise<Db>;
}

function openSqlite(dataDir: string): OpenedDb {
  const queries = new Kysely<Database>({ dialect: sqliteDialect(dataDir) });
  const ready = async (): Promise<Db> => {
    const version = sqliteVersionReader(dataDir);
    return {
      queries,
      dialect: 'sqlite',
      search: trigramSearch,
      joinSeqs: sqliteJoinSeqs,
      catalogueVersion: version.read,
      forgetVersion: version.forget,
      close: async () => {
        version.close();
        await queries.destroy();
      },
    };
  };
  return { queries, dialect: 'sqlite', ready };
}

function openPostgres(connectionString: string): OpenedDb {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  // A lost idle connection is replaced at the next query; without a listener it ends the process.
  pool.on('error', () => undefined);
  const queries = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const ready = async (): Promise<Db> => ({
    queries,
    dialect: 'postgres',
    search: likeSearch,
    joinSeqs: postgresJoinSeqs,
    catalogueVersion: shareNext(async () => {
      const row = await queries.selectFrom('catalogue').select('version').executeTakeFirst();
      return row?.version ?? 0;
    }),
    forgetVersion: () => undefined,
    close: () => queries.destroy(),
  });
  return { queries, dialect: 'postgres', ready };
}

/**
 * Runs one call at a time. Callers that come while it runs share the next one: an answer
 * that was begun before they asked could miss a write that they know of.
 */
export function shareNext<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = (): Promise<T> => {
    next = undefined;
    const started = call().finally(() => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
