import { sql, type RawBuilder } from 'kysely';

export const UNAWAITED_MARK = '/* unawaited */';

/**
 * Ends a write of a transaction that nothing is read from, not even how many rows it has changed:
 * PostgreSQL is sent what follows without waiting for its response. Where it fails, so does what
 * follows, with the same error, at the latest the commit.
 */
export const UNAWAITED: RawBuilder<unknown> = sql.raw(UNAWAITED_MARK);
