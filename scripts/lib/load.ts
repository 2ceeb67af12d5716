import autocannon from 'autocannon';

/** A request; GET unless it says otherwise. */
export interface Call {
  path: string;
  method?: 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: Buffer;
}

export const get = (path: string): Call => ({ path });

/** Sends one call and reads its response, which must be a successful one. */
export async function send(url: string, { path, body, ...init }: Call): Promise<void> {
  const response = await fetch(url + path, {
    ...init,
    ...(body && { body: new Uint8Array(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 200)}`);
}

/** Headers of a browser on the site, so that responses carry CORS headers and are compressed. */
export const browserHeaders = (siteUrl: string): Record<string, string> => ({
  accept: 'application/json',
  'accept-encoding': 'gzip, deflate, br',
  origin: siteUrl,
});

interface LoadOptions {
  connections: number;
  headers?: Record<string, string>;
  /** How long the calls are repeated; absent: each of them once. */
  seconds?: number;
  /** Requests per second of all connections; absent: without a pause. */
  rate?: number;
}

export interface LoadResult {
  /** Successful responses. */
  responses: number;
  perSecond: number;
  /** Other responses, broken connections and timeouts. */
  failures: number;
  /** From sending a request to the end of its response. */
  milliseconds: number[];
}

/** Sends the calls, or those of each connection, from this process. */
export async function load(
  url: string,
  calls: Call[] | ((connection: number) => Call[]),
  { connections, headers = {}, seconds, rate }: LoadOptions,
): Promise<LoadResult> {
  const milliseconds: number[] = [];
  let count = 0;
  const callsOf =
    typeof calls === 'function'
      ? calls
      : (connection: number) => {
          const own = calls.filter((_, index) => index % connections === connection);
          return own.length > 0 ? own : calls;
        };
  const amount = typeof calls === 'function' ? undefined : Math.max(calls.length, connections);
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url,
      headers,
      connections,
      sampleInt: 100,
      timeout: 30,
      ...(rate !== undefined && { overallRate: rate }),
      ...(seconds === undefined ? { amount } : { duration: seconds }),
      setupClient: (client) => client.setRequests(callsOf(count++)),
    };
    const run = autocannon(options, (error: unknown, value) =>
      error ? reject(error as Error) : resolve(value),
    );
    // Autocannon's own histogram has whole milliseconds only.
    run.on('response', (_client, _status, _bytes, time) => void milliseconds.push(time));
  });
  return {
    responses: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    failures: result.errors + result.non2xx,
    milliseconds,
  };
}
