import { cpuSeconds } from './children';
import { load } from './load';
import { percent, progress, whole } from './report';
import { startBare, type Server } from './servers';

const CONNECTIONS = 16;
const ROUNDS = 2;
const ROUND_SECONDS = 2;

interface Rate {
  requests: number;
  seconds: number;
  /** Processor time of the server. */
  cpu: number;
}

export interface Throughput {
  perSecond: number;
  barePerSecond: number;
  /** Of the bare server's throughput. */
  share: number;
  /** The same by requests per second of the server's processor time. */
  shareByCpu: number;
  /** How busy the servers were: below 1 the load or other processes held them up. */
  busy: number;
  bareBusy: number;
}

/** Compares the backend with a bare server that sends the same bytes, in turns. */
export async function measureThroughput(
  name: string,
  backend: Server,
  paths: string[],
): Promise<Throughput> {
  const bare = await startBare(backend, paths.slice(0, 1000));
  const total = { backend: none(), bare: none() };
  // Every address once, so that what fits into the cache is there; then the machine code.
  await load({ ...backend, paths, connections: CONNECTIONS, once: true });
  await run(backend, paths, 1);
  await run(bare, paths, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    add(total.backend, await run(backend, paths, ROUND_SECONDS));
    add(total.bare, await run(bare, paths, ROUND_SECONDS));
  }
  await bare.stop();
  const result = compare(total.backend, total.bare);
  progress(
    `  ${name}: ${whole(result.perSecond)}/s, bare ${whole(result.barePerSecond)}/s, share ${percent(result.share)}, ` +
      `by processor time ${percent(result.shareByCpu)}; busy: server ${percent(result.busy)}, bare server ${percent(result.bareBusy)}`,
  );
  return result;
}

const none = (): Rate => ({ requests: 0, seconds: 0, cpu: 0 });

function add(sum: Rate, rate: Rate): void {
  sum.requests += rate.requests;
  sum.seconds += rate.seconds;
  sum.cpu += rate.cpu;
}

async function run(server: Server, paths: string[], seconds: number): Promise<Rate> {
  const { url, headers, pid } = server;
  const before = cpuSeconds(pid) ?? NaN;
  const result = await load({ url, headers, paths, connections: CONNECTIONS, seconds });
  const cpu = (cpuSeconds(pid) ?? NaN) - before;
  return { requests: result.requests, seconds: result.seconds, cpu };
}

function compare(backend: Rate, bare: Rate): Throughput {
  const perSecond = backend.requests / backend.seconds;
  const barePerSecond = bare.requests / bare.seconds;
  return {
    perSecond,
    barePerSecond,
    share: perSecond / barePerSecond,
    shareByCpu: backend.requests / backend.cpu / (bare.requests / bare.cpu),
    busy: backend.cpu / backend.seconds,
    bareBusy: bare.cpu / bare.seconds,
  };
}

/** Below it a server was held up by the load or by other processes. */
export const BUSY = 0.9;

/**
 * What counts: the lower of both shares, as each errs to the good side in its own way. Where a
 * server was held up, requests per second say nothing about it, and its processor time does.
 */
export function shareThatCounts({ share, shareByCpu, busy, bareBusy }: Throughput): number {
  if (Number.isNaN(shareByCpu)) return share;
  return Math.min(busy, bareBusy) < BUSY ? shareByCpu : Math.min(share, shareByCpu);
}
