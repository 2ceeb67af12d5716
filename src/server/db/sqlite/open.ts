import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { LRUCache } from 'lru-cache';
import type { Database, Queries, OpenDatabase } from '../types';
import { explained } from '../unavailable';
import { PatientDriver } from './driver';

export interface SqliteLimits {
  /** How long a read retries while another process has locked the whole database. */
  readerMs: number;
  /** How long a write retries while another process writes, or waits for others of this process. */
  writerMs: number;
  migrationsMs: number;
  /** `full`: a commit that is acknowledged has reached the disk, also in WAL mode. */
  synchronous: 'full' | 'off';
}

export const SQLITE_LIMITS: SqliteLimits = {
  readerMs: 1000,
  writerMs: 30_000,
  migrationsMs: 600_000,
  synchronous: 'full',
};

/** libsql frees a statement only when its object is collected, so the same ones are used again. */
const MAX_STATEMENTS = 300;

const CACHE_MIB = 8;

/** The database's file in a data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'hoistway.db');

/** Opens the database in `dataDir` and runs `migrate` on it first. */
export async function connectSqlite(
  dataDir: string,
  { synchronous, ...limits }: SqliteLimits,
  migrate: ((queries: Queries) => Promise<void>) | undefined,
): Promise<OpenDatabase> {
  const open = (waitMs: number): Queries =>
    new Kysely<Database>({ dialect: new LibsqlDialect(openLibsql(dataDir, synchronous), waitMs) });
  if (migrate) {
    const migrations = open(limits.migrationsMs);
    try {
      await migrate(migrations);
    } finally {
      await migrations.destroy();
    }
  }
  const [reader, writer] = [open(limits.readerMs), open(limits.writerMs)];
  // Separate: a checkpoint on a connection in a transaction fails, and libsql never resets it.
  const checkpoints = openLibsql(dataDir, synchronous);
  const checkpoint = checkpoints.prepare('pragma wal_checkpoint(truncate)');
  return {
    reader,
    writer,
    writerMs: limits.writerMs,
    checkpointWal: () => (checkpoint.all() as { busy: number }[])[0]?.busy === 0,
    close: async () => {
      checkpoints.close();
      await Promise.all([reader.destroy(), writer.destroy()]);
    },
  };
}

/** A file as it is, without a write-ahead log. */
export const openFile = (file: string): Queries =>
  new Kysely<Database>({ dialect: new LibsqlDialect(new Libsql(file), 0) });

/** An empty database that ends with its connection. */
export const openInMemory = (): Queries => openFile(':memory:');

/** SQLite can roll back changes of tables, so an interrupted migration leaves nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's dialect on one connection of libsql, whose statements wait for locks without blocking. */
class LibsqlDialect extends SqliteDialect {
  constructor(
    private readonly database: Libsql.Database,
    private readonly waitMs: number,
  ) {
    super({ database });
  }

  override createDriver(): PatientDriver {
    const { database } = this;
    const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
    const prepare = (text: string): SqliteStatement => {
      const statement = statements.get(text) ?? database.prepare(text);
      statements.set(text, statement);
      return statement;
    };
    return new PatientDriver({ prepare, close: () => database.close() }, this.waitMs);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

function openLibsql(dataDir: string, synchronous: SqliteLimits['synchronous']): Libsql.Database {
  mkdirSync(dataDir, { recursive: true });
  try {
    const database = new Libsql(sqliteFile(dataDir));
    // Only until it is open: SQLite waits by blocking the whole process.
    database.exec('pragma busy_timeout = 10000');
    database.exec('pragma journal_mode = wal');
    database.exec(`pragma synchronous = ${synchronous}`);
    database.exec('pragma foreign_keys = on');
    // What is deleted is overwritten, not only released.
    database.exec('pragma secure_delete = on');
    database.exec(`pragma cache_size = ${-1024 * CACHE_MIB}`);
    database.exec('pragma busy_timeout = 0');
    return database;
  } catch (error) {
    throw explained(error);
  }
}
