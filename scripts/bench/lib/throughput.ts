import { cpuSeconds } from './children';
import { load } from './load';
import { percent, progress, whole } from './report';
import { startBare, type Server } from './servers';

const CONNECTIONS = 16;
/** Short and many, in turns: a shared machine's processor changes its speed every few seconds. */
const ROUNDS = 4;
const ROUND_SECONDS = 1;

export interface Throughput {
  perSecond: number;
  /**
   * Of the throughput of a bare `node:http` server that sends the same bytes: responses per second
   * of processor time, as the load itself may not keep a server busy.
   */
  share: number;
}

export async function measureThroughput(
  name: string,
  server: Server,
  paths: string[],
): Promise<Throughput> {
  // Every path once, so that what fits into the cache is cached; then until the code is compiled.
  await load(server, paths, { connections: CONNECTIONS });
  const warmUp = { connections: CONNECTIONS, seconds: ROUND_SECONDS };
  await load(server, paths, warmUp);
  const bareServer = await startBare(server, paths.slice(0, 1000));
  await load(bareServer, paths, warmUp);
  const [own, bare] = await measureRates([server, bareServer], paths);
  await bareServer.stop();
  const share = own.perCpuSecond / bare.perCpuSecond;
  const rates = `${whole(own.perSecond)}/s, bare ${whole(bare.perSecond)}/s`;
  progress(`  ${name}: ${rates}, by processor time ${percent(share)}`);
  return { perSecond: own.perSecond, share };
}

interface Rate {
  perSecond: number;
  perCpuSecond: number;
}

async function measureRates(servers: [Server, Server], paths: string[]): Promise<[Rate, Rate]> {
  const sums = servers.map((server) => ({ server, requests: 0, seconds: 0, cpu: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const sum of sums) {
      const before = cpuSeconds(sum.server.pid);
      const options = { connections: CONNECTIONS, seconds: ROUND_SECONDS };
      const { requests, seconds } = await load(sum.server, paths, options);
      sum.requests += requests;
      sum.seconds += seconds;
      sum.cpu += before === undefined ? seconds : (cpuSeconds(sum.server.pid) ?? NaN) - before;
    }
  }
  return sums.map(({ requests, seconds, cpu }) => ({
    perSecond: requests / seconds,
    perCpuSecond: requests / cpu,
  })) as [Rate, Rate];
}
