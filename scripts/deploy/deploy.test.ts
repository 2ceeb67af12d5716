import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { parse } from 'yaml';
import { readConfig } from '../../src/server/config';
import { makeFolder } from '../../src/server/testing/folder';
import {
  MAX_DOCUMENTS,
  MAX_DOCUMENT_MIB,
  MAX_IMAGES,
  MAX_IMAGE_MIB,
} from '../../src/shared/limits';

const root = join(__dirname, '../..');
const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const isInstalled = (command: string) =>
  spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  volumes?: string[];
  networks?: { default: { ipv4_address: string } };
  env_file?: string;
}

const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  networks: { default: { ipam: { config: { subnet: string; ip_range: string }[] } } };
};
const products = ['site-1', 'site-2', 'backend-1', 'backend-2'].map(
  (name) => [name, compose.services[name] as Service] as const,
);
/** As compose fills in what secrets.env sets. */
const withSecrets = ({ environment = {}, env_file }: Service): Record<string, string> => ({
  ...(env_file === 'secrets.env' && { AWS_ACCESS_KEY_ID: 's3', AWS_SECRET_ACCESS_KEY: 's3' }),
  ...Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:\?\}/, 's3')]),
  ),
});

describe.each(products)('the container of %s', (_name, service) => {
  const { environment } = service;

  test('sets only variables that the product reads, to values that it takes', () => {
    const names = new Set<string>();
    readConfig(
      new Proxy(withSecrets(service), {
        get: (values, name: string) => {
          names.add(name);
          return values[name];
        },
      }),
    );
    expect([...names]).toEqual(expect.arrayContaining(Object.keys(environment ?? {})));
  });

  test('trusts the proxy of its network only', () => {
    const [network] = compose.networks.default.ipam.config;
    expect(environment?.TRUST_PROXY).toBe(network?.subnet);
  });

  test('has a fixed IP address that no other container has', () => {
    const [network] = compose.networks.default.ipam.config;
    const ipAddress = ipaddr.parse(service.networks?.default.ipv4_address ?? '');
    expect(ipAddress.match(ipaddr.parseCIDR(network?.subnet ?? ''))).toBe(true);
    expect(ipAddress.match(ipaddr.parseCIDR(network?.ip_range ?? ''))).toBe(false);
    const holders = products.filter(
      ([, { networks }]) => networks?.default.ipv4_address === ipAddress.toString(),
    );
    expect(holders).toHaveLength(1);
  });

  test('has no more rights than it needs', () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });
});

test('no secret stands in what is committed', () => {
  const settings = Object.values(compose.services).flatMap(({ environment = {} }) =>
    Object.entries(environment).filter(([name]) => /PASSWORD|KEY|SECRET/.test(name)),
  );
  expect(settings.length).toBeGreaterThan(0);
  for (const [, value] of settings) expect(value).toMatch(/^\$\{\w+:\?\}$/);
});

test('only the backends are given the secrets', () => {
  const given = Object.entries(compose.services).filter(([, { env_file }]) => env_file);
  expect(given.map(([name]) => name)).toEqual(['backend-1', 'backend-2']);
});

test('the proxy speaks strong TLS alone and redirects nobody but people to it', () => {
  const config = read('nginx.conf');
  expect(config).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  const ciphers = /ssl_ciphers (\S+);/.exec(config)?.[1]?.split(':') ?? [];
  expect(ciphers).toHaveLength(6);
  for (const cipher of ciphers) expect(cipher).toMatch(/^ECDHE-.*(GCM|POLY1305)/);
  expect(
    config.match(/add_header Strict-Transport-Security '[^']*; includeSubDomains' always;/g),
  ).toHaveLength(2);
  const redirecting = config.split('server {').filter((block) => block.includes('return 308'));
  expect(redirecting).toEqual([expect.stringContaining('server_name www.example.com;')]);
});

test('the proxy logs no URL, as it may hold a token', () => {
  const [, http] = read('nginx.conf').split('\nhttp {\n');
  const logs = http?.match(/^ *(access|error)_log .*;$/gm)?.map((line) => line.trim());
  expect(logs).toEqual(['access_log off;', 'error_log stderr emerg;']);
});

test('the image is made of files that a checkout or a build has, and runs as another than root', () => {
  const lines = read('Dockerfile').split('\n');
  const copied = lines.flatMap(
    (line) => /^COPY --from=build \/srv\/hoistway\/(\S+)/.exec(line)?.[1] ?? [],
  );
  const made = ['node_modules', 'dist'];
  for (const path of copied.filter((name) => !made.includes(name))) {
    expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  }
  expect(copied).toEqual(expect.arrayContaining(made));
  expect(lines.filter((line) => line.startsWith('USER')).at(-1)).toBe('USER node');
  expect(lines.findIndex((line) => line.startsWith('USER'))).toBeLessThan(
    lines.findIndex((line) => line.startsWith('ENTRYPOINT')),
  );
});

test('the proxy passes to the ports of the product and lets its largest form through', () => {
  const { apiPort, sitePort } = readConfig({});
  const servers = [...read('nginx.conf').matchAll(/server ([\w-]+):(\d+)/g)];
  expect(servers.map(([, name, port]) => [name, Number(port)])).toEqual([
    ['site-1', sitePort],
    ['site-2', sitePort],
    ['backend-1', apiPort],
    ['backend-2', apiPort],
  ]);
  const mebibytes = Number(/client_max_body_size (\d+)m/.exec(read('nginx.conf'))?.[1]);
  const files = MAX_IMAGES * MAX_IMAGE_MIB + MAX_DOCUMENTS * MAX_DOCUMENT_MIB;
  expect(mebibytes).toBeGreaterThan(files);
});

test('the sites reach the backends where the proxy passes the visitor on, and nobody else does', () => {
  const servers = read('nginx.conf').split(/^ {2}server \{$/m);
  const [network] = compose.networks.default.ipam.config;
  for (const name of ['site-1', 'site-2']) {
    const { hostname, port } = new URL(compose.services[name]?.environment?.API_INTERNAL_URL ?? '');
    expect(compose.services).toHaveProperty(hostname);
    const [internal, ...others] = servers.filter((server) => server.includes(`listen ${port};`));
    expect(others).toEqual([]);
    expect(internal).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    expect(internal).toContain('proxy_pass http://backend;');
    expect(internal).toContain(`allow ${network?.subnet};\n    deny all;`);
    expect(compose.services.proxy).toHaveProperty('ports', ['80:80', '443:443']);
  }
  // The public servers name the visitor by the connection: what a visitor sends counts for nothing.
  expect(servers[0]).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});

test('a machine with the systemd unit connects its site past the proxy too', () => {
  const { apiPort } = readConfig({});
  expect(read('README.md')).toContain(`\nAPI_INTERNAL_URL=http://127.0.0.1:${apiPort}\n`);
});

test('nginx takes the configuration', () => {
  const config = read('nginx.conf');
  expect(config.split('{')).toHaveLength(config.split('}').length);
  if (!isInstalled('nginx')) return;
  const folder = makeFolder();
  const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=example.com'];
  const [key, chain] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', ...certificate, '-keyout', key, '-out', chain], {
    stdio: 'ignore',
  });
  const file = join(folder, 'nginx.conf');
  const local = config
    .replaceAll('/etc/nginx/tls', folder)
    .replace(/server (?:site|backend)-\d:/g, 'server 127.0.0.1:');
  writeFileSync(file, `pid ${folder}/nginx.pid;\n${local}`);
  const { stderr, status } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
});

describe('the systemd unit', () => {
  const unit = read('hoistway@.service');

  test('starts what the build makes, with its own data folder', () => {
    expect(unit).toContain('ExecStart=/usr/bin/node dist/server/main.js %i\n');
    expect(unit).toContain('DATA_DIR=/var/lib/hoistway\n');
    expect(unit).toContain('StateDirectory=hoistway\n');
  });

  test('logs JSON alone, and so does the container', () => {
    expect(unit).toMatch(/^Environment=.*\bLOG_FORMAT=json\b/m);
    expect(read('Dockerfile')).toMatch(/^ENV [^]*?\bLOG_FORMAT=json\b/m);
  });

  test('goes on where the image process ends for lack of memory', () => {
    expect(unit).toContain('OOMPolicy=continue\n');
  });

  test('is shut off from the rest of the machine', () => {
    expect(unit).toContain('ProtectSystem=strict\n');
    expect(unit).toContain('InaccessiblePaths=-/srv/hoistway/.git\n');
    if (!isInstalled('systemd-analyze')) return;
    const file = join(__dirname, 'hoistway@.service');
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', file], {
      encoding: 'utf8',
    });
    const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
    expect(exposure).toBeLessThanOrEqual(2);
  });
});
