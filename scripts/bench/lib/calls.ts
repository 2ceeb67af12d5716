import { Agent, request, type ClientRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { median, progress, quantile } from './report';
import type { Server } from './servers';

/** A request that is measured; GET unless it says otherwise. */
export interface Call {
  path: string;
  method?: 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: Buffer;
}

/** As many as a developer looks at who wants to know what is slow. */
const SHOWN = 5;

export const get = (path: string): Call => ({ path });

/** Times `calls` after the others and returns milliseconds. */
export async function measureCalls(
  name: string,
  server: Server,
  warmUp: Call[],
  calls: Call[],
): Promise<number[]> {
  await timeCalls(server, warmUp);
  const milliseconds = await timeCalls(server, calls);
  tell(name, calls, milliseconds);
  return milliseconds;
}

/** Says how long these took, and which of them took longest. */
export function tell(name: string, calls: Call[], milliseconds: number[]): void {
  const [middle, p99] = [median(milliseconds), quantile(milliseconds, 0.99)];
  const times = `median ${middle.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
  progress(`  ${name}: ${calls.length} requests, ${times}`);
  const slowest = calls
    .map(({ path }, index) => ({ path, time: milliseconds[index] ?? NaN, place: index + 1 }))
    .sort((a, b) => b.time - a.time)
    .slice(0, SHOWN);
  for (const { path, time, place } of slowest) {
    const address = decodeURIComponent(path.replaceAll('+', ' '));
    progress(`    ${time.toFixed(1)} ms: no. ${place}, ${address}`);
  }
}

/**
 * One request after the other over one connection, each timed from its sending to the end of its
 * response; rejects when one is not answered with success.
 */
export async function timeCalls(server: Server, calls: Call[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const milliseconds: number[] = [];
  try {
    for (const call of calls) milliseconds.push(await time(server, call, agent));
  } finally {
    agent.destroy();
  }
  return milliseconds;
}

function time({ url, headers }: Server, call: Call, agent: Agent): Promise<number> {
  const { path, method = 'GET', body } = call;
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const options = { agent, method, headers: { ...headers, ...call.headers } };
    const sent: ClientRequest = request(url + path, options, (response) => {
      response.on('error', reject);
      if (response.statusCode === 200) {
        response.on('end', () => resolve(performance.now() - began)).resume();
        return;
      }
      const refuse = (answer: string) =>
        reject(new Error(`${method} ${path}: ${response.statusCode} ${answer}`));
      text(response).then(refuse, reject);
    });
    sent.on('error', reject).end(body);
  });
}
