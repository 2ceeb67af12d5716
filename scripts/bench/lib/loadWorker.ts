import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import type { LoadOrder, LoadResult } from './load';

/*
 * Reads a LoadOrder, sends its requests and writes a LoadResult. A process of its own, so that
 * it has a core to itself.
 */

/** One run of autocannon; `warmUp` seconds before it do not count. */
async function run(order: LoadOrder): Promise<LoadResult> {
  const { url, headers, paths, connections } = order;
  const milliseconds: number[] = [];
  let clients = 0;
  const instance = autocannon({
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
  });
  instance.on('response', (_client, _status, _bytes, duration) => milliseconds.push(duration));
  const { duration, non2xx, errors, timeouts } = await instance;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${non2xx} answers of another status, ${errors + timeouts} errors`);
  }
  return { seconds: duration, requests: milliseconds.length, milliseconds };
}

const order = JSON.parse(await text(process.stdin)) as LoadOrder;
const result = await run(order);
process.stdout.write(JSON.stringify(result));
