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
import { openLibsql, sqliteDialect, sqliteVersionReader } from './sqlite';
import type { Connections, Database, Queries } from './types';

export interface Db extends Connections {
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
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(options.dataDir);
}

async function openSqlite(dataDir: string): Promise<Db> {
  const writer = new Kysely<Database>({ dialect: sqliteDialect(openLibsql(dataDir)) });
  await migrateOrClose(writer, 'sqlite');
  const connection = openLibsql(dataDir);
  const reader = new Kysely<Database>({ dialect: sqliteDialect(connection) });
  const version = sqliteVersionReader(connection);
  return {
    ...{ reader, writer, dialect: 'sqlite', search: trigramSearch, joinSeqs: sqliteJoinSeqs },
    catalogueVersion: version.read,
    forgetVersion: version.forget,
    close: () => closeBoth(reader, writer),
  };
}

async function openPostgres(connectionString: string): Promise<Db> {
  const writer = openPool(connectionString);
  await migrateOrClose(writer, 'postgres');
  const reader = openPool(connectionString);
  return {
    ...{ reader, writer, dialect: 'postgres', search: likeSearch, joinSeqs: postgresJoinSeqs },
    catalogueVersion: shareNext(async () => {
      const row = await reader.selectFrom('catalogue').select('version').executeTakeFirst();
      return row?.version ?? 0;
    }),
    forgetVersion: () => undefined,
    close: () => closeBoth(reader, writer),
  };
}

function openPool(connectionString: string): Queries {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  // A lost idle connection is replaced at the next query; without a listener it ends the process.
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

async function migrateOrClose(writer: Queries, dialect: Db['dialect']): Promise<void> {
  try {
    await migrate(writer, dialect);
  } catch (error) {
    await writer.destroy();
    throw error;
  }
}

async function closeBoth(reader: Queries, writer: Queries): Promise<void> {
  await Promise.all([reader.destroy(), writer.destroy()]);
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
