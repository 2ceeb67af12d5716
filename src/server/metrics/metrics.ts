import type { IncomingMessage, RequestListener } from 'node:http';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { within } from '../lib/within';

/** One number, or one for each set of labels. */
export type Reading = number | { labels: Record<string, string>; value: number }[];

export type Metrics = ReturnType<typeof makeMetrics>;

/** A subsystem that hangs must not delay the numbers that would show it. */
const READING_MS = 2000;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The numbers of this process in Prometheus' format. Each subsystem adds its own to memory,
 * event loop lag, garbage collection and open files.
 */
export function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const routes = new WeakMap<IncomingMessage, string>();
  const seconds = new Histogram({
    name: 'hoistway_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['server', 'method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });

  /** A number that is read for each request; one that cannot be read is left out. */
  const gauge = (
    name: string,
    help: string,
    read: () => Reading | Promise<Reading>,
    labelNames: string[] = [],
  ): void => {
    const late = () => new Error('No reading in time.');
    const numbers: Gauge<string> = new Gauge({
      ...{ name, help, labelNames, registers: [registry] },
      collect: async () => {
        const reading = await within(Promise.resolve().then(read), READING_MS, late).catch(
          () => undefined,
        );
        numbers.reset();
        if (typeof reading === 'number') numbers.set(reading);
        else if (reading) for (const { labels, value } of reading) numbers.set(labels, value);
        // Without labels a reset leaves a zero.
        else if (labelNames.length === 0) numbers.remove();
      },
    });
  };

  /** Counts the listener's responses by route and status, and measures how long they take. */
  const measure =
    (server: 'api' | 'site', listener: RequestListener): RequestListener =>
    (request, response) => {
      const began = performance.now();
      response.once('close', () => {
        const { method = '' } = request;
        const route = routes.get(request) ?? 'none';
        // The usual number for a client that left before its response began.
        const status = response.headersSent ? response.statusCode : 499;
        seconds.observe({ server, method, route, status }, (performance.now() - began) / 1000);
      });
      listener(request, response);
    };

  return {
    ...{ gauge, measure },
    /** Stores the pattern of a request's route; some exist with and without a slash at the end. */
    nameRoute: (request: IncomingMessage, route: string) =>
      void routes.set(request, route.replace(/(?<=.)\/$/, '')),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
