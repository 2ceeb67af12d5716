import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  SelectQueryNode,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
} from 'kysely';
import { DatabaseUnavailable, explained, unavailableKindOf } from '../unavailable';
import { letOthersIn } from '@/server/lib/nextTurn';
import { withTimeout } from '@/server/lib/timeout';

/** Backoff grows up to this, so that a lock that is soon gone costs little. */
const LONGEST_PAUSE_MS = 50;

/** A statement holds the only thread; after one of so many milliseconds others have their turn. */
const LONG_MS = 5;

const BEGIN = CompiledQuery.raw('begin immediate');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');
const CONTROL = /^(?:begin|commit|rollback)\b/;

/**
 * One connection, for one user at a time. Where another process holds a lock, a statement is
 * retried without blocking this process, at most `waitMs` from when the connection was requested.
 */
export class PatientDriver extends SqliteDriver {
  private deadline = 0;

  constructor(
    database: SqliteDatabase,
    private readonly waitMs: number,
  ) {
    super({ database });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + this.waitMs;
    const acquiring = super.acquireConnection();
    const late = () =>
      new DatabaseUnavailable('busy', { cause: new Error('The connection was in use.') });
    try {
      const connection = await withTimeout(acquiring, this.waitMs, late);
      this.deadline = deadline;
      return new PatientConnection(connection, () => this.deadline - performance.now());
    } catch (error) {
      // Passes the connection on to the next one that waits.
      acquiring.then(() => this.releaseConnection()).catch(() => undefined);
      throw error;
    }
  }

  /** Writers wait for each other at BEGIN; a lock taken later could fail in the middle. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(BEGIN);
  }

  /** SQLite rolls back itself where it must; callers need the error that made it necessary. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** Also one that is written as SQL: it needs no lock that another process may have. */
const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);

/**
 * Retries what found the database locked. A change outside of a transaction gets its own:
 * libsql never resets a statement that found the lock taken, so that no commit would ever succeed
 * again; only BEGIN, which runs before anything else, does no harm.
 */
class PatientConnection implements DatabaseConnection {
  private inTransaction = false;

  constructor(
    private readonly connection: DatabaseConnection,
    private readonly remainingMs: () => number,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (CONTROL.test(query.sql)) {
      const result = await this.retry<R>(query);
      this.inTransaction = query.sql.startsWith('begin');
      return result;
    }
    if (this.inTransaction || isRead(query)) return this.retry(query);
    await this.retry(BEGIN);
    try {
      const result = await this.retry<R>(query);
      await this.retry(COMMIT);
      return result;
    } catch (error) {
      // SQLite may have rolled back itself, as on a full disk.
      await this.retry(ROLLBACK).catch(() => undefined);
      throw error;
    }
  }

  private async retry<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const began = performance.now();
      try {
        // SQLite runs the statement before this returns; the promise may wait for other work.
        const executed = this.connection.executeQuery<R>(query);
        const isLong = performance.now() - began > LONG_MS;
        const result = await executed;
        if (isLong) await letOthersIn();
        return result;
      } catch (error) {
        if (unavailableKindOf(error) !== 'busy' || this.remainingMs() < pauseMs)
          throw explained(error);
        await wait(pauseMs);
      }
    }
  }

  async *streamQuery<R>(query: CompiledQuery, size = 1): AsyncIterableIterator<QueryResult<R>> {
    try {
      yield* this.connection.streamQuery<R>(query, size);
    } catch (error) {
      throw explained(error);
    }
  }
}
