import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RenderRequest, RenderedPage } from '@/shared/rendering';
import { buildTestSite, linkTo, renderedPage, type TestSite } from '../testing/buildTestSite';

let site: TestSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

type Options = NonNullable<Parameters<typeof buildTestSite>[0]>;

const nothing = () => new Response(null, { status: 404 });

/** A site whose pages are rendered as `page` says, with all requests for renderings. */
async function start(options: Options & { page?: Partial<RenderedPage> } = {}) {
  const { page, ...rest } = options;
  const requests: RenderRequest[] = [];
  site = await buildTestSite({
    render: (request) => {
      requests.push(request);
      return Promise.resolve(renderedPage(request, page));
    },
    ...rest,
  });
  return { ...site, requests };
}

const dataOf = (html: string): unknown =>
  JSON.parse(/id="page-data">([^<]*)</.exec(html)?.[1] ?? '');

describe('a rendered page', () => {
  it('has its code, its fonts and its data', async () => {
    const data = { text: '</script><b>$&' };
    const { get } = await start({ page: { lang: 'zh-CN', chunk: 'page-about', data } });
    const { statusCode, headers, body } = await get('/zh/about?q=</script><b>$&');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="zh-CN">');
    expect(body).toContain('<div id="root"><main>The page /zh/about');
    expect(body).toMatch(/<title>Rendered<\/title>.*<\/head>/);
    // The entry finds the page's code in its place.
    expect(body).toMatch(
      /<script defer src="\/assets\/about\.js">.*<script defer src="\/assets\/main/,
    );
    expect(body).toContain('href="/f.woff2" as="font"');
    expect(body).not.toContain('<b>');
    expect(dataOf(body)).toEqual(data);
  });

  it('may be stored by shared caches for a minute', async () => {
    const { get } = await start();
    const { headers } = await get('/spare-parts-details/1');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('names its URL to nobody where that is a permission', async () => {
    const { get } = await start();
    expect((await get('/zh/inquiry/token')).headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/contact')).headers['referrer-policy']).toMatch(/cross-origin/);
  });

  it('is not sent again while it is the same', async () => {
    const { get } = await start();
    const etag = String((await get('/')).headers.etag);
    const again = await get('/', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/about', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('is compressed as the browser admits', async () => {
    const { get } = await start();
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    const plain = await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const zipped = await get('/', { 'accept-encoding': 'br;q=0, gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });

  it('is rendered once for each URL until the catalogue changes', async () => {
    let version = 'one';
    const { requests, get } = await start({
      backend: { ...linkTo(nothing), catalogueVersion: () => Promise.resolve(version) },
    });
    for (const url of ['/', '/', '/search?q=2', '/zh', '/?utm_source=x']) await get(url);
    expect(requests.map(({ url }) => url)).toEqual(['/', '/search?q=2', '/zh']);
    version = 'two';
    await get('/');
    await get('/');
    expect(requests).toHaveLength(4);
  });

  it('is rendered once for requests that come together', async () => {
    let go = () => undefined as void;
    const gate = new Promise<void>((resolve) => (go = resolve));
    let requests = 0;
    const { get } = await start({
      render: async (request) => {
        requests += 1;
        await gate;
        return renderedPage(request);
      },
    });
    const rush = Array.from({ length: 50 }, () => get('/'));
    const other = get('/about');
    go();
    const bodies = new Set((await Promise.all(rush)).map(({ body }) => body));
    expect(bodies.size).toBe(1);
    expect((await other).body).not.toBe([...bodies][0]);
    expect(requests).toBe(2);
  });

  describe('waits for those of its IP address', () => {
    /** Renderings go on until `go`. */
    const startSlowly = async () => {
      let go = () => undefined as void;
      const gate = new Promise<void>((resolve) => (go = resolve));
      const urls: string[] = [];
      const { site, get } = await start({
        render: async (request) => {
          urls.push(request.url);
          await gate;
          return renderedPage(request);
        },
      });
      const getMany = (count: number, options = {}) =>
        Array.from({ length: count }, (_none, index) =>
          site.inject({ url: `/search?q=${index}`, ...options }),
        );
      const settle = async () => {
        for (let turn = 0; turn < 100; turn += 1) await setImmediate();
      };
      return { site, get, getMany, urls, go, settle };
    };

    it('and is rendered by the browser where too many wait', async () => {
      const { getMany, go } = await startSlowly();
      const many = getMany(23);
      const first = await Promise.race(many);
      expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(first.body).toContain('<div id="root"></div>');
      expect(first.body).toContain('<script defer src="/assets/main.js"></script>');
      go();
      const shells = (await Promise.all(many)).filter(({ body }) => !body.includes('<main>'));
      expect(shells).toHaveLength(1);
    });

    it('and not for those of others', async () => {
      const { getMany, urls, go, site, settle } = await startSlowly();
      const many = getMany(20);
      await settle();
      const other = site.inject({ url: '/about', remoteAddress: '192.0.2.1' });
      await settle();
      expect(urls).toEqual(['/search?q=0', '/search?q=1', '/about']);
      go();
      expect((await other).statusCode).toBe(200);
      await Promise.all(many);
    });

    it('and is skipped when its client has gone', async () => {
      const { getMany, urls, go, get, settle } = await startSlowly();
      const leaving = new AbortController();
      const gone = getMany(10, { signal: leaving.signal });
      await settle();
      leaving.abort();
      await Promise.allSettled(gone);
      const stays = get('/about');
      await settle();
      go();
      expect((await stays).statusCode).toBe(200);
      expect(urls).toEqual(['/search?q=0', '/search?q=1', '/about']);
    });
  });

  it.each([[false], [true]])(
    'names the backend beside the host of the request (proxy: %s)',
    async (trustProxy) => {
      const { get, requests } = await start({ config: { trustProxy } });
      await get('/', { host: '127.0.0.1:8080' });
      for (const name of ['host', 'x-forwarded-host']) {
        await get(`/search?q=${name}`, { [name]: 'evil.example' });
      }
      expect(requests.map(({ config }) => config.apiUrl)).toEqual([
        'http://127.0.0.1:7777',
        'http://shop.example:7777',
        'http://shop.example:7777',
      ]);
      expect(JSON.stringify(requests)).not.toContain('evil');
    },
  );

  it('is another for another host of the site', async () => {
    const { get, requests } = await start();
    await get('/');
    await get('/', { host: '127.0.0.1' });
    await get('/', { host: 'evil.example' });
    expect(requests).toHaveLength(2);
    expect(requests[0]?.config).toEqual({
      apiUrl: 'http://shop.example:7777',
      mediaUrl: 'http://shop.example:7777/uploads',
      canonicalOrigin: 'http://shop.example:8080',
      messageRetentionMonths: 24,
    });
  });
});

describe('a path in another spelling', () => {
  it.each([
    ['/ABOUT', '/about'],
    ['/about//?utm_source=x&utm_source=y', '/about?utm_source=x&utm_source=y'],
    ['/ZH/', '/zh'],
    ['/%61bout', '/about'],
    ['/index.html', '/'],
    ['/zh/spare-parts-grid//1/?page=2', '/zh/spare-parts-grid/1?page=2'],
    ['/DASHBOARD/?next=//evil.example', '/dashboard?next=//evil.example'],
  ])('%s leads to %s for good', async (url, location) => {
    const { get, requests } = await start();
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, location]);
    expect((await get(location)).statusCode).toBe(200);
    expect(requests.map((request) => request.url)).toEqual([location.split('?utm')[0]]);
  });

  it.each(['//evil.example/', '/nowhere/', '/zh//evil.example'])(
    '%s, which is no page, is rendered as it is',
    async (url) => {
      const { get, requests } = await start({ page: { status: 404 } });
      expect((await get(url)).statusCode).toBe(404);
      expect(requests.map((request) => request.url)).toEqual([url]);
    },
  );
});

describe('a page that is not rendered', () => {
  it('is the shell that the browser fills, and revalidated each time', async () => {
    const apiUrl = 'https://api.example';
    const mediaUrl = 'https://cdn.example/</script><b>';
    const { get } = await start({
      render: () => Promise.resolve(undefined),
      config: { apiUrl, mediaUrl },
    });
    const { statusCode, headers, body } = await get('/zh/login');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<html lang="zh-CN">');
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('<title>Hoistway</title>');
    expect(body).not.toContain('<b>');
    expect(dataOf(body)).toEqual({
      config: {
        apiUrl,
        mediaUrl,
        canonicalOrigin: 'http://shop.example:8080',
        messageRetentionMonths: 24,
      },
    });
    const etag = String(headers.etag);
    expect((await get('/zh/login', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('is a 404 for a URL that cannot be decoded', async () => {
    const { get } = await start();
    const { statusCode, headers, body } = await get('/%E0%A4');
    expect(statusCode).toBe(404);
    expect(headers['content-security-policy']).toBeDefined();
    expect(body).toContain('<div id="root"></div>');
  });

  it('is a 500 that is logged where its renderer fails, and tried again', async () => {
    const lines: string[] = [];
    let fails = true;
    const { get } = await start({
      lines,
      render: (request) =>
        fails ? Promise.reject(new Error('broken part')) : Promise.resolve(renderedPage(request)),
    });
    const { statusCode, headers, body } = await get('/');
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(headers.etag).toBeUndefined();
    expect(body).toContain('<div id="root"></div>');
    expect(body).not.toContain('broken part');
    expect(lines.join()).toContain('broken part');
    fails = false;
    expect((await get('/')).statusCode).toBe(200);
  });
});

describe('a failure', () => {
  it.each([
    [404, undefined],
    [503, '10'],
  ] as const)('%s is never cached', async (status, retryAfter) => {
    const { get, requests } = await start({ page: { status } });
    for (const time of [1, 2]) {
      const { statusCode, headers, body } = await get('/spare-parts-details/1');
      expect(statusCode).toBe(status);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['retry-after']).toBe(retryAfter);
      expect(headers.etag).toBeUndefined();
      expect(body).toContain('<main>');
      expect(requests).toHaveLength(time);
    }
  });
});

it('sends cached pages while the backend is unavailable', async () => {
  let version = () => Promise.resolve('one');
  const { get, requests } = await start({
    backend: { ...linkTo(nothing), catalogueVersion: () => version() },
  });
  await get('/about');
  version = () => Promise.reject(new Error('unavailable'));
  expect((await get('/about')).body).toContain('<main>');
  expect(requests).toHaveLength(1);
});
