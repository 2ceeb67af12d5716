import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { SERVER_LIMITS } from '../plugins/server';
import { quietLog } from '../testing/buildTestApp';
import {
  UNAVAILABLE,
  SITE_CONFIG,
  buildTestSite,
  renderedPage,
  type TestSite,
} from '../testing/buildTestSite';
import { makeFolder } from '../testing/folder';
import { buildSite, type SiteConfig } from './buildSite';

const script = 'console.log("home");'.repeat(100);

const files = {
  'assets/main.0123456789.js': script,
  'assets/main.0123456789.js.br': brotliCompressSync(script),
  'assets/main.0123456789.js.gz': gzipSync(script),
  'photos/car.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'favicon.svg': '<svg/>',
};

let site: TestSite;

async function restart(config: Partial<SiteConfig>): Promise<void> {
  await site.close();
  site = await buildTestSite({ config, files });
}

const get: TestSite['get'] = (...request) => site.get(...request);

beforeEach(async () => {
  site = await buildTestSite({ files });
});
afterEach(() => site.close());

describe('files', () => {
  it('lets browsers cache names with a hash for a year', async () => {
    const response = await get('/assets/main.0123456789.js');
    expect(response.body).toBe(script);
    expect(response.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('sends the precompressed form', async () => {
    const brotli = await get('/assets/main.0123456789.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const zipped = await get('/assets/main.0123456789.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(script);
    expect(zipped.headers.etag).not.toBe(brotli.headers.etag);
  });

  it('lets browsers revalidate other files after an hour by their ETag', async () => {
    const response = await get('/photos/car.jpg');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    expect(response.headers['content-type']).toBe('image/jpeg');
    const etag = String(response.headers.etag);
    expect((await get('/photos/car.jpg', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('sends a part of a file', async () => {
    const part = await get('/assets/main.0123456789.js', { range: 'bytes=0-6' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('console');
    const beyond = await get('/photos/car.jpg', { range: 'bytes=100-200' });
    expect(beyond.statusCode).toBe(416);
  });

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/photos/gone.jpg',
    '/files.json',
    '/../../package.json',
  ])('responds to %s with a plain 404', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('Not found');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('responds to HEAD without a body', async () => {
    for (const url of ['/', '/robots.txt', '/favicon.svg']) {
      const response = await site.site.inject({ method: 'HEAD', url });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe('');
    }
  });

  it('rejects other methods', async () => {
    const response = await site.site.inject({
      method: 'POST',
      url: '/about',
      headers: { 'content-type': 'application/json' },
      body: '{broken',
    });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    // The types know no TRACE.
    const trace = 'TRACE' as 'OPTIONS';
    expect((await site.site.inject({ method: trace, url: '/' })).statusCode).toBe(405);
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
    expect(policy).toContain(
      `img-src 'self' data: blob: https://www.openstreetmap.org ${backend};`,
    );
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
    expect(policy).toContain(
      "img-src 'self' data: blob: https://www.openstreetmap.org https://cdn.example.com;",
    );
  });

  it('stand on every kind of response', async () => {
    for (const url of ['/', '/%E0%A4', '/robots.txt', '/favicon.svg', '/assets/gone.js']) {
      const { headers } = await get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  it('demand TLS only behind a trusted proxy that offers it', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    expect((await get('/', https)).headers['strict-transport-security']).toBeUndefined();
    await restart({ trustProxy: true });
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    expect((await get('/', https)).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

it.each(['2026-12-31T23:59:59Z', '2040-02-29T12:00:00Z'])(
  'security.txt says on %s where to report a vulnerability, and is valid for less than a year',
  async (today) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(today));
    const { headers, body } = await get('/.well-known/security.txt');
    now.mockRestore();
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(': ') as [string, string]),
    );
    const days = (Date.parse(fields.Expires ?? '') - Date.parse(today)) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    expect(fields).toMatchObject({
      Contact: 'mailto:info@hoistway.example',
      'Preferred-Languages': 'en, zh-CN',
      Canonical: `${SITE_CONFIG.siteOrigins[0]}/.well-known/security.txt`,
    });
  },
);

it('ends half requests', async () => {
  const serverLimits = { ...SERVER_LIMITS, headersTimeout: 100, connectionsCheckingInterval: 20 };
  const { site: listening, close } = await buildTestSite({ serverLimits });
  await listening.listen({ host: '127.0.0.1', port: 0 });
  const { port } = listening.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHo'));
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(data.toString()).toContain('HTTP/1.1 408 Request Timeout');
  await close();
});

it('says what is missing when the site is not built', async () => {
  const root = makeFolder();
  const render = () => Promise.resolve(renderedPage({ url: '/' }));
  const options = { config: SITE_CONFIG, root, render, backend: UNAVAILABLE, log: quietLog() };
  await expect(buildSite(options)).rejects.toThrow('The site is not built');
});
