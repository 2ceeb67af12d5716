import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { parse } from 'yaml';
import { readConfig } from '../../src/server/config';
import { MAX_FORM_BYTES } from '../../src/server/plugins/bodyLimits';
import { FILES_TIMEOUT_MS } from '../../src/server/plugins/multipart';
import { MAX_SITE_FORM_BYTES } from '../../src/server/site/forms';
import { MAX_IMPORT_ARCHIVE_MIB, MAX_IMPORT_MIB } from '../../src/shared/limits';

const MIB = 1024 ** 2;
const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const isInstalled = (command: string) =>
  spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

interface Service {
  image?: string;
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

test('only backends and commands are given the secrets', () => {
  const given = Object.entries(compose.services).filter(([, { env_file }]) => env_file);
  expect(given.map(([name]) => name)).toEqual(['backend-1', 'backend-2', 'command']);
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

test('the image is what is packaged, without secrets, and runs as another than root', () => {
  const lines = read('Dockerfile').split('\n');
  expect(lines).toContain('RUN npm run package -- /srv/hoistway');
  expect(lines.filter((line) => line.startsWith('COPY --from'))).toEqual([
    'COPY --from=build /srv/hoistway ./',
  ]);
  expect(lines.filter((line) => line.startsWith('USER')).at(-1)).toBe('USER node');
  expect(lines.findIndex((line) => line.startsWith('USER'))).toBeLessThan(
    lines.findIndex((line) => line.startsWith('ENTRYPOINT')),
  );
  const ignored = read('Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['scripts/deploy/tls', 'scripts/deploy/secrets.env']),
  );
});

test('every image is pinned to one version', () => {
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
  const others = images.filter((image) => image !== 'hoistway');
  expect([bases.length, others.length]).toEqual([2, 3]);
  for (const image of [...bases, ...others]) {
    expect(image).toMatch(/:(?:\d+\.\d+(?:\.\d+)?(?:-[a-z-]+)?|RELEASE\.[\dTZ-]+)$/);
  }
});

test('the proxy passes to the ports of the product, where compose.yaml or the units run it', () => {
  const { sitePort, apiPort } = readConfig({});
  const serversOf = (name: string) =>
    [...read(name).matchAll(/^ {2}server ([\d.]+:\d+) max_fails/gm)].map(([, server]) => server);
  expect(serversOf('upstreams.conf')).toEqual([`127.0.0.1:${sitePort}`, `127.0.0.1:${apiPort}`]);
  expect(serversOf('upstreams.compose.conf')).toEqual(
    products.map(([name, { networks }]) => {
      const port = name.startsWith('site') ? sitePort : apiPort;
      return `${networks?.default.ipv4_address}:${port}`;
    }),
  );
  expect(compose.services.proxy?.volumes).toEqual(
    expect.arrayContaining([
      './nginx.conf:/etc/nginx/nginx.conf:ro',
      './upstreams.compose.conf:/etc/nginx/upstreams.conf:ro',
    ]),
  );
});

test('the proxy takes bodies as long as the product does, and waits as long', () => {
  const [, site = '', api = ''] = read('nginx.conf').split(/^ {4}limit_conn /m);
  const mebibytesOf = (block: string) => Number(/client_max_body_size (\d+)m;/.exec(block)?.[1]);
  expect(mebibytesOf(api) * MIB).toBe(MAX_FORM_BYTES);
  expect(MAX_IMPORT_MIB + MAX_IMPORT_ARCHIVE_MIB).toBeLessThan(mebibytesOf(api));
  expect(mebibytesOf(site) * MIB).toBeGreaterThan(MAX_SITE_FORM_BYTES);
  expect(Number(/proxy_read_timeout (\d+)m;/.exec(api)?.[1]) * 60_000).toBe(FILES_TIMEOUT_MS);
});

test('the sites reach the backends where the proxy passes the visitor on, and nobody else does', () => {
  const servers = read('nginx.conf').split(/^ {2}server \{$/m);
  const [network] = compose.networks.default.ipam.config;
  const { apiPort, sitePort } = readConfig({});
  for (const name of ['site-1', 'site-2']) {
    const { hostname, port } = new URL(compose.services[name]?.environment?.API_INTERNAL_URL ?? '');
    expect(compose.services.proxy?.networks?.default.ipv4_address).toBe(hostname);
    // On one machine all listen together.
    expect([String(apiPort), String(sitePort), '80', '443']).not.toContain(port);
    const [internal, ...others] = servers.filter((server) => server.includes(`listen ${port};`));
    expect(others).toEqual([]);
    expect(internal).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    expect(internal).toContain('proxy_pass http://backend;');
    expect(internal?.match(/^ {4}(?:allow|deny) .*;$/gm)).toEqual([
      '    allow 127.0.0.1;',
      `    allow ${network?.subnet};`,
      '    deny all;',
    ]);
    expect(internal).not.toContain('limit_conn');
    expect(compose.services.proxy).toHaveProperty('ports', ['80:80', '443:443']);
    expect(read('README.md')).toContain(`\nAPI_INTERNAL_URL=http://127.0.0.1:${port}\n`);
  }
  // The public servers name the visitor by the connection: what a visitor sends counts for nothing.
  expect(servers[0]).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});

describe('the systemd units', () => {
  const unit = read('hoistway@.service');
  const backup = read('hoistway-backup.service');

  test('start what is packaged, with their own data folder', () => {
    expect(unit).toContain('ExecStart=/usr/bin/node dist/server/main.js %i\n');
    expect(backup).toMatch(
      /^ExecStart=\/usr\/bin\/node dist\/server\/command\.js backup \S+ --generations$/m,
    );
    for (const content of [unit, backup]) {
      expect(content).toContain('DATA_DIR=/var/lib/hoistway\n');
      expect(content).toContain('StateDirectory=hoistway\n');
    }
    expect(read('hoistway-backup.timer')).toContain('\nPersistent=true\n');
  });

  test('logs JSON alone, and so does the container', () => {
    expect(unit).toMatch(/^Environment=.*\bLOG_FORMAT=json\b/m);
    expect(read('Dockerfile')).toMatch(/^ENV [^]*?\bLOG_FORMAT=json\b/m);
  });

  test('have the settings of the backend, as the command of the operator', () => {
    const files = [...unit.matchAll(/^EnvironmentFile=-?(.*)$/gm)].map(([, file = '']) =>
      file.replace('%i', 'api'),
    );
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(backup).toMatch(new RegExp(`^EnvironmentFile=-?${file}$`, 'm'));
      expect(read('hoistway')).toContain(file);
    }
    expect(read('hoistway')).toContain('DATA_DIR=/var/lib/hoistway\n');
  });

  test('goes on where the image process ends for lack of memory', () => {
    expect(unit).toContain('OOMPolicy=continue\n');
  });

  test.each(['hoistway@.service', 'hoistway-backup.service'])(
    '%s is shut off from the rest of the machine',
    (name) => {
      expect(read(name)).toContain('ProtectSystem=strict\n');
      if (!isInstalled('systemd-analyze')) return;
      const file = join(__dirname, name);
      const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', file], {
        encoding: 'utf8',
      });
      const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
      expect(exposure).toBeLessThanOrEqual(2);
    },
  );
});
