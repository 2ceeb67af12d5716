import autocannon from 'autocannon';
import type { Server } from './servers';

interface LoadOptions {
  connections: number;
  /** How long the paths are requested in turn; absent: each of them once. */
  seconds?: number;
}

interface LoadResult {
  seconds: number;
  requests: number;
  /** From sending a request to the end of its response; of a single connection only. */
  milliseconds: number[];
}

/** Sends requests from this process; rejects when a response is not a success. */
export async function load(
  { url, headers }: Pick<Server, 'url' | 'headers'>,
  paths: string[],
  { connections, seconds }: LoadOptions,
): Promise<LoadResult> {
  const milliseconds: number[] = [];
  let clients = 0;
  const amount = Math.max(paths.length, connections);
  const options: autocannon.Options = {
    url,
    headers,
    connections,
    sampleInt: 100,
    ...(seconds === undefined ? { amount } : { duration: seconds }),
    // Each connection has its share of the paths.
    setupClient: (client) => {
      const own = clients++ % paths.length;
      const share = paths.filter((_, index) => index % connections === own);
      client.setRequests(share.map((path) => ({ path })));
    },
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: unknown, value) =>
      error ? reject(error as Error) : resolve(value),
    );
    // Autocannon's own histogram has whole milliseconds only.
    if (connections === 1) run.on('response', (...[, , , time]) => void milliseconds.push(time));
  });
  const { errors, non2xx, duration } = result;
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} not successful.`);
  return { seconds: duration, requests: result['2xx'], milliseconds };
}
