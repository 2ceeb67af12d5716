import { Client } from 'pg';
import { OperatorError } from '@/server/lib/operatorError';
import type { FormerDatabase, Queries } from '../types';
import { parseConnectionString } from './connectionString';
import { MIGRATION_LOCK, inTransaction } from './open';
import { loadDump, runPgDump } from './programs';

const CONNECT_MS = 5000;
const QUERY_MS = 15 * 60_000;

/** Of the schema that holds the product's tables. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const { schema } = await withClient(databaseUrl, inspect);
  await runPgDump(databaseUrl, schema, file);
}

export async function assertPostgresReplaceable(
  databaseUrl: string,
  replace: boolean,
): Promise<void> {
  const { hasTables } = await withClient(databaseUrl, inspect);
  if (replace || !hasTables) return;
  throw new OperatorError('The database has tables already: use --replace to put them aside.');
}

/** Replaces the tables by those of a dump, in one transaction. */
export function restorePostgres(
  databaseUrl: string,
  file: string,
): Promise<FormerDatabase | undefined> {
  return replaceTables(databaseUrl, (replacement) =>
    loadDump({ ...replacement, databaseUrl, file }),
  );
}

/** Replaces the tables by those that `fill` creates, in one transaction. */
export function refillPostgres(
  databaseUrl: string,
  fill: (queries: Queries) => Promise<void>,
): Promise<FormerDatabase | undefined> {
  return replaceTables(databaseUrl, ({ begin, signal }) =>
    withClient(databaseUrl, async (client) => {
      signal.addEventListener('abort', () => {
        client.end().catch(() => undefined);
      });
      const query = (text: string, values: readonly unknown[] = []) =>
        client.query(text, [...values]);
      await inTransaction({ query }, begin, fill);
    }),
  );
}

interface Replacement {
  schema: string;
  /** Begins the transaction and moves the tables to another schema. */
  begin: string;
  /** Aborted on SIGINT and SIGTERM. */
  signal: AbortSignal;
}

/**
 * Runs `load`, which replaces the tables in one transaction. The error that it throws says what
 * state the database is in. A connection that is lost during the commit is no failure of it.
 */
async function replaceTables(
  databaseUrl: string,
  load: (replacement: Replacement) => Promise<void>,
): Promise<FormerDatabase | undefined> {
  const { schema, hasTables } = await withClient(databaseUrl, inspect);
  const former = hasTables ? `before_restore_${Date.now()}` : undefined;
  const controller = new AbortController();
  const abort = () => controller.abort();
  process.on('SIGINT', abort).on('SIGTERM', abort);
  try {
    await load({
      schema,
      begin: beginReplacement(former),
      signal: controller.signal,
    });
  } catch (error) {
    if (!(await isReplaced(databaseUrl, former))) {
      const reason = controller.signal.aborted
        ? 'The restore was interrupted.'
        : (error as Error).message;
      throw new OperatorError(`${reason}\nThe database is unchanged.`, {
        cause: error,
      });
    }
  } finally {
    process.off('SIGINT', abort).off('SIGTERM', abort);
  }
  return former === undefined
    ? undefined
    : { place: `schema "${former}"`, removeWith: `drop schema "${former}" cascade;` };
}

/** Whether the transaction of a restore that failed was committed nevertheless. */
async function isReplaced(databaseUrl: string, former: string | undefined): Promise<boolean> {
  try {
    return await withClient(databaseUrl, async (client) => {
      // Waits for the end of the transaction.
      await client.query(`set lock_timeout = '60s'; ${MIGRATION_LOCK}`);
      if (former === undefined) return (await inspect(client)).hasTables;
      const { rows } = await client.query('select from pg_namespace where nspname = $1', [former]);
      return rows.length > 0;
    });
  } catch (error) {
    const sign = former === undefined ? 'the database has tables' : `there is a schema "${former}"`;
    throw new OperatorError(
      `The connection to the database was lost. If ${sign}, the restore is complete; otherwise the database is unchanged.`,
      { cause: error },
    );
  }
}

/**
 * Moves tables, views, functions and types, and not the schema itself: an ordinary owner may not
 * move the extensions in it, and it keeps its owner and grants.
 */
function beginReplacement(former: string | undefined): string {
  const moves = `create schema "${former}";
      for command in
        select format('alter %s %s set schema "${former}"', found.type, found.identity)
        from (
          select 'pg_class'::regclass as catalog, oid from pg_class
            where relnamespace = home and relkind in ('r', 'p', 'v', 'm', 'f')
          union all
          select 'pg_proc'::regclass, oid from pg_proc where pronamespace = home
          union all
          select 'pg_type'::regclass, oid from pg_type
            where typnamespace = home and typtype in ('d', 'e')
        ) as objects, pg_identify_object(catalog, oid, 0) as found
        where not exists (
          select from pg_depend where classid = catalog and objid = oid and deptype = 'e')
      loop
        execute command;
      end loop;`;
  return `begin;
    set local lock_timeout = '5s';
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0;
    do $$
    declare
      home oid := (select oid from pg_namespace where nspname = current_schema());
      command text;
    begin
      perform (${MIGRATION_LOCK});
      ${former === undefined ? '' : moves}
    exception when lock_not_available or deadlock_detected then
      raise exception 'The database is in use: stop the product first.';
    end $$;\n`;
}

async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    ...parseConnectionString(url),
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  });
  // Without a listener a connection that breaks ends the process.
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: Error) => {
      throw new OperatorError(`No connection to the database: ${error.message}`, { cause: error });
    });
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The schema that unqualified names of tables belong to, and whether there are tables in it. */
async function inspect(client: Client): Promise<{ schema: string; hasTables: boolean }> {
  const { rows } = await client.query<{
    schema: string | null;
    hasTables: boolean;
    isStandby: boolean;
  }>(
    `select current_schema() as schema, pg_is_in_recovery() as "isStandby", exists (
       select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where nspname = current_schema() and relkind in ('r', 'p') and not exists (
         select from pg_depend
         where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     ) as "hasTables"`,
  );
  const [found] = rows;
  // What a standby holds may be old.
  if (found?.isStandby) throw new OperatorError('DATABASE_URL names a standby.');
  if (typeof found?.schema !== 'string') {
    throw new OperatorError('The database has no schema of its search_path: create schema public.');
  }
  return { schema: found.schema, hasTables: found.hasTables };
}
