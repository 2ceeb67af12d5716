import { sql } from 'kysely';
import { OperatorError } from '@/server/lib/operatorError';
import type { FormerDatabase, Queries } from '../types';
import { DatabaseUnavailable } from '../unavailable';
import { MIGRATION_LOCK, POSTGRES_LIMITS, inTransaction } from './open';

/** Reads the database as it is at one moment. */
export const readPostgres = (url: string, read: (queries: Queries) => Promise<void>) =>
  inTransaction(
    url,
    POSTGRES_LIMITS.migrations,
    'begin isolation level repeatable read, read only',
    read,
  );

/** The tables in our schema, without those of extensions. */
async function listTables(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = (select oid from pg_namespace where nspname = current_schema())
      and relkind in ('r', 'p')
      and not exists (select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`.execute(
    queries,
  );
  return rows.map(({ name }) => name);
}

export async function assertPostgresReplaceable(queries: Queries, replace: boolean): Promise<void> {
  if (replace || (await listTables(queries)).length === 0) return;
  throw new OperatorError('The database has tables already: use --replace to put them aside.');
}

/**
 * Moves the tables to another schema and calls `fill`, which creates new ones, in one transaction.
 * Whatever ends this process or the connection before the commit leaves the database unchanged.
 */
export async function replacePostgres(
  url: string,
  fill: (queries: Queries) => Promise<void>,
): Promise<FormerDatabase | undefined> {
  const schema = `before_restore_${Date.now()}`;
  const begin = `begin; set local lock_timeout = '5s'; ${MIGRATION_LOCK}`;
  let tables: string[] = [];
  try {
    await inTransaction(url, POSTGRES_LIMITS.migrations, begin, async (queries) => {
      tables = await listTables(queries);
      if (tables.length > 0) await sql`create schema ${sql.id(schema)}`.execute(queries);
      for (const table of tables) {
        await sql`alter table ${sql.table(table)} set schema ${sql.id(schema)}`.execute(queries);
      }
      await fill(queries);
    });
  } catch (error) {
    throw new OperatorError(explainFailure(error, schema), { cause: error });
  }
  if (tables.length === 0) return undefined;
  return { place: `schema "${schema}"`, removeWith: `drop schema "${schema}" cascade;` };
}

function explainFailure(error: unknown, schema: string): string {
  const kind = error instanceof DatabaseUnavailable ? error.kind : undefined;
  if (kind === 'unsure') {
    return `The connection to the database was lost. If there is a schema "${schema}", the restore is complete; otherwise the database is unchanged.`;
  }
  const { message } = ((error as Error).cause ?? error) as Error;
  const reason = kind === 'busy' ? 'The database is in use: stop the product first.' : message;
  return `${reason}\nThe database is unchanged.`;
}
