import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Config } from '../config';
import { browsableHost } from '../lib/browsableHost';
import type { Metrics } from './metrics';

/** Serves the numbers on a port of their own, which no visitor needs to reach. */
export async function startMetrics(
  { host, port }: NonNullable<Config['metrics']>,
  metrics: Metrics,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500, { 'content-type': 'text/plain' }).end('No numbers'),
    );
  });
  server.listen({ host, port });
  await once(server, 'listening');
  return {
    address: `http://${browsableHost(host)}:${(server.address() as AddressInfo).port}/metrics`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
