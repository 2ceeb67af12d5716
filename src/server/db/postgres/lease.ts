import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { DatabaseUnavailable, type Shortage } from '../unavailable';
import { alarm } from '@/server/lib/within';
import type { HostClient } from './client';
import { shortageOf } from './failures';
import type { PoolLimits } from './limits';

export type PooledClient = HostClient & Pick<PoolClient, 'release'>;

interface LeaseOptions {
  limits: Pick<PoolLimits, 'silenceMs' | 'statementMs'>;
  /** Begins each transaction with the pool's settings; undefined where there are none to make. */
  begin: string | undefined;
  /** Called when the connection turns out to be of no further use. */
  onLoss: (shortage: Shortage) => void;
}

const CONTROL = /^(?:begin|start transaction|commit|rollback)\b/;
const BEGIN = /^(?:begin|start)\b/;

/** Of a statement that is not waited for. */
const NOTHING = { command: '', rowCount: null, rows: [] };

/**
 * A connection while somebody has it. No statement waits without an end, and a connection that
 * broke, or whose response nobody waited for, is never used again.
 */
export class Lease implements PostgresPoolClient {
  private inTransaction = false;
  /** Why the first statement of the transaction failed that did; all that follow fail for it. */
  private failure: unknown;

  constructor(
    private readonly client: PooledClient,
    private readonly options: LeaseOptions,
  ) {}

  /** As `pg` has it, but never by a cursor. */
  readonly query = (async (text: string, values: readonly unknown[] = []) => {
    const { begin } = this.options;
    if (BEGIN.test(text)) {
      return this.send(text, values);
    }
    // A statement of its own becomes a transaction, for only that carries settings past a pooler.
    if (begin === undefined || this.inTransaction || CONTROL.test(text)) {
      return this.run(text, values);
    }
    this.send(begin, []);
    try {
      const result = await this.run(text, values);
      await this.run('commit', []);
      return result;
    } catch (error) {
      await this.rollBack();
      throw error;
    }
  }) as PostgresPoolClient['query'];

  /** Never throws: what made it necessary is what callers want to know. */
  async rollBack(): Promise<void> {
    try {
      await this.run('rollback', []);
    } catch {
      this.client.cut();
    }
  }

  release(): void {
    if (this.inTransaction) this.client.cut();
    this.client.release(this.client.lost);
  }

  /** Doesn't wait for the response; what follows goes with it. */
  private send(text: string, values: readonly unknown[]): typeof NOTHING {
    // Whoever is waited for next is told.
    this.run(text, values).catch(() => undefined);
    return NOTHING;
  }

  private async run(
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<unknown>> {
    let tooLate = false;
    const stopWatching = this.watch(() => {
      tooLate = true;
      this.client.cut();
    });
    try {
      if (CONTROL.test(text)) this.inTransaction = BEGIN.test(text);
      if (BEGIN.test(text)) this.failure = undefined;
      const result = await this.client.query(text, [...values]);
      // The server rolls back what has failed before, and says so in no other way.
      if (text === 'commit' && result.command !== 'COMMIT') {
        throw new Error('The transaction was rolled back, since a statement of it had failed.');
      }
      return result as unknown as PostgresQueryResult<unknown>;
    } catch (error) {
      const explained = this.explain(error, text, tooLate);
      this.failure ??= explained;
      throw isUnsure(explained) ? explained : this.failure;
    } finally {
      stopWatching();
    }
  }

  private explain(error: unknown, text: string, tooLate: boolean): unknown {
    const told = shortageOf(error);
    if (told === 'away' || told === 'readOnly') this.client.lost = true;
    const shortage = this.client.lost && told !== 'readOnly' ? 'away' : told;
    if (!shortage) return error;
    if (this.client.lost) this.options.onLoss(shortage);
    const cause = tooLate ? new Error('No response in time.') : error;
    const mayBeStored = shortage === 'away' && text === 'commit';
    return new DatabaseUnavailable(mayBeStored ? 'unsure' : shortage, { cause });
  }

  /** Calls `onLate` when nothing arrives for too long, or the whole takes too long. */
  private watch(onLate: () => void): () => void {
    const { silenceMs, statementMs } = this.options.limits;
    const { socket } = this.client;
    const begunAt = performance.now();
    let seen = socket.bytesRead;
    let cancel: () => void;
    const arm = () => {
      cancel = alarm(silenceMs, () => {
        if (socket.bytesRead === seen || performance.now() - begunAt >= statementMs) {
          onLate();
          return;
        }
        seen = socket.bytesRead;
        arm();
      });
    };
    arm();
    return () => cancel();
  }
}

const isUnsure = (error: unknown) =>
  error instanceof DatabaseUnavailable && error.shortage === 'unsure';
