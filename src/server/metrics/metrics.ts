import type { IncomingMessage, RequestListener } from 'node:http';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { within } from '../lib/within';

/** One number, or one for each set of labels. */
export type Reading = number | { labels: Record<string, string>; value: number }[];

/** The numbers of this process in Prometheus' format. Each subsystem hands in its own. */
export interface Metrics {
  /** A number that is read whenever it is asked for; one that cannot be read then is left out. */
  gauge: (
    name: string,
    help: string,
    read: () => Reading | Promise<Reading>,
    labelNames?: string[],
  ) => void;
  /** Counts what the listener answers, by route and status, and measures how long it takes. */
  measure: (server: 'api' | 'site', listener: RequestListener) => RequestListener;
  /** Tells the pattern of the route that a request is for. */
  nameRoute: (request: IncomingMessage, route: string) => void;
  text: () => Promise<string>;
  contentType: string;
}

/** A subsystem that hangs must not keep back the numbers that would tell so. */
const READING_MS = 2000;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Also has the process' own: memory, event loop lag, garbage collection, open files. */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const routes = new WeakMap<IncomingMessage, string>();
  const seconds = new Histogram({
    name: 'hoistway_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['server', 'method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });

  const gauge: Metrics['gauge'] = (name, help, read, labelNames = []) => {
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

  const measure: Metrics['measure'] = (server, listener) => (request, response) => {
    const began = performance.now();
    response.once('close', () => {
      const { method = '' } = request;
      const route = routes.get(request) ?? 'none';
      // Node.js' own word for a client that left before its response began.
      const status = response.headersSent ? response.statusCode : 499;
      seconds.observe({ server, method, route, status }, (performance.now() - began) / 1000);
    });
    listener(request, response);
  };

  return {
    gauge,
    measure,
    // The contract has some routes with and without a slash at their end.
    nameRoute: (request, route) => void routes.set(request, route.replace(/(?<=.)\/$/, '')),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
