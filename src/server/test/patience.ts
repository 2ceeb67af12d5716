import { SQLITE_LIMITS, type SqliteLimits } from '../db/sqlite/open';
import { POSTGRES_LIMITS, type PostgresLimits } from '../db/postgres/limits';

const LONG_MS = 20_000;
const { reader, writer } = POSTGRES_LIMITS;
const patient = { connectMs: LONG_MS, acquireMs: LONG_MS, silenceMs: LONG_MS };

/** For tests about something else: on a machine that is busy everything takes its time. */
export const PATIENT = {
  postgres: {
    ...POSTGRES_LIMITS,
    reader: { ...reader, ...patient },
    writer: { ...writer, ...patient, settings: { lock_timeout: '60s', statement_timeout: '60s' } },
    versionMs: LONG_MS,
  },
  sqlite: { ...SQLITE_LIMITS, readerMs: LONG_MS, writerMs: LONG_MS },
};

/** As in production, but a tenth of each wait: tests wait for each of them to end. */
export const IMPATIENT: PostgresLimits = {
  ...POSTGRES_LIMITS,
  reader: { ...reader, connectMs: 500, acquireMs: 400, silenceMs: 300 },
  writer: {
    ...writer,
    ...{ connectMs: 500, acquireMs: 500, silenceMs: 1000 },
    settings: { ...writer.settings, lock_timeout: '300ms' },
  },
  migrations: { ...POSTGRES_LIMITS.migrations, connectMs: 500, acquireMs: 800 },
  versionMs: 400,
  probePauseMs: 40,
  closeMs: 300,
};

export const IMPATIENT_SQLITE: SqliteLimits = { ...SQLITE_LIMITS, readerMs: 300, writerMs: 600 };
