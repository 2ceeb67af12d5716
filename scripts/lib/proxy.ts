import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/e2e/support/product';
import { projectRoot } from '../../src/server/lib/projectRoot';

/* nginx with the files of scripts/deploy, and browsers that speak HTTP/2 to it. */

const MIB = 1024 ** 2;

const temporaryFolders = (parent: string) =>
  ['client_body', 'proxy'].map((name) => `${name}_temp_path ${parent}/${name};`).join(' ');

/** The files as shipped, but for what belongs to the machine: ports and folders. */
async function writeFiles(folder: string, siteUrls: string[], apiUrls: string[]) {
  const read = (name: string) => readFileSync(join(projectRoot(), 'scripts/deploy', name), 'utf8');
  const ports = { http: await freePort(), https: await freePort(), internal: await freePort() };
  const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=example.com'];
  const [key, chain] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', ...certificate, '-keyout', key, '-out', chain], {
    stdio: 'ignore',
  });
  const conf = read('nginx.conf')
    .replaceAll('/etc/nginx/tls', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/www/acme', folder)
    .replaceAll(/listen (\[::\]:)?80\b/g, `listen $1${ports.http}`)
    .replaceAll(/listen (\[::\]:)?443\b/g, `listen $1${ports.https}`)
    .replace('listen 7780', `listen ${ports.internal}`)
    .replace('\nhttp {', `\npid ${folder}/nginx.pid;\nhttp {\n  ${temporaryFolders(folder)}`);
  // Not every machine that runs tests has IPv6.
  const hasIPv6 = existsSync('/proc/net/if_inet6');
  writeFileSync(join(folder, 'nginx.conf'), hasIPv6 ? conf : conf.replace(/^.*\[::\].*$/gm, ''));
  // As README.md says it for several servers: a line for each.
  const linesOf = (urls: string[]) => (line: string, address: string) =>
    urls.map((url) => line.replace(address, new URL(url).host)).join('\n');
  const upstreams = read('upstreams.conf')
    .replace(/^.*(127\.0\.0\.1:8080).*$/m, linesOf(siteUrls))
    .replace(/^.*(127\.0\.0\.1:7777).*$/m, linesOf(apiUrls));
  writeFileSync(join(folder, 'upstreams.conf'), upstreams);
  return ports;
}

/** Starts the shipped nginx before sites and backends; its log and certbot's proofs are in `folder`. */
export async function startProxy(siteUrls: string[], apiUrls: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-nginx-'));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  const ports = await writeFiles(folder, siteUrls, apiUrls);
  const args = ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const { status, stderr } = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const nginx = spawn('nginx', args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${ports.http}`;
  const isUp = () =>
    fetch(`${url}/.well-known/acme-challenge/`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (nginx.exitCode !== null) throw new Error('nginx does not run.');
    await wait(20);
  }
  const sessions = new Set<ClientHttp2Session>();
  return {
    folder,
    /** Without TLS. */
    url,
    tlsUrl: `https://127.0.0.1:${ports.https}`,
    internalUrl: `http://127.0.0.1:${ports.internal}`,
    readLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    /** A browser's connection by HTTP/2. */
    openSession: (host: string): ClientHttp2Session => {
      const options = { rejectUnauthorized: false, servername: host };
      const session = connect(`https://127.0.0.1:${ports.https}`, options);
      sessions.add(session);
      return session;
    },
    stop: async () => {
      for (const session of sessions) session.destroy();
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

export interface ProxyResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** As small as a session of Node.js buffers them. */
const inPieces = (chunk: Buffer) =>
  Array.from({ length: Math.ceil(chunk.length / MIB) }, (_, index) =>
    chunk.subarray(index * MIB, (index + 1) * MIB),
  );

/** Sends a request in pieces and stops once there is a response, as browsers do. */
export async function send(
  session: ClientHttp2Session,
  host: string,
  [method, path]: [string, string],
  { headers = {}, chunks = [] }: { headers?: Record<string, string>; chunks?: Buffer[] } = {},
): Promise<ProxyResponse> {
  const stream = session.request(
    { ':method': method, ':path': path, ':authority': host, ...headers },
    { endStream: method === 'GET' },
  );
  let received: IncomingHttpHeaders | undefined;
  stream.once('response', (values) => (received = values));
  const responded = once(stream, 'response');
  for (const chunk of chunks.flatMap(inPieces)) {
    if (received) break;
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), responded]);
  }
  if (method !== 'GET') stream.end();
  await responded;
  const isJson = received?.['content-type']?.startsWith('application/json');
  const body: unknown = isJson ? await json(stream) : String(await buffer(stream));
  return { status: Number(received?.[':status']), headers: received ?? {}, body };
}
