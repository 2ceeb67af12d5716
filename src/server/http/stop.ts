import type { FastifyInstance } from 'fastify';
import type { Log } from '../log';
import type { Connections } from './connections';

/**
 * Closing the app takes its connections along. Fastify by itself would wait for as long as a
 * stranger keeps half a request open, and for its first server only.
 */
export function registerStop(app: FastifyInstance, connections: Connections, log: Log): void {
  app.addHook('preClose', async () => {
    const cut = await connections.stop();
    if (Object.values(cut).some((count) => count > 0)) log.warn({ cut }, 'stopped before the end');
  });
}
