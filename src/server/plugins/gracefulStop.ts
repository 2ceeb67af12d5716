import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Often enough that a stop seems immediate. */
const INTERVAL_MS = 50;

/**
 * While the backend closes, ends connections as soon as the request on them is answered. Node
 * would keep them open for further ones, and so hold up the end until they time out. Fastify
 * waits for its first server only, so the others are waited for here.
 */
export function registerGracefulStop(app: FastifyInstance, servers: Server[]): void {
  app.addHook('preClose', async () => {
    const closeIdle = () => servers.forEach((server) => server.closeIdleConnections());
    const timer = setInterval(closeIdle, INTERVAL_MS);
    app.server.once('close', () => clearInterval(timer));
    const others = servers.filter((server) => server !== app.server);
    await Promise.all(
      others.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
    );
  });
}
