import autocannon from 'autocannon';
import type { Server } from './servers';

interface LoadOrder {
  connections: number;
  /** The paths in turn for so long; without it each of them once. */
  seconds?: number;
}

interface LoadResult {
  seconds: number;
  requests: number;
  /** From sending a request to the end of its response, of a single connection. */
  milliseconds: number[];
}

/** Sends requests from this process; rejects when one is not answered with success. */
export async function load(
  { url, headers }: Pick<Server, 'url' | 'headers'>,
  paths: string[],
  { connections, seconds }: LoadOrder,
): Promise<LoadResult> {
  const milliseconds: number[] = [];
  let clients = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      ...{ url, headers, connections, sampleInt: 100 },
      ...(seconds === undefined
        ? { amount: Math.max(paths.length, connections) }
        : { duration: seconds }),
      // Each connection has its share of the paths, so that all are asked for in turn.
      setupClient: (client) => {
        const own = clients++ % paths.length;
        const share = paths.filter((_, index) => index % connections === own);
        client.setRequests(share.map((path) => ({ path })));
      },
    };
    const take = (error: unknown, value: autocannon.Result) =>
      error ? reject(error as Error) : resolve(value);
    const run = autocannon(options, take);
    // Its own histogram knows whole milliseconds only.
    if (connections === 1) run.on('response', (...[, , , time]) => void milliseconds.push(time));
  });
  const { errors, non2xx, duration } = result;
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals.`);
  return { seconds: duration, requests: result['2xx'], milliseconds };
}
