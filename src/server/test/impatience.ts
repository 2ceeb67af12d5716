import { SQLITE_LIMITS, type SqliteLimits } from '../db/sqlite/open';
import { POSTGRES_LIMITS, type PostgresLimits } from '../db/postgres/limits';

/** As in production, but a tenth of each wait: tests wait for each of them to end. */
export const IMPATIENT: PostgresLimits = {
  ...POSTGRES_LIMITS,
  reader: { ...POSTGRES_LIMITS.reader, connectMs: 500, acquireMs: 400, silenceMs: 300 },
  writer: {
    ...POSTGRES_LIMITS.writer,
    ...{ connectMs: 500, acquireMs: 500, silenceMs: 1000 },
    settings: { ...POSTGRES_LIMITS.writer.settings, lock_timeout: '300ms' },
  },
  migrations: { ...POSTGRES_LIMITS.migrations, connectMs: 500, acquireMs: 800 },
  versionMs: 400,
  probePauseMs: 40,
  closeMs: 300,
};

export const IMPATIENT_SQLITE: SqliteLimits = { ...SQLITE_LIMITS, readerMs: 300, writerMs: 600 };
