import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { VERSION } from '@/shared/version';
import { urlOf } from '../lib/http';
import { queueLengths } from '../lib/limiter';
import { withTimeout } from '../lib/timeout';
import { errorCodeOf } from './errors';

/** One number, or one for each value of the metric's label; undefined: not known yet. */
type Reading = number | Record<string, number> | undefined;

export type CacheNumbers = Record<'entries' | 'bytes' | 'hits' | 'misses' | 'evictions', number>;

interface Server {
  app: FastifyInstance;
  cache: () => CacheNumbers;
}

export type Metrics = ReturnType<typeof makeMetrics>;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Of prom-client: gauges with the suffix of a counter, which `nodejs_active_…` has as well. */
const MISNAMED = ['handles', 'requests', 'resources'].map((name) => `nodejs_active_${name}_total`);

/** With these a server protects itself and its data. */
const REJECTIONS = new Set([401, 403, 408, 413, 429, 503, 507]);

/** The Fastify route; some exist with and without a slash at the end. */
const routeOf = ({ routeOptions }: FastifyRequest): string | undefined =>
  routeOptions.url?.replace(/(?<=.)\/$/, '');

/**
 * The numbers of this process in Prometheus' format, memory and event loop lag among them. Names and
 * labels follow its conventions; labels have few values, so never a URL or an IP address.
 */
export function makeMetrics({ waitMs = 1000 } = {}) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const build = { name: 'hoistway_build_info', help: 'The release.', labelNames: ['version'] };
  new Gauge({ ...build, registers }).set({ version: VERSION }, 1);
  const seconds = new Histogram({
    name: 'hoistway_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['server', 'method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const rejected = new Counter({
    name: 'hoistway_rejected_requests_total',
    help: 'Requests without permission, beyond a limit or too large, by the code of the error.',
    labelNames: ['server', 'reason'],
    registers,
  });

  /** A number that is read for each scrape; one that cannot be read is skipped. */
  const add =
    (Kind: typeof Gauge<string> | typeof Counter<string>) =>
    (name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void => {
      const labelNames = label ? [label] : [];
      const collect = async (): Promise<void> => {
        const reading = await Promise.resolve()
          .then(read)
          .catch(() => undefined);
        // After the reading, as two scrapes may overlap. Without a label a reset leaves a zero.
        metric.reset();
        if (reading === undefined && !label) metric.remove();
        if (reading === undefined) return;
        if (typeof reading === 'number') return metric.inc(reading);
        for (const [key, value] of Object.entries(reading))
          metric.inc({ [label ?? '']: key }, value);
      };
      const metric: Gauge<string> | Counter<string> = new Kind({
        name,
        help,
        labelNames,
        registers,
        collect,
      });
    };
  const [gauge, counter] = [add(Gauge), add(Counter)];

  const servers = new Map<string, Server>();
  /** A number of each server. */
  const each = (read: (server: Server) => number) => () =>
    Object.fromEntries([...servers].map(([name, server]) => [name, read(server)]));
  const cache = (name: keyof CacheNumbers) => each((server) => server.cache()[name]);
  const CACHE = 'hoistway_response_cache';
  counter(`${CACHE}_hits_total`, 'Responses from the cache.', cache('hits'), 'server');
  counter(`${CACHE}_misses_total`, 'Responses that it lacked.', cache('misses'), 'server');
  counter(`${CACHE}_evictions_total`, 'Removed for lack of room.', cache('evictions'), 'server');
  gauge(`${CACHE}_entries`, 'Cached responses.', cache('entries'), 'server');
  gauge(`${CACHE}_bytes`, 'Memory that they take.', cache('bytes'), 'server');
  gauge('hoistway_queue_length', 'Tasks that wait in this process.', queueLengths, 'queue');
  gauge(
    'hoistway_connections',
    'Open connections of clients.',
    async () => {
      const counts = [...servers].map(async ([name, { app }]) => {
        return [name, await promisify(app.server.getConnections.bind(app.server))()] as const;
      });
      return Object.fromEntries(await Promise.all(counts));
    },
    'server',
  );

  /** Measures the responses of a server by route and status. `pageOf` names what a wildcard serves. */
  const measure = (
    name: 'api' | 'site',
    { pageOf, ...server }: Server & { pageOf?: (request: FastifyRequest) => string | undefined },
  ): void => {
    servers.set(name, server);
    server.app.addHook('onResponse', (request, reply, done) => {
      const { method } = request;
      const { statusCode: status } = reply;
      const route = pageOf?.(request) ?? routeOf(request) ?? 'none';
      seconds.observe({ server: name, method, route, status }, reply.elapsedTime / 1000);
      const reason = REJECTIONS.has(status) && errorCodeOf(request);
      if (reason) rejected.inc({ server: name, reason });
      done();
    });
  };

  const refreshing: (() => Promise<void>)[] = [];
  /**
   * Returns what `read` has returned last; it runs for each scrape, which waits for it for a second at
   * most, and not again before it has ended.
   */
  const sample = <T>(read: () => Promise<T>): (() => T | undefined) => {
    let last: T | undefined;
    let reading: Promise<void> | undefined;
    const start = async () => {
      last = await read();
    };
    refreshing.push(async () => {
      reading ??= start().finally(() => (reading = undefined));
      // Where it fails or takes longer, the numbers stay.
      await withTimeout(reading, waitMs, () => new Error('It takes longer.')).catch(
        () => undefined,
      );
    });
    return () => last;
  };

  const text = async (): Promise<string> => {
    await Promise.all(refreshing.map((refresh) => refresh()));
    return registry.metrics();
  };

  return { registry, gauge, measure, sample, text, contentType: registry.contentType };
}

/** Serves the numbers on a separate port, which no visitor needs to reach. */
export async function startMetrics(
  { host, port }: { host: string; port: number },
  metrics: Metrics,
): Promise<{ url: string; close: () => Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  await app.listen({ host, port });
  const { port: opened } = app.server.address() as AddressInfo;
  return { url: `${urlOf(host, opened)}/metrics`, close: () => app.close() };
}
