import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { urlOf } from '../lib/http';

/** One number, or one for each value of the gauge's label. */
type Reading = number | Record<string, number>;

export type Metrics = ReturnType<typeof makeMetrics>;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The numbers of this process in Prometheus' format, memory and event loop lag among them. */
export function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'hoistway_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['server', 'method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });

  /** A number that is read for each scrape; one that cannot be read is skipped. */
  const gauge = (
    name: string,
    help: string,
    read: () => Reading | Promise<Reading>,
    label?: string,
  ): void => {
    const numbers: Gauge<string> = new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      collect: async () => {
        numbers.reset();
        try {
          const reading = await read();
          if (typeof reading === 'number') return numbers.set(reading);
          for (const [key, value] of Object.entries(reading)) {
            numbers.set({ [label ?? '']: key }, value);
          }
        } catch {
          // Without a label a reset leaves a zero.
          if (!label) numbers.remove();
        }
      },
    });
  };

  /** Counts the responses of a server by route and status, and measures how long they take. */
  const measure = (server: 'api' | 'site', app: FastifyInstance): void => {
    app.addHook('onResponse', (request, reply, done) => {
      // Some routes exist with and without a slash at the end.
      const route = request.routeOptions.url?.replace(/(?<=.)\/$/, '') ?? 'none';
      const labels = { server, method: request.method, route, status: reply.statusCode };
      seconds.observe(labels, reply.elapsedTime / 1000);
      done();
    });
  };

  return { gauge, measure, text: () => registry.metrics(), contentType: registry.contentType };
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
