import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Database, OpenDatabase, Queries } from '../types';
import { DatabaseUnavailable, explained, unavailableKindOf } from '../unavailable';
import { parseConnectionString } from './connectionString';

/** Options of `pg`: every wait ends, and a silent database costs a request less than 5 s. */
export interface PostgresLimits {
  /** How long a change of the catalogue waits for one of another backend, `lock_timeout` by `lock_timeout`. */
  writerMs: number;
  reader: PoolConfig;
  writer: PoolConfig;
  migrations: PoolConfig;
}

const COMMON: PoolConfig = {
  connectionTimeoutMillis: 2000,
  // Idle connections whose other end vanished without a word are gone after this.
  idleTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

export const POSTGRES_LIMITS: PostgresLimits = {
  writerMs: 30_000,
  reader: { ...COMMON, max: 10, statement_timeout: 3500, query_timeout: 4000 },
  // Two pools, so that writes which wait for a lock leave connections to reads.
  writer: {
    ...COMMON,
    max: 10,
    lock_timeout: 3000,
    // Shorter than this process waits, so that the server says why.
    statement_timeout: 4000,
    query_timeout: 4500,
    idle_in_transaction_session_timeout: 10_000,
  },
  migrations: {
    ...COMMON,
    max: 1,
    connectionTimeoutMillis: 5000,
    lock_timeout: 600_000,
    statement_timeout: 600_000,
    query_timeout: 900_000,
  },
};

/** Queries fail at once for so long after a timeout: a busy machine takes as long for those that queue. */
const SILENCE_MS = 2000;

/** When a database responded last, and until when it counts as silent. */
interface Responses {
  lastAt: number;
  silentUntil: number;
}

const noResponses = (): Responses => ({ lastAt: -Infinity, silentUntil: -Infinity });

/** Runs `migrate` in a transaction first, on a separate connection. */
export async function connectPostgres(
  url: string,
  limits: PostgresLimits,
  migrate: ((queries: Queries) => Promise<void>) | undefined,
): Promise<OpenDatabase> {
  if (migrate) await inTransaction(url, limits.migrations, `begin; ${MIGRATION_LOCK}`, migrate);
  const connection = parseConnectionString(url);
  const responses = noResponses();
  const reader = makePool({ ...connection, ...limits.reader });
  const writer = makePool({ ...connection, ...limits.writer });
  return {
    reader: queriesOn(() => connect(reader, responses)),
    writer: queriesOn(() => connect(writer, responses)),
    writerMs: limits.writerMs,
    checkpointWal: () => true,
    close: async () => {
      await Promise.all([reader.end(), writer.end()]);
    },
  };
}

function makePool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // Without listeners a connection that breaks ends the process, whether it is idle or in use. The
  // pool replaces it, and a query that runs on it rejects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The caller closes the connections. */
const queriesOn = (connect: PostgresPool['connect']): Queries =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => undefined } }),
  });

async function connect(pool: Pool, responses: Responses): Promise<PostgresPoolClient> {
  const begunAt = performance.now();
  if (begunAt < responses.silentUntil) {
    throw new DatabaseUnavailable('unreachable', { cause: new Error('No response in time.') });
  }
  try {
    return checkedClient(await pool.connect(), responses);
  } catch (error) {
    // The pool's own message where all connections stay in use.
    const isExhausted = (error as Error).message === 'timeout exceeded when trying to connect';
    if (!isExhausted) noteTimeout(error, begunAt, responses);
    // Whatever else it is, a wrong password too: the database is not available.
    const kind = unavailableKindOf(error) ?? (isExhausted ? 'busy' : 'unreachable');
    throw new DatabaseUnavailable(kind, { cause: error });
  }
}

/** Requests that wait for each other would otherwise wait for one timeout after another. */
function noteTimeout(error: unknown, begunAt: number, responses: Responses): void {
  const isTimeout = /timeout/.test((error as Error).message);
  // Responses to other requests since then mean that only this connection is broken.
  if (isTimeout && responses.lastAt < begunAt) {
    responses.silentUntil = performance.now() + SILENCE_MS;
  }
}

/**
 * A client whose errors callers of the database know. Once its connection is lost, or a response
 * did not arrive in time, all further queries fail and the pool does not hand it out again.
 */
function checkedClient(client: PoolClient, responses: Responses): PostgresPoolClient {
  let lost: DatabaseUnavailable | undefined;
  const explain = (error: unknown, text: string): unknown => {
    // What the server has not sent is a matter of the connection.
    const kind = error instanceof DatabaseError ? unavailableKindOf(error) : 'unreachable';
    if (kind === 'unreachable' || kind === 'readOnly') {
      // Another connection may lead to a host that takes writes.
      const isUnsure = kind === 'unreachable' && text === 'commit';
      lost = new DatabaseUnavailable(isUnsure ? 'unsure' : kind, { cause: error });
      return lost;
    }
    return explained(error);
  };
  const query: Query = async (text, values) => {
    if (lost) throw lost;
    const begunAt = performance.now();
    const result = await client.query(text, [...values]).catch((error: unknown) => {
      if (!(error instanceof DatabaseError)) noteTimeout(error, begunAt, responses);
      throw explain(error, text);
    });
    responses.lastAt = performance.now();
    // The server rolls back what has failed before, and says so in no other way.
    if (text === 'commit' && result.command !== 'COMMIT') {
      throw new Error('The transaction was rolled back, since a statement of it had failed.');
    }
    return result;
  };
  return kyselyClient(query, () => client.release(lost));
}

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** Kysely's type has cursors too, which nothing here uses. */
const kyselyClient = (query: Query, release: () => void): PostgresPoolClient => ({
  query: query as unknown as PostgresPoolClient['query'],
  release,
});

/** Kysely's own key for migrations. */
export const MIGRATION_LOCK = 'select pg_advisory_xact_lock(3853314791062309107)';

/** Taken before a backend fills an empty database; the next number. */
export const START_LOCK = 'select pg_advisory_xact_lock(3853314791062309108)';

const CONTROL = /^(?:begin|start transaction|commit)\b/;

/**
 * Runs `work` in one transaction on a separate connection, also where it begins and commits
 * transactions itself.
 */
export async function inTransaction(
  url: string,
  limits: PoolConfig,
  begin: string,
  work: (queries: Queries) => Promise<void>,
): Promise<void> {
  const pool = makePool({ ...parseConnectionString(url), ...limits });
  try {
    const client = await connect(pool, noResponses());
    const query: Query = async (text, values) =>
      CONTROL.test(text) ? { rows: [] } : client.query(text, values);
    const inner = kyselyClient(query, () => undefined);
    try {
      await client.query(begin, []);
      await work(queriesOn(async () => inner));
      await client.query('commit', []);
    } catch (error) {
      await client.query('rollback', []).catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}
