import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

interface Subsystems {
  /** Mails by state. */
  mails: () => Promise<Record<string, number>>;
  dataDir: string;
}

/** Measures the backend and its subsystems. */
export function measureBackend(
  { measure, gauge }: Metrics,
  app: FastifyInstance,
  { mails, dataDir }: Subsystems,
): void {
  measure('api', app);
  gauge(
    'hoistway_connections',
    'Open connections to the backend.',
    promisify(app.server.getConnections.bind(app.server)),
  );
  gauge('hoistway_outbox_mails', 'Mails that wait, or failed for good.', mails, 'state');
  gauge(
    'hoistway_response_cache',
    'Cached responses of the catalogue and their bytes, hits and misses.',
    () => ({ ...app.responseCacheNumbers() }),
    'what',
  );
  gauge('hoistway_disk_free_bytes', 'Free disk space of the data folder.', async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  });
}
