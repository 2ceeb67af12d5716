import { Kysely } from 'kysely';
import type { Database, OpenDatabase, Queries } from '../types';
import { makeVersionReader, openLibsql, sqliteDialect } from './dialect';

export interface SqliteLimits {
  /** How long a read tries while another process has locked the whole database. */
  readerMs: number;
  /** How long a write tries while another process writes, or waits for its turn in this one. */
  writerMs: number;
  migrationsMs: number;
}

export const SQLITE_LIMITS: SqliteLimits = {
  readerMs: 1000,
  writerMs: 5000,
  migrationsMs: 600_000,
};

/** Opens the database in `dataDir` and runs `migrate` on it first. */
export async function connectSqlite(
  dataDir: string,
  limits: SqliteLimits,
  migrate: (queries: Queries) => Promise<void>,
): Promise<OpenDatabase> {
  const open = (waitMs: number) => {
    const connection = openLibsql(dataDir);
    const queries = new Kysely<Database>({ dialect: sqliteDialect(connection, waitMs) });
    return { connection, queries };
  };
  const migrations = open(limits.migrationsMs);
  try {
    await migrate(migrations.queries);
  } finally {
    await migrations.queries.destroy();
  }
  const [reader, writer] = [open(limits.readerMs), open(limits.writerMs)];
  return {
    reader: reader.queries,
    writer: writer.queries,
    catalogueVersion: makeVersionReader(reader.connection),
    connectionCounts: () => [],
    close: async () => {
      await Promise.all([reader.queries.destroy(), writer.queries.destroy()]);
    },
  };
}
