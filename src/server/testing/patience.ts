import { SQLITE_LIMITS, type SqliteLimits } from '../db/sqlite/open';
import { POSTGRES_LIMITS, type PostgresLimits } from '../db/postgres/open';

const LONG_MS = 20_000;
const { reader, writer, migrations } = POSTGRES_LIMITS;
const patient = {
  connectionTimeoutMillis: LONG_MS,
  lock_timeout: 3 * LONG_MS,
  statement_timeout: 3 * LONG_MS,
  query_timeout: 3 * LONG_MS,
};

/**
 * For tests about something else: on a machine that is busy everything takes its time. What a test
 * stores need not outlive a power cut.
 */
export const PATIENT = {
  postgres: {
    writerMs: LONG_MS,
    reader: { ...reader, ...patient },
    writer: { ...writer, ...patient },
    migrations,
  },
  sqlite: {
    ...SQLITE_LIMITS,
    readerMs: LONG_MS,
    writerMs: LONG_MS,
    synchronous: 'off',
  } as SqliteLimits,
  turnMs: 3 * LONG_MS,
};

const impatient = { connectionTimeoutMillis: 500, query_timeout: 500, idleTimeoutMillis: 500 };

/** As in production, but a tenth of each wait: tests wait for each of them to end. */
export const IMPATIENT: PostgresLimits = {
  writerMs: 300,
  reader: { ...reader, ...impatient },
  writer: { ...writer, ...impatient, lock_timeout: 300, statement_timeout: 400 },
  migrations: { ...migrations, connectionTimeoutMillis: 500 },
};

export const IMPATIENT_SQLITE: SqliteLimits = { ...SQLITE_LIMITS, readerMs: 300, writerMs: 600 };
