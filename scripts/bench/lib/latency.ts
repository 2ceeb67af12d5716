import { load } from './load';
import { median, progress, quantile } from './report';
import { neverAsked } from './requests';
import type { Server } from './servers';

export interface Latency {
  /** Milliseconds. */
  median: number;
  p99: number;
  /** Of the addresses' first round, after the start or a change of the catalogue. */
  cold: { median: number; most: number };
}

/**
 * Latency of addresses that were never asked for, over one connection and one after the other:
 * what one visitor waits for, without the queue that a load test makes. What visitors ask for
 * a second time comes from the cache within a fraction of it.
 */
export async function measureLatency(
  name: string,
  { url, headers }: Server,
  paths: string[],
  count: number,
): Promise<Latency> {
  const warmUp = paths.map((path) => `${path}&warm=up`);
  const cold = (await load({ url, headers, paths: warmUp, connections: 1, once: true }))
    .milliseconds;
  const order = { url, headers, paths: neverAsked(paths, count), connections: 1 };
  const { milliseconds } = await load({ ...order, once: true });
  const result = {
    median: median(milliseconds),
    p99: quantile(milliseconds, 0.99),
    cold: { median: median(cold), most: Math.max(...cold) },
  };
  progress(`  ${name}: median ${result.median.toFixed(2)} ms, p99 ${result.p99.toFixed(2)} ms`);
  return result;
}

/** How many parts each search finds. */
export async function countHits({ url, headers }: Server, paths: string[]): Promise<number[]> {
  const counts: number[] = [];
  for (const path of paths) {
    const response = await fetch(url + path, { headers });
    counts.push(((await response.json()) as { total: number }).total);
  }
  return counts;
}
