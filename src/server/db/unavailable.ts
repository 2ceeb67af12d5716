import type { ErrorCode } from '@/shared/errorCodes';

/**
 * Why the database cannot do what it should, through no fault of the request:
 * - `away`: no connection, or no response in time;
 * - `busy`: it responds, but something else holds it up for too long;
 * - `full`: it has no room left;
 * - `readOnly`: it takes no writes;
 * - `unsure`: the connection was lost during a commit, so the change is stored or not.
 */
export type Shortage = 'away' | 'busy' | 'full' | 'readOnly' | 'unsure';

const CODES: Record<Shortage, ErrorCode> = {
  away: 'database_unavailable',
  busy: 'database_busy',
  full: 'database_full',
  readOnly: 'database_read_only',
  unsure: 'commit_uncertain',
};

const MESSAGES: Record<Shortage, string> = {
  away: 'The database does not answer at the moment. Please try again.',
  busy: 'The database is busy at the moment. Please try again.',
  full: 'The database has no room left, so nothing was stored. Please try again later.',
  readOnly: 'The database takes no changes at the moment. Please try again later.',
  unsure:
    'The database went away before it said whether this was stored. Please look before you try again.',
};

/** Seconds after which a retry makes sense. */
const RETRY_AFTER: Record<Shortage, number> = {
  away: 2,
  busy: 2,
  full: 60,
  readOnly: 10,
  unsure: 2,
};

/** What both databases throw then; clients may read the message. */
export class DatabaseUnavailable extends Error {
  constructor(
    readonly shortage: Shortage,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[shortage], options);
  }

  get code(): ErrorCode {
    return CODES[this.shortage];
  }

  get retryAfterSeconds(): number {
    return RETRY_AFTER[this.shortage];
  }
}

/** PostgreSQL's errors by SQLSTATE or its beginning, SQLite's by the beginning of their code. */
const SHORTAGES: [string, Shortage][] = [
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_PROTOCOL', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_IOERR', 'away'],
  ['SQLITE_CANTOPEN', 'away'],
  ['08', 'away'], // connection exceptions, also those that poolers report
  ['57P', 'away'], // shut down, crashed, starting up
  ['57014', 'busy'], // statement_timeout
  ['55P03', 'busy'], // lock_timeout
  ['40001', 'busy'], // serialization failure
  ['40P01', 'busy'], // deadlock
  ['53100', 'full'],
  ['53', 'busy'], // too many connections, out of memory
  ['25006', 'readOnly'],
];

/** Undefined for a fault of the statement itself. */
export function shortageOf(error: unknown): Shortage | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return undefined;
  return SHORTAGES.find(([beginning]) => code.startsWith(beginning))?.[1];
}

/** The error of a database's driver as callers of the database know it. */
export function explained(error: unknown): unknown {
  const shortage = shortageOf(error);
  return shortage ? new DatabaseUnavailable(shortage, { cause: error }) : error;
}
