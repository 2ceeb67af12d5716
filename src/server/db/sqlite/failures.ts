import { DatabaseUnavailable, type Shortage } from '../unavailable';

/** By the code's beginning, for SQLite has finer ones such as SQLITE_BUSY_RECOVERY. */
const SHORTAGES: [string, Shortage][] = [
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_IOERR', 'away'],
  ['SQLITE_CANTOPEN', 'away'],
  ['SQLITE_PROTOCOL', 'busy'],
];

/** What SQLite says by an error's code; undefined for a fault of the statement itself. */
export function shortageOf(error: unknown): Shortage | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return undefined;
  return SHORTAGES.find(([beginning]) => code.startsWith(beginning))?.[1];
}

/** The error as callers of the database know it. */
export function explained(error: unknown): unknown {
  const shortage = shortageOf(error);
  return shortage ? new DatabaseUnavailable(shortage, { cause: error }) : error;
}

export function explaining<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw explained(error);
  }
}
