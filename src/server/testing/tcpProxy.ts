import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * What happens to bytes between two programs:
 * - `pass`: they arrive;
 * - `drop`: they vanish without a word, as by a cable that was pulled out; new connections too;
 * - `refuse`: connections are cut, new ones as well;
 * - `half`: of the next response half a packet arrives, and nothing after it;
 * - a number: they arrive so many milliseconds late.
 */
export type NetworkState = 'pass' | 'drop' | 'refuse' | 'half' | number;

export interface TcpProxy {
  port: number;
  /** Holds for connections under way and for new ones; those that `drop` swallowed stay lost. */
  set: (state: NetworkState) => void;
  /** Cuts all connections; new ones go through. */
  cut: () => void;
  /** Where new connections go from now on. */
  redirect: (port: number) => void;
  /** Resolves when the next bytes of a client arrive. */
  nextRequest: () => Promise<void>;
  close: () => Promise<void>;
}

/** Stands between a client and a server on this machine, and does what networks do. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  let state: NetworkState = 'pass';
  let target = targetPort;
  const sockets = new Set<Socket>();
  let onRequest: (() => void)[] = [];

  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };

  const forward = (from: Socket, to: Socket, isResponse: boolean) => {
    let lost = false;
    sockets.add(from);
    from.once('close', () => sockets.delete(from));
    from.on('data', (bytes: Buffer) => {
      if (!isResponse) {
        for (const resolve of onRequest) resolve();
        onRequest = [];
      }
      // What was lost once leaves a gap that TCP never passes.
      if (state === 'drop' || (state === 'half' && lost)) lost = true;
      if (lost || to.destroyed) return;
      if (state === 'half' && isResponse) {
        lost = true;
        to.write(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      } else if (typeof state === 'number') {
        setTimeout(() => !to.destroyed && to.write(bytes), state).unref();
      } else {
        to.write(bytes);
      }
    });
    // Where bytes vanish, so does the news that the other side has gone.
    from.on('close', () => {
      if (!lost && state !== 'drop') to.destroy();
    });
    from.on('error', () => undefined);
  };

  const server: Server = createServer((client) => {
    if (state === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    forward(client, upstream, false);
    forward(upstream, client, true);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut,
    set: (next) => {
      state = next;
      if (next === 'refuse') cut();
    },
    redirect: (next) => {
      target = next;
    },
    nextRequest: () => new Promise((resolve) => onRequest.push(resolve)),
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
