import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilReady } from '../../../src/e2e/support/product';
import { SERVER_CORE, startNode } from './children';
import type { BenchDatabase } from './database';
import { root } from './report';
import { browserHeaders } from './requests';

export interface Server {
  url: string;
  pid: number;
  /** Headers of its visitors' browsers. */
  headers: Record<string, string>;
  stop: () => Promise<void>;
}

/** The built backend as it runs in production, on the server's core. */
export async function startBackend({ dataDir, databaseUrl }: BenchDatabase): Promise<Server> {
  const [apiPort, sitePort] = [await freePort(), await freePort()];
  const { process, pid, output, stop } = startNode(['dist/server/main.js', 'api'], {
    core: SERVER_CORE,
    cwd: root,
    env: {
      HOST: '127.0.0.1',
      API_PORT: String(apiPort),
      SITE_PORT: String(sitePort),
      DATA_DIR: dataDir,
      DEMO_CATALOGUE: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  const url = `http://127.0.0.1:${apiPort}`;
  await untilReady(process, [`${url}/readyz`], output);
  return { url, pid, headers: browserHeaders(`http://127.0.0.1:${sitePort}`), stop };
}

interface Recorded {
  headers: Record<string, string>;
  body: string;
}

/** A bare `node:http` server on the same core that sends what `server` answers to these paths. */
export async function startBare(server: Server, paths: string[]): Promise<Server> {
  const answers: Recorded[] = [];
  for (const path of paths) answers.push(await record(server, path));
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-bench-'));
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const port = await freePort();
  const program = join(root, 'scripts/bench/lib/bareServer.mjs');
  const child = startNode([program, String(port), file], { core: SERVER_CORE, cwd: root });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child.process, [url], child.output);
  rmSync(folder, { recursive: true });
  return { url, pid: child.pid, headers: server.headers, stop: child.stop };
}

/** Unlike fetch it leaves body and headers as they come; `Date` and the like are the server's own. */
function record({ url, headers }: Server, path: string): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    const call = request(url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const own = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
        const sent = Object.entries(response.headers).filter(([name]) => !own.includes(name));
        resolve({
          headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    });
    call.on('error', reject).end();
  });
}
