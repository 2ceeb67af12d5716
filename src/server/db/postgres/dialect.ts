import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  PostgresIntrospector,
  sql,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type DatabaseMetadataOptions,
  type Driver,
  type PostgresPool,
  type PostgresPoolClient,
  type TableMetadata,
  type TransactionSettings,
} from 'kysely';
import type { Client } from 'pg';
import type { Queries } from '../types';
import type { BoundedPool } from './pool';

/** Begins transactions with the pool's settings. */
class SettingDriver extends PostgresDriver {
  constructor(private readonly pool: BoundedPool) {
    super({ pool });
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const modes = [
      ...(isolationLevel ? [`isolation level ${isolationLevel}`] : []),
      ...(accessMode ? [accessMode] : []),
    ].join(', ');
    const begin = (this.pool.begin ?? 'begin').replace(/^begin/, `begin ${modes}`.trimEnd());
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** What made it necessary is what callers want to know; the connection is given up instead. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/**
 * Takes no lock of the session, which a pooler would leave behind: migrations are kept apart by
 * one of the transaction, with which `MIGRATION_LOCK` begins.
 */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** The key under which Kysely itself has locked migrations, so that older processes wait too. */
export const MIGRATION_LOCK = 'select pg_advisory_xact_lock(3853314791062309107)';

/** Lists the tables of our own schema: those that a restore has put aside have the same names. */
class CurrentSchemaIntrospector extends PostgresIntrospector {
  constructor(private readonly queries: Kysely<unknown>) {
    super(queries);
  }

  override async getTables(options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(
      this.queries,
    );
    const tables = await super.getTables(options);
    return tables.filter(({ schema }) => schema === rows[0]?.schema);
  }
}

function queriesOn(pool: PostgresPool, driver: Driver): Queries {
  class ProductDialect extends PostgresDialect {
    override createDriver(): Driver {
      return driver;
    }

    override createAdapter(): PostgresAdapter {
      return new LocklessAdapter();
    }

    override createIntrospector(queries: Kysely<unknown>): DatabaseIntrospector {
      return new CurrentSchemaIntrospector(queries);
    }
  }
  return new Kysely({ dialect: new ProductDialect({ pool }) });
}

export const postgresQueries = (pool: BoundedPool): Queries =>
  queriesOn(pool, new SettingDriver(pool));

/** Leaves begin and commit to the caller; a statement that fails makes the whole fail. */
class OuterTransactionDriver extends PostgresDriver {
  override async beginTransaction(): Promise<void> {}
  override async commitTransaction(): Promise<void> {}
  override async rollbackTransaction(): Promise<void> {}
}

/** Queries within the transaction that `client` is in, also those that begin one of their own. */
export function queriesInTransaction(client: Client): Queries {
  const connection = {
    query: client.query.bind(client) as PostgresPoolClient['query'],
    release: () => undefined,
  };
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() };
  return queriesOn(pool, new OuterTransactionDriver({ pool }));
}
