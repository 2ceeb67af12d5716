import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/kysely';
import type { CacheNumbers } from '../modules/catalogue/responseCache';
import type { MailQueue } from '../modules/messages/mailQueueRepository';
import type { Metrics } from './metrics';

interface Subsystems {
  db: Pick<Db, 'connectionCounts'>;
  cache: () => CacheNumbers;
  mails: Pick<MailQueue, 'count'>;
  dataDir: string;
  /** Open connections of visitors. */
  connections: () => Promise<number>;
}

/** Adds the numbers of the backend's subsystems. */
export function registerSubsystems(
  metrics: Metrics,
  { db, cache, mails, dataDir, connections }: Subsystems,
): void {
  metrics.gauge('hoistway_connections', 'Open connections to the backend.', connections);
  metrics.gauge(
    'hoistway_db_connections',
    'Connections to the database, and requests that wait for one.',
    db.connectionCounts,
    ['pool', 'state'],
  );
  metrics.gauge(
    'hoistway_outbox_mails',
    'Mails that wait, or failed for good.',
    async () =>
      Object.entries(await mails.count()).map(([state, value]) => ({ labels: { state }, value })),
    ['state'],
  );
  metrics.gauge(
    'hoistway_response_cache',
    'Cached responses of the catalogue and their bytes, hits and misses.',
    () => Object.entries(cache()).map(([what, value]) => ({ labels: { what }, value })),
    ['what'],
  );
  metrics.gauge('hoistway_disk_free_bytes', 'Free disk space of the data folder.', async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  });
}

/** Labels each request with its route. */
export function registerRoutes(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, _reply, done) => {
    metrics.nameRoute(request.raw, request.routeOptions.url ?? 'none');
    done();
  });
}
