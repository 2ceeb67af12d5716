import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type SqliteStatement,
} from 'kysely';
import Libsql from 'libsql';
import type { CatalogueVersion } from '../types';
import { PatientDriver } from './driver';
import { explaining } from './failures';

/** Statements are prepared once: preparing costs several times what running most of them does. */
const MAX_STATEMENTS = 300;

/** SQLite can roll back changes of tables, so a migration that is cut off leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A dialect on one connection that is open already; closing the dialect closes it. `waitMs`: how
 * long it tries where another process, or another user of this connection, is in the way.
 */
export function sqliteDialect(database: Libsql.Database, waitMs: number): Dialect {
  return {
    createDriver: () => {
      const statements = new Map<string, SqliteStatement>();
      const prepare = (text: string) => prepareOnce(database, statements, text);
      return new PatientDriver({ prepare, close: () => database.close() }, waitMs);
    },
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function prepareOnce(
  database: Libsql.Database,
  statements: Map<string, SqliteStatement>,
  text: string,
): SqliteStatement {
  const known = statements.get(text);
  if (known) {
    // The one that was used last is the last to go.
    statements.delete(text);
    statements.set(text, known);
    return known;
  }
  const statement = database.prepare(text);
  // libsql reads `reader` by a call into native code, so it is asked once.
  const prepared: SqliteStatement = {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
  };
  if (statements.size >= MAX_STATEMENTS) {
    const [oldest = ''] = statements.keys();
    statements.delete(oldest);
  }
  statements.set(text, prepared);
  return prepared;
}

/** Where the database of a data folder lies. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'hoistway.db');

/**
 * Of a connection, for pages. All others come from the system's cache: with 100,000 parts searches and
 * filters take as long with 8 MiB as with 32.
 */
const CACHE_MIB = 8;

/**
 * After so many the writer takes them over into the database, while everybody waits: after 1000, as is
 * usual, one save in 20 takes 10 ms longer.
 */
const CHECKPOINT_PAGES = 200;

/** Opens the database in `dataDir`; makes it where there is none. Its statements never wait. */
export function openLibsql(dataDir: string): Libsql.Database {
  mkdirSync(dataDir, { recursive: true });
  return explaining(() => {
    const database = new Libsql(sqliteFile(dataDir));
    // Only until it is open: SQLite waits by holding up the whole process.
    database.exec('pragma busy_timeout = 10000');
    database.exec('pragma journal_mode = wal');
    // A commit that is acknowledged has reached the disk, also in WAL mode.
    database.exec('pragma synchronous = full');
    database.exec('pragma foreign_keys = on');
    database.exec(`pragma cache_size = ${-1024 * CACHE_MIB}`);
    database.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    database.exec('pragma busy_timeout = 0');
    return database;
  });
}

/**
 * Reads the catalogue's version on the connection of the readers, which sees what is committed and
 * never what a transaction under way has written. Every read of the catalogue asks: past Kysely it
 * takes a few µs.
 */
export function makeVersionReader(database: Libsql.Database): () => Promise<CatalogueVersion> {
  // As a row, not as an object: every read of the catalogue waits for it.
  const statement = database.prepare('select version, stamp from catalogue').raw();
  return async () => {
    const [version, stamp] = explaining(() => statement.get([]) as [number, string]);
    return { version, stamp };
  };
}
