import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely';
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

export function postgresQueries(pool: BoundedPool): Queries {
  class BoundedDialect extends PostgresDialect {
    override createDriver(): Driver {
      return new SettingDriver(pool);
    }

    override createAdapter(): PostgresAdapter {
      return new LocklessAdapter();
    }
  }
  return new Kysely({ dialect: new BoundedDialect({ pool }) });
}
