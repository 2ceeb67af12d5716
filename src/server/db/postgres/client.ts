import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { DatabaseUnavailable } from '../unavailable';
import { alarm } from '@/server/lib/within';
import type { Host, PostgresAddress } from './address';

/** After this much quiet the system asks whether the other side is still there. */
const KEEP_ALIVE_MS = 10_000;

/** A connection to one host that can be cut at any time, and that knows when it was. */
export class HostClient extends Client {
  readonly socket: Socket;
  /** The connection is gone, or nobody knows any more what its next response belongs to. */
  lost = false;

  constructor(config: ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
    const lose = () => {
      this.lost = true;
    };
    // Without a listener of its own a connection that breaks in use would end the process.
    this.on('error', lose);
    this.on('end', lose);
  }

  /** Ends the connection at once; what runs on it fails. */
  cut(): void {
    this.lost = true;
    this.socket.destroy();
  }

  /** Throws unless the host takes writes: what a standby reads may be old. */
  async assertPrimary(ms: number): Promise<void> {
    const cancel = alarm(ms, () => this.cut());
    try {
      const { rows } = await this.query<{ standby: boolean }>(
        'select pg_is_in_recovery() as standby',
      );
      if (rows[0]?.standby !== false) {
        throw new DatabaseUnavailable('away', {
          cause: new Error(`${this.host}:${this.port} is a standby`),
        });
      }
    } finally {
      cancel();
    }
  }
}

/** What all connections to an address have in common. */
export function clientConfig(address: PostgresAddress, connectMs: number): ClientConfig {
  return {
    ...address,
    // Statements follow each other without waiting for responses in between, see `Lease`.
    pipeline: true,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/** Which of an address's hosts takes writes. */
export class Hosts {
  private index = 0;
  private finding: Promise<void> | undefined;

  constructor(private readonly address: PostgresAddress) {}

  get current(): Host {
    return this.address.hosts[this.index] as Host;
  }

  get several(): boolean {
    return this.address.hosts.length > 1;
  }

  /** Asks all hosts at once and settles on the first one that takes writes. */
  find(ms: number): Promise<void> {
    this.finding ??= this.ask(ms).finally(() => {
      this.finding = undefined;
    });
    return this.finding;
  }

  private async ask(ms: number): Promise<void> {
    const clients: HostClient[] = [];
    const ask = async (host: Host, index: number): Promise<number> => {
      const client = new HostClient({ ...clientConfig(this.address, ms), ...host });
      clients.push(client);
      await client.connect();
      await client.assertPrimary(ms);
      return index;
    };
    try {
      this.index = await Promise.any(this.address.hosts.map(ask));
    } catch (error) {
      const [cause] = (error as AggregateError).errors as unknown[];
      throw new DatabaseUnavailable('away', { cause });
    } finally {
      for (const client of clients) client.cut();
    }
  }
}
