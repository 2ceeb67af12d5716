import type { ErrorCode } from '@/shared/errorCodes';

/**
 * Why the database can't do what it was asked, through no fault of the request:
 * - `away`: it can't be reached, or says nothing;
 * - `busy`: it answers, but something else held it up for too long;
 * - `full`: it has no room left;
 * - `readOnly`: it takes no writes;
 * - `unsure`: it went away in the middle of a commit, so it may have stored the change or not.
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

/** Seconds after which another try makes sense. */
const RETRY_AFTER: Record<Shortage, number> = {
  away: 2,
  busy: 2,
  full: 60,
  readOnly: 10,
  unsure: 2,
};

/** What both dialects make of such failures; the caller may read the message. */
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

/** Whether the failure means that the database is away, or may be. */
export const isAway = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable &&
  (error.shortage === 'away' || error.shortage === 'unsure');
