import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get as request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort, waitUntilReady } from '../../src/e2e/support/product';
import { get, load } from '../lib/load';
import { SERVER_CORE, cpuSeconds, makeFolder, pin, root } from '../lib/product';
import { onEnd } from '../lib/report';

const CONNECTIONS = 16;
/** Short and many, in turns: a shared machine's processor changes its speed every few seconds. */
const ROUNDS = 4;
const ROUND_SECONDS = 1;

interface Server {
  url: string;
  pid: number;
  headers: Record<string, string>;
}

interface Throughput {
  perSecond: number;
  /**
   * Of what a bare `node:http` server reaches that sends the same bytes: responses per second of
   * processor time, as the load itself may not keep a server busy.
   */
  share: number;
}

/** Requests paths that fit into the cache, 16 connections at a time. */
export async function measureThroughput(server: Server, paths: string[]): Promise<Throughput> {
  const calls = paths.map(get);
  // Each path once, so that it is cached; then until the code is compiled.
  await load(server.url, calls, { connections: CONNECTIONS, headers: server.headers });
  const bare = await startBare(server, paths.slice(0, 1000));
  const both = [server, bare.server].map((host) => ({ ...host, responses: 0, seconds: 0, cpu: 0 }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const host of both) {
      const before = cpuSeconds(host.pid);
      const options = { connections: CONNECTIONS, headers: host.headers, seconds: ROUND_SECONDS };
      const { responses, perSecond, failures } = await load(host.url, calls, options);
      if (failures > 0) throw new Error(`${host.url}: ${failures} requests failed.`);
      // The first round warms up.
      if (round === 0) continue;
      host.responses += responses;
      host.seconds += responses / perSecond;
      host.cpu += cpuSeconds(host.pid) - before;
    }
  }
  await bare.stop();
  const [own, other] = both.map(({ responses, cpu }) => responses / cpu);
  const [first] = both;
  return {
    perSecond: (first?.responses ?? NaN) / (first?.seconds ?? NaN),
    share: (own ?? NaN) / (other ?? NaN),
  };
}

/** Starts the bare server, on the same core, with what `server` returns for these paths. */
async function startBare(server: Server, paths: string[]) {
  const responses = [];
  for (const path of paths) responses.push(await record(server, path));
  const file = join(makeFolder(), 'responses.json');
  writeFileSync(file, JSON.stringify(responses));
  const port = await freePort();
  const program = join(root, 'scripts/bench/bareServer.mjs');
  const child = spawn(process.execPath, [program, String(port), file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  onEnd(stop);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, [url], []);
  const pid = child.pid ?? 0;
  pin(pid, SERVER_CORE);
  return { server: { url, pid, headers: server.headers }, stop };
}

/** Unlike fetch it leaves body and headers as they come; `Date` and the like are the server's own. */
async function record({ url, headers: sent }: Server, path: string) {
  const [response] = (await once(request(url + path, { headers: sent }), 'response')) as [
    IncomingMessage,
  ];
  const body = await buffer(response);
  const own = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  const headers = Object.entries(response.headers).filter(([name]) => !own.includes(name));
  return { headers: Object.fromEntries(headers), body: body.toString('base64') };
}
