import type { PostgresPool } from 'kysely';
import { Pool } from 'pg';
import type { ConnectionCount } from '../types';
import { DatabaseUnavailable, type Shortage } from '../unavailable';
import { within } from '@/server/lib/within';
import type { Host, PostgresAddress } from './address';
import { HostClient, clientConfig, type Hosts } from './client';
import { connectFailure } from './failures';
import { Lease, type PooledClient } from './lease';
import type { PoolLimits } from './limits';

interface PoolOptions {
  address: PostgresAddress;
  hosts: Hosts;
  limits: PoolLimits;
  /** Run at the beginning of each transaction, behind the limits' settings. */
  beginWith?: string;
  closeMs: number;
  /** Throws while the database is known to be away. */
  gate?: () => void;
  /** Called when a connection was lost, or none was to be had. */
  onLoss?: (shortage: Shortage) => void;
}

/** One set of connections; all of them are dropped together. */
interface Generation {
  host: Host;
  pool: Pool;
  clients: Set<HostClient>;
}

/** Connections to the host that takes writes, as Kysely's dialect wants them. */
export class BoundedPool implements PostgresPool {
  /** Begins a transaction; undefined where the pool has nothing to set. */
  readonly begin: string | undefined;
  private generation: Generation;

  constructor(private readonly options: PoolOptions) {
    const { limits, beginWith } = options;
    const settings = Object.entries(limits.settings).map(
      ([name, value]) => `set local ${name} = '${value}'`,
    );
    const first = [...settings, ...(beginWith ? [beginWith] : [])];
    this.begin = first.length > 0 ? ['begin', ...first].join('; ') : undefined;
    this.generation = this.generate();
  }

  async connect(): Promise<Lease> {
    this.options.gate?.();
    return this.lease();
  }

  /** As `connect`, but also while the database is known to be away. */
  async lease(): Promise<Lease> {
    const { limits, hosts, onLoss = () => undefined } = this.options;
    const leased = async () => {
      try {
        return await this.acquire();
      } catch (error) {
        if (!hosts.several) throw error;
        await hosts.find(limits.connectMs);
        if (this.generation.host !== hosts.current) this.reset();
        return this.acquire();
      }
    };
    // Others have found that it is another host by now.
    if (this.generation.host !== hosts.current) this.reset();
    const { generation } = this;
    const { pool } = generation;
    const outOfTime = () => {
      const exhausted = pool.totalCount >= limits.max && pool.waitingCount > 0;
      return new DatabaseUnavailable(exhausted ? 'busy' : 'away', {
        cause: new Error('No connection in time.'),
      });
    };
    try {
      const client = await within(leased(), limits.acquireMs, outOfTime, (late) => late.release());
      return new Lease(client, {
        limits,
        begin: this.begin,
        onLoss: (shortage) => {
          // Its host has become a standby, and so have the hosts of all the others.
          if (shortage === 'readOnly' && this.generation === generation) this.reset();
          onLoss(shortage);
        },
      });
    } catch (error) {
      const failure = connectFailure(error);
      onLoss(failure.shortage);
      throw failure;
    }
  }

  /** Drops all connections: those at rest at once, those in use when they are given back. */
  reset(): void {
    const old = this.generation;
    this.generation = this.generate();
    // Whatever fails here: these connections are used no more.
    this.drop(old).catch(() => undefined);
  }

  /** Gives what is under way a moment to finish. */
  async end(): Promise<void> {
    await this.drop(this.generation);
  }

  counts(pool: ConnectionCount['labels']['pool']): ConnectionCount[] {
    const { totalCount, idleCount, waitingCount } = this.generation.pool;
    const values = { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    return (['used', 'idle', 'waiting'] as const).map((state) => ({
      labels: { pool, state },
      value: values[state],
    }));
  }

  private async acquire(): Promise<PooledClient> {
    return (await this.generation.pool.connect()) as unknown as PooledClient;
  }

  private async drop({ pool, clients }: Generation): Promise<void> {
    const late = () => new Error('Connections were still in use.');
    await within(pool.end(), this.options.closeMs, late).catch(() => undefined);
    for (const client of clients) client.cut();
  }

  private generate(): Generation {
    const { address, hosts, limits } = this.options;
    const host = hosts.current;
    const clients = new Set<HostClient>();
    class CurrentClient extends HostClient {
      constructor() {
        super({ ...clientConfig(address, limits.connectMs), ...host });
        clients.add(this);
        this.once('end', () => clients.delete(this));
      }
    }
    const pool = new Pool({
      Client: CurrentClient,
      max: limits.max,
      connectionTimeoutMillis: limits.connectMs,
      // eslint-disable-next-line @typescript-eslint/no-misused-promises -- the pool awaits it, its types don't say so
      onConnect: (client) => (client as HostClient).assertPrimary(limits.connectMs),
    });
    // A lost idle connection is replaced at the next query; without a listener it ends the process.
    pool.on('error', () => undefined);
    return { host, pool, clients };
  }
}
