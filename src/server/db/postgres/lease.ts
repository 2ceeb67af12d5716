import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { DatabaseUnavailable, type Shortage } from '../unavailable';
import { alarm } from '../../lib/within';
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

/**
 * A connection while somebody has it. No statement waits without an end, and a connection that
 * broke, or whose response nobody waited for, is never used again.
 */
export class Lease implements PostgresPoolClient {
  private inTransaction = false;

  constructor(
    private readonly client: PooledClient,
    private readonly options: LeaseOptions,
  ) {}

  /** As `pg` has it, but never by a cursor. */
  readonly query = (async (text: string, values: readonly unknown[] = []) => {
    const { begin } = this.options;
    // A statement of its own becomes a transaction, for only that carries settings past a pooler.
    if (begin === undefined || this.inTransaction || CONTROL.test(text)) {
      return this.run(text, values);
    }
    await this.run(begin, []);
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
      if (CONTROL.test(text)) this.inTransaction = /^[bs]/.test(text);
      const result = await this.client.query(text, [...values]);
      // The server rolls back what has failed before, and says so in no other way.
      if (text === 'commit' && result.command !== 'COMMIT') {
        throw new Error('The transaction was rolled back, since a statement of it had failed.');
      }
      return result as unknown as PostgresQueryResult<unknown>;
    } catch (error) {
      throw this.explain(error, text, tooLate);
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
    const unsure = shortage === 'away' && text === 'commit';
    return new DatabaseUnavailable(unsure ? 'unsure' : shortage, { cause });
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
