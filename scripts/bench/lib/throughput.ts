import { cpuSeconds } from './children';
import { load } from './load';
import { percent, progress, whole } from './report';
import { startBare, type Server } from './servers';

const CONNECTIONS = 16;
/** Short and many: the processor of a shared machine has another speed every few seconds. */
const ROUNDS = 4;
const ROUND_SECONDS = 1;

/** Below it a server was held up by the load or by other processes. */
const BUSY = 0.9;

/** A server compared with a bare one that sends the same bytes, in turns. */
export interface Throughput {
  perSecond: number;
  /** Of the bare server's throughput. */
  share: number;
  wasHeldUp: boolean;
}

interface Rate {
  perSecond: number;
  /** By the processor time of the server. */
  perCpuSecond: number;
  /** How much of its time a processor worked for the server. */
  busy: number;
}

/**
 * The lower of both shares counts, as each errs to the good side in its own way. Where a server was
 * held up, requests per second say nothing about it, and its processor time does.
 */
export async function measureThroughput(
  name: string,
  server: Server,
  paths: string[],
): Promise<Throughput> {
  const bareServer = await startBare(server, paths.slice(0, 1000));
  // Every address once, so that what fits into the cache is there; then the machine code.
  await load(server, paths, { connections: CONNECTIONS });
  await run([server, bareServer], paths, 1, 1);
  const [own, bare] = await run([server, bareServer], paths, ROUNDS, ROUND_SECONDS);
  await bareServer.stop();
  const byCpu = own.perCpuSecond / bare.perCpuSecond;
  const byTime = own.perSecond / bare.perSecond;
  const wasHeldUp = Math.min(own.busy, bare.busy) < BUSY;
  const share = Number.isNaN(byCpu) ? byTime : wasHeldUp ? byCpu : Math.min(byTime, byCpu);
  progress(
    `  ${name}: ${whole(own.perSecond)}/s, bare ${whole(bare.perSecond)}/s, share ${percent(byTime)}, ` +
      `by processor time ${percent(byCpu)}; busy: server ${percent(own.busy)}, bare server ${percent(bare.busy)}`,
  );
  return { perSecond: own.perSecond, share, wasHeldUp };
}

async function run(
  servers: readonly [Server, Server],
  paths: string[],
  rounds: number,
  seconds: number,
): Promise<[Rate, Rate]> {
  const sums = servers.map((server) => ({ server, requests: 0, seconds: 0, cpu: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    for (const sum of sums) {
      const before = cpuSeconds(sum.server.pid) ?? NaN;
      const result = await load(sum.server, paths, { connections: CONNECTIONS, seconds });
      sum.cpu += (cpuSeconds(sum.server.pid) ?? NaN) - before;
      sum.requests += result.requests;
      sum.seconds += result.seconds;
    }
  }
  return sums.map(({ requests, seconds: time, cpu }) => ({
    perSecond: requests / time,
    perCpuSecond: requests / cpu,
    busy: cpu / time,
  })) as [Rate, Rate];
}
