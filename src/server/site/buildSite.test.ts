import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { CONNECTION_LIMITS } from '../http/limits';
import { buildSite } from './buildSite';
import { quietLog } from '../test/buildTestApp';
import type { SiteConfig } from './buildSite';

const script = 'console.log("home");'.repeat(100);
const page =
  '<!doctype html><html lang="en"><script type="application/json" id="hoistway-config">{}</script><div id="root"></div></html>';

const files: Record<string, string | Buffer> = {
  'index.html': page,
  'routes.json': JSON.stringify(['/', '/about', '/spare-parts-grid/:id']),
  'assets/main.0123456789.js': script,
  'assets/main.0123456789.js.br': brotliCompressSync(script),
  'assets/main.0123456789.js.gz': gzipSync(script),
  'photos/car.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'robots.txt': 'User-agent: *',
};

let root: string;
let site: FastifyInstance;

const plain: SiteConfig = {
  apiUrl: undefined,
  mediaUrl: undefined,
  apiPort: 7777,
  siteOrigins: ['http://shop.example:8080', 'http://127.0.0.1:8080'],
  trustProxy: false,
};

async function restart(config: Partial<SiteConfig>): Promise<void> {
  await site.close();
  site = await buildSite({ config: { ...plain, ...config }, root, log: quietLog() });
}

const get = (url: string, headers: Record<string, string> = {}) =>
  site.inject({ url, headers: { host: 'shop.example:8080', ...headers } });

const configOf = (html: string): unknown =>
  JSON.parse(/id="hoistway-config">([^<]*)</.exec(html)?.[1] ?? '');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hoistway-site-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
});
beforeEach(async () => {
  site = await buildSite({ config: plain, root, log: quietLog() });
});
afterEach(() => site.close());
afterAll(() => rmSync(root, { recursive: true }));

describe('pages', () => {
  it.each(['/', '/about', '/about/', '/About?x=1', '/spare-parts-grid/abc', '/zh', '/zh/about'])(
    'answers the known address %s with 200',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain('<div id="root">');
    },
  );

  it.each([
    '/nowhere',
    '/zhabout',
    '/spare-parts-grid',
    '/about/more',
    '/zh/zh',
    '/page.html',
    '/%E0%A4',
  ])('answers the unknown address %s with the same page and 404', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<div id="root">');
    expect(answer.headers['content-security-policy']).toBeDefined();
  });

  it('says the language of the address', async () => {
    expect((await get('/about')).body).toContain('<html lang="en">');
    expect((await get('/zh/about')).body).toContain('<html lang="zh-CN">');
    expect((await get('/zh/nowhere')).body).toContain('<html lang="zh-CN">');
  });

  it('is compressed as the browser admits', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('<div id="root">');
    const zipped = await get('/', { 'accept-encoding': 'br;q=0, gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toContain('<div id="root">');
    expect(zipped.headers.vary).toBe('Accept-Encoding');
  });

  it('is not sent again while it is the same', async () => {
    const etag = String((await get('/')).headers.etag);
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get('/nowhere', { 'if-none-match': etag })).statusCode).toBe(404);
  });
});

describe('configuration of the page', () => {
  it('gives only the port when API_URL is unset', async () => {
    expect(configOf((await get('/')).body)).toEqual({ apiPort: 7777 });
  });

  it('gives the addresses that are set, without a way out of the element', async () => {
    const addresses = {
      apiUrl: 'https://api.example.com',
      mediaUrl: 'https://cdn.example.com/</script><b>',
    };
    await restart(addresses);
    const { body } = await get('/');
    expect(body).not.toContain('<b>');
    expect(configOf(body)).toEqual(addresses);
  });
});

describe('files', () => {
  it('lets browsers keep names with a hash for a year', async () => {
    const answer = await get('/assets/main.0123456789.js');
    expect(answer.body).toBe(script);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('sends the precompressed form', async () => {
    const brotli = await get('/assets/main.0123456789.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const zipped = await get('/assets/main.0123456789.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(script);
    expect(zipped.headers.etag).not.toBe(brotli.headers.etag);
  });

  it('asks again for other files after a while, by their ETag', async () => {
    const answer = await get('/photos/car.jpg');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(answer.headers['content-type']).toBe('image/jpeg');
    const etag = String(answer.headers.etag);
    expect((await get('/photos/car.jpg', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('sends a part of a file', async () => {
    const part = await get('/assets/main.0123456789.js', {
      range: 'bytes=0-6',
      'accept-encoding': 'br',
    });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('console');
    const beyond = await get('/photos/car.jpg', { range: 'bytes=100-200' });
    expect(beyond.statusCode).toBe(416);
  });

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/photos/gone.jpg',
    '/routes.json',
    '/../../package.json',
  ])('answers %s plainly with 404', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('Not found');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('answers HEAD without a body', async () => {
    for (const url of ['/', '/robots.txt']) {
      const answer = await site.inject({ method: 'HEAD', url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe('');
    }
  });

  it('refuses to be written to', async () => {
    const answer = await site.inject({
      method: 'POST',
      url: '/about',
      headers: { 'content-type': 'application/json' },
      body: '{broken',
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    // The types know no TRACE.
    const trace = 'TRACE' as 'OPTIONS';
    expect((await site.inject({ method: trace, url: '/' })).statusCode).toBe(405);
  });
});

describe('security headers', () => {
  const policyOf = async (headers?: Record<string, string>) =>
    String((await get('/', headers)).headers['content-security-policy']);

  const backend =
    'http://shop.example:7777 https://shop.example:7777 http://127.0.0.1:7777 https://127.0.0.1:7777';

  it('admits scripts of the site alone and the backend on the site’s hosts', async () => {
    const policy = await policyOf();
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`connect-src 'self' ${backend};`);
    expect(policy).toContain(`img-src 'self' data: blob: ${backend};`);
    expect(policy).toContain('frame-src https://www.openstreetmap.org;');
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each([false, true])('is the same whatever a visitor calls the host', async (trustProxy) => {
    const policy = await policyOf();
    await restart({ trustProxy });
    const strange = "evil.example; script-src 'unsafe-inline'";
    for (const name of ['host', 'x-forwarded-host', 'forwarded']) {
      expect(await policyOf({ [name]: 'evil.example' })).toBe(policy);
      expect(await policyOf({ [name]: strange })).toBe(policy);
    }
  });

  it('admits every host where the site’s own is an IPv6 address, which no policy can name', async () => {
    await restart({ siteOrigins: ['http://[::1]:8080'] });
    expect(await policyOf()).toContain("connect-src 'self' http://*:7777 https://*:7777;");
  });

  it('admits the addresses that are set', async () => {
    await restart({ apiUrl: 'https://api.example.com/v1', mediaUrl: 'https://cdn.example.com/up' });
    const policy = await policyOf();
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.com;");
  });

  it('stand on every kind of answer', async () => {
    for (const url of ['/', '/nowhere', '/robots.txt', '/assets/gone.js']) {
      const { headers } = await get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  it('ask for TLS only behind a trusted proxy that offers it', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    expect((await get('/', https)).headers['strict-transport-security']).toBeUndefined();
    await restart({ trustProxy: true });
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    expect((await get('/', https)).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

it('ends half requests, and its stop waits for none of them', async () => {
  const limits = { ...CONNECTION_LIMITS, headMs: 100, checkMs: 20, stopArrivalMs: 100 };
  const patient = { ...limits, headMs: 100_000 };
  for (const [connectionLimits, answer] of [
    [limits, '408 Request Timeout'],
    [patient, '503 Service Unavailable'],
  ] as const) {
    const listening = await buildSite({ config: plain, root, log: quietLog(), connectionLimits });
    await listening.listen({ host: '127.0.0.1', port: 0 });
    const { port } = listening.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHo'));
    await once(socket, 'connect');
    // Answered only after the half request has arrived on the connection before it.
    await fetch(`http://127.0.0.1:${port}/robots.txt`);
    const [data] = (await Promise.all([
      once(socket, 'data'),
      connectionLimits === patient && listening.close(),
    ])) as [[Buffer], unknown];
    expect(data[0].toString()).toContain(`HTTP/1.1 ${answer}`);
    await listening.close();
  }
});

it('says what is missing when the site is not built', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'hoistway-site-'));
  await expect(buildSite({ config: plain, root: empty, log: quietLog() })).rejects.toThrow(
    'The site is not built',
  );
  rmSync(empty, { recursive: true });
});
