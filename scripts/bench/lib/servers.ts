import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ensureBuilt, freePort, waitUntilReady } from '../../../src/e2e/support/product';
import { SERVER_CORE, startNode } from './children';
import { makeFolder } from './database';
import { root } from './report';
import { browserHeaders } from './requests';

export interface Server {
  url: string;
  pid: number;
  /** Headers of its visitors' browsers. */
  headers: Record<string, string>;
  stop: () => Promise<void>;
}

interface Product {
  api: Server;
  /** In the same process. */
  site: Server;
}

/** The built product as it runs in production: the backend alone, or with the site. */
export async function startProduct(
  roles: ('api' | 'site')[],
  env: Record<string, string>,
  core?: number,
): Promise<Product> {
  ensureBuilt(root, roles.includes('site') ? ['client', 'server'] : ['server']);
  const [apiPort, sitePort] = [await freePort(), await freePort()];
  const { process, pid, output, stop } = startNode(['dist/server/main.js', ...roles], {
    core,
    cwd: root,
    env: {
      HOST: '127.0.0.1',
      API_PORT: String(apiPort),
      SITE_PORT: String(sitePort),
      ...env,
    },
  });
  const [apiUrl, siteUrl] = [`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${sitePort}`];
  const urls = roles.includes('site') ? [`${apiUrl}/readyz`, siteUrl] : [`${apiUrl}/readyz`];
  await waitUntilReady(process, urls, output);
  const headers = browserHeaders(siteUrl);
  return {
    api: { url: apiUrl, pid, headers, stop },
    site: { url: siteUrl, pid, headers: { ...headers, accept: 'text/html' }, stop },
  };
}

/** A bare `node:http` server on the same core that sends what `server` answers to these paths. */
export async function startBare(server: Server, paths: string[]): Promise<Server> {
  const answers: Recorded[] = [];
  for (const path of paths) answers.push(await record(server, path));
  const file = join(makeFolder(), 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const port = await freePort();
  const program = join(root, 'scripts/bench/lib/bareServer.mjs');
  const child = startNode([program, String(port), file], { core: SERVER_CORE, cwd: root });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child.process, [url], child.output);
  return { ...server, url, pid: child.pid, stop: child.stop };
}

interface Recorded {
  headers: Record<string, unknown>;
  body: string;
}

/** Unlike fetch it leaves body and headers as they come; `Date` and the like are the server's own. */
async function record({ url, headers: sent }: Server, path: string): Promise<Recorded> {
  const [response] = (await once(get(url + path, { headers: sent }), 'response')) as [
    IncomingMessage,
  ];
  const body = await buffer(response);
  const own = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  const headers = Object.entries(response.headers).filter(([name]) => !own.includes(name));
  return { headers: Object.fromEntries(headers), body: body.toString('base64') };
}
