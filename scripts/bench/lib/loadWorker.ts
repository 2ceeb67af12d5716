import { text } from 'node:stream/consumers';
import autocannon, { type Options } from 'autocannon';
import type { LoadOrder, LoadResult } from './load';

/*
 * Reads a LoadOrder, sends its requests and writes a LoadResult. A process of its own, so that
 * it has a core to itself.
 */

/** Rejects when a request is not answered with success. */
function run(order: LoadOrder): Promise<LoadResult> {
  const { url, headers, paths, connections } = order;
  const milliseconds: number[] = [];
  let clients = 0;
  const options: Options = {
    url,
    connections,
    ...('amount' in order ? { amount: order.amount } : { duration: order.seconds }),
    timeout: 20,
    requests: [{ method: 'GET', path: paths[0] ?? '/', headers }],
    setupClient: (client) => {
      // Each connection has its own part of the addresses, if there are enough.
      const own = paths.filter((_, index) => index % connections === clients % connections);
      clients += 1;
      if (own.length > 0) client.setRequests(own.map((path) => ({ method: 'GET', path, headers })));
    },
  };
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error: unknown, result) => {
      const { duration, non2xx, errors, timeouts } = result;
      const failed = non2xx + errors + timeouts;
      if (error || failed > 0) reject(error ?? new Error(`${failed} requests failed.`));
      else resolve({ seconds: duration, requests: milliseconds.length, milliseconds });
    });
    instance.on('response', (_client, _status, _bytes, duration) => milliseconds.push(duration));
  });
}

const order = JSON.parse(await text(process.stdin)) as LoadOrder;
const result = await run(order);
process.stdout.write(JSON.stringify(result));
