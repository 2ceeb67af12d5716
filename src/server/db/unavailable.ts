import type { ErrorCode } from '@/shared/generated/errorCodes';

/**
 * Why the database cannot do what it should, through no fault of the request:
 * - `unreachable`: no connection, or no response in time;
 * - `busy`: it responds, but something else holds it up for too long;
 * - `full`: it has no room left;
 * - `readOnly`: it takes no writes;
 * - `unsure`: the connection was lost during a commit, so the change is stored or not.
 */
export type UnavailableKind = 'unreachable' | 'busy' | 'full' | 'readOnly' | 'unsure';

interface ErrorResponse {
  code: ErrorCode;
  message: string;
  /** After these a retry makes sense. */
  retryAfterSeconds: number;
}

const RESPONSES: Record<UnavailableKind, ErrorResponse> = {
  unreachable: {
    code: 'database_unavailable',
    message: 'The database does not answer at the moment. Please try again.',
    retryAfterSeconds: 2,
  },
  busy: {
    code: 'database_busy',
    message: 'The database is busy at the moment. Please try again.',
    retryAfterSeconds: 2,
  },
  full: {
    code: 'database_full',
    message: 'The database has no room left, so nothing was stored. Please try again later.',
    retryAfterSeconds: 60,
  },
  readOnly: {
    code: 'database_read_only',
    message: 'The database takes no changes at the moment. Please try again later.',
    retryAfterSeconds: 10,
  },
  unsure: {
    code: 'commit_uncertain',
    message:
      'The connection to the database broke before this was certainly saved. Please check whether it was before you try again.',
    retryAfterSeconds: 2,
  },
};

/** What both databases throw then; clients may read the message. */
export class DatabaseUnavailable extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number;

  constructor(
    readonly kind: UnavailableKind,
    options?: ErrorOptions,
  ) {
    const { code, message, retryAfterSeconds } = RESPONSES[kind];
    super(message, options);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** PostgreSQL's errors by SQLSTATE or its beginning, SQLite's by the beginning of their code. */
const KINDS: [string, UnavailableKind][] = [
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_PROTOCOL', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_IOERR', 'unreachable'],
  ['SQLITE_CANTOPEN', 'unreachable'],
  ['08', 'unreachable'], // connection exceptions, also those that poolers report
  ['57P', 'unreachable'], // shut down, crashed, starting up
  ['57014', 'busy'], // statement_timeout
  ['55P03', 'busy'], // lock_timeout
  ['40001', 'busy'], // serialization failure
  ['40P01', 'busy'], // deadlock
  ['53100', 'full'],
  ['53', 'busy'], // too many connections, out of memory
  ['25006', 'readOnly'],
];

/** Undefined for a fault of the statement itself. */
export function unavailableKindOf(error: unknown): UnavailableKind | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return undefined;
  return KINDS.find(([beginning]) => code.startsWith(beginning))?.[1];
}

/** The error of a database's driver as callers of the database know it. */
export function explained(error: unknown): unknown {
  const kind = unavailableKindOf(error);
  return kind ? new DatabaseUnavailable(kind, { cause: error }) : error;
}
