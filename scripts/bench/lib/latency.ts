import { load } from './load';
import { median, progress, quantile } from './report';
import type { Server } from './servers';

/** Milliseconds. */
export interface Latency {
  median: number;
  p99: number;
}

/**
 * One request after the other over one connection, each for an address that was never asked for:
 * what one visitor waits for, without the queue that a load test makes.
 */
export async function measureLatency(
  name: string,
  server: Server,
  paths: string[],
): Promise<Latency> {
  const { milliseconds } = await load(server, paths, { connections: 1 });
  const result = { median: median(milliseconds), p99: quantile(milliseconds, 0.99) };
  progress(`  ${name}: median ${result.median.toFixed(2)} ms, p99 ${result.p99.toFixed(2)} ms`);
  return result;
}
