import { DatabaseUnavailable, type Shortage } from '../unavailable';

/** By SQLSTATE, whole or its class: what is no fault of the statement. */
const SHORTAGES: Record<string, Shortage> = {
  '08': 'away', // connection exceptions, also those that poolers report
  '57P': 'away', // shut down, crashed, starting up
  '57014': 'busy', // statement_timeout
  '55P03': 'busy', // lock_timeout
  '40001': 'busy', // serialization failure
  '40P01': 'busy', // deadlock
  '25P03': 'busy', // idle_in_transaction_session_timeout
  '53': 'busy', // too many connections, out of memory
  '53100': 'full',
  '25006': 'readOnly',
};

/** What PostgreSQL says by an error's code; undefined for a fault of the statement itself. */
export function shortageOf(error: unknown): Shortage | undefined {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown };
  // The server's own errors have a severity; codes of the system, such as EPIPE, look similar.
  if (typeof code !== 'string' || severity === undefined) return undefined;
  return SHORTAGES[code] ?? SHORTAGES[code.slice(0, 3)] ?? SHORTAGES[code.slice(0, 2)];
}

/** For a failure to connect, whatever it is: a wrong password keeps the database away as well. */
export function connectFailure(error: unknown): DatabaseUnavailable {
  if (error instanceof DatabaseUnavailable) return error;
  // The pool's own word for connections that are all in use.
  if (error instanceof Error && error.message === 'timeout exceeded when trying to connect') {
    return new DatabaseUnavailable('busy', { cause: error });
  }
  return new DatabaseUnavailable(shortageOf(error) ?? 'away', { cause: error });
}
