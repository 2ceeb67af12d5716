import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { companyPaths } from '@/shared/siteMap';
import { SERVER_LIMITS } from '../plugins/server';
import { buildTestApp } from '../testing/buildTestApp';
import { UNAVAILABLE, buildTestSite, linkTo, type TestSite } from '../testing/buildTestSite';
import { linkInMemory, type BackendLink } from './backendLink';

const ORIGIN = 'https://lifts.example';
const CHANGED = '2026-11-02T09:14:05.120Z';

let site: TestSite | undefined;
const close = async () => {
  await site?.close();
  site = undefined;
};
afterEach(close);

const start = async (backend: BackendLink) => {
  await close();
  site = await buildTestSite({ backend, config: { siteOrigins: [ORIGIN] } });
  return site;
};

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');

const idOf = (index: number) => index.toString(16).padStart(24, '0');

/** A backend with so many categories and parts, numbered from 1. */
function catalogueOf(counts: Record<'category' | 'part', number>) {
  const requests: string[] = [];
  const respond = ({ url }: Request) => {
    requests.push(url);
    const query = new URL(url).searchParams;
    const total = counts[query.get('kind') as 'category' | 'part'];
    const from = parseInt(query.get('after') ?? '0', 16) + 1;
    const length = Math.max(0, Math.min(Number(query.get('limit')), total + 1 - from));
    const data = Array.from({ length }, (_none, index) => ({
      _id: idOf(from + index),
      updatedAt: CHANGED,
    }));
    return { data, total };
  };
  return { requests, respond };
}

it('names every company page, category and part once in each language', async () => {
  const app = await buildTestApp();
  await app.logInAs('admin');
  const add = async (path: string, fields: Record<string, string>) =>
    (await app.sendForm<{ _id: string; updatedAt?: string }>('POST', path, fields)).body;
  const doors = await add('/categories', { name: 'Doors' });
  const belts = await add('/categories', { name: 'Belts', parentId: doors._id });
  const part = await add('/spare-parts', { name: 'Belt', categoryId: belts._id });
  const { get } = await start(linkInMemory(app.app, app.db.catalogueVersion.current));

  const index = await get('/sitemap.xml');
  expect(index.statusCode).toBe(200);
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(index.headers['cache-control']).toBe('public, max-age=3600');
  const files = locations(index.body);
  expect(files).toEqual([1, 2, 3].map((number) => `${ORIGIN}/sitemap-${number}.xml`));
  const bodies = [];
  for (const file of files) bodies.push((await get(new URL(file).pathname)).body);
  const [company = '', categories = '', parts = ''] = bodies;

  const own = [...companyPaths, '/spare-parts-overview'];
  const both = (path: string) => [ORIGIN + path, `${ORIGIN}/zh${path === '/' ? '' : path}`];
  expect(locations(company)).toEqual(own.flatMap(both));
  expect(company).not.toMatch(/search|login|forbidden|dashboard|invitation|password/);
  const grids = [doors, belts].map(({ _id }) => `/spare-parts-grid/${_id}`).sort();
  expect(locations(categories)).toEqual(grids.flatMap(both));
  expect(locations(parts)).toEqual(both(`/spare-parts-details/${part._id}`));
  expect(parts).toContain(`<lastmod>${part.updatedAt}</lastmod>`);

  await add('/spare-parts', { name: 'Rail' });
  expect(locations((await get('/sitemap-3.xml')).body)).toHaveLength(4);
  await close();
});

it('links each page to its other languages', async () => {
  const { get } = await start(linkTo(catalogueOf({ category: 0, part: 0 }).respond));
  const { body } = await get('/sitemap-1.xml');
  const links =
    `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/about"/>` +
    `<xhtml:link rel="alternate" hreflang="zh-CN" href="${ORIGIN}/zh/about"/>` +
    `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/about"/>`;
  for (const path of ['/about', '/zh/about']) {
    expect(body).toContain(`<url><loc>${ORIGIN}${path}</loc>${links}</url>`);
  }
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n<url>/);
  expect(body).toMatch(/<\/urlset>\n$/);
});

it('splits more than 50,000 URLs, and reads them in batches', async () => {
  const catalogue = catalogueOf({ category: 1, part: 25_001 });
  const { get } = await start(linkTo(catalogue.respond));
  expect(locations((await get('/sitemap.xml')).body)).toHaveLength(4);
  const seen: string[] = [];
  for (const number of [3, 4]) {
    const file = locations((await get(`/sitemap-${number}.xml`)).body);
    expect(file.length).toBeLessThanOrEqual(50_000);
    seen.push(...file);
  }
  expect(seen).toHaveLength(2 * 25_001);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toContain(`${ORIGIN}/zh/spare-parts-details/${idOf(25_001)}`);
  expect(catalogue.requests.every((url) => !/limit=\d{5}/.test(url))).toBe(true);
  expect((await get('/sitemap-5.xml')).statusCode).toBe(404);
  expect((await get('/sitemap-0.xml')).statusCode).toBe(404);
});

it('reads the backend only after a change', async () => {
  const catalogue = catalogueOf({ category: 1, part: 1 });
  let version = 'one';
  const { get } = await start({
    ...linkTo(catalogue.respond),
    catalogueVersion: () => Promise.resolve(version),
  });
  await get('/sitemap.xml');
  await get('/sitemap.xml');
  expect(catalogue.requests).toHaveLength(2);
  version = 'two';
  await get('/sitemap.xml');
  expect(catalogue.requests).toHaveLength(4);
});

it('is compressed where that is admitted, and HEAD has no body', async () => {
  const catalogue = catalogueOf({ category: 0, part: 9 });
  const { site, get } = await start(linkTo(catalogue.respond));
  const zipped = await get('/sitemap-2.xml', { 'accept-encoding': 'br, gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.headers.vary).toBe('Accept-Encoding');
  expect(locations(gunzipSync(zipped.rawPayload).toString())).toHaveLength(18);
  const plain = await get('/sitemap-2.xml', { 'accept-encoding': 'gzip;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const before = catalogue.requests.length;
  const head = await site.inject({ method: 'HEAD', url: '/sitemap-2.xml' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(catalogue.requests).toHaveLength(before);
});

it('escapes the ids of a strange backend', async () => {
  const strange = { _id: `a'"<&/b`, updatedAt: '<b>' };
  const { get } = await start(linkTo(() => ({ data: [strange], total: 1 })));
  const { body } = await get('/sitemap-2.xml');
  expect(body).toContain(`${ORIGIN}/spare-parts-grid/a'%22%3C%26%2Fb</loc>`);
  expect(body).toContain('<lastmod>&lt;b&gt;</lastmod>');
});

it.each([
  ['an array', (tree: unknown) => tree],
  ['an object', (data: unknown) => ({ data })],
])('names the categories of a backend of only the core, listed as %s', async (_name, form) => {
  const tree = [{ _id: 'a', name: 'Doors', children: [{ _id: 'b', name: 'Belts' }] }];
  const core = linkTo(({ url }) =>
    url.endsWith('/categories/') ? form(tree) : new Response('{}', { status: 404 }),
  );
  const { get } = await start({ ...core, catalogueVersion: UNAVAILABLE.catalogueVersion });
  expect(locations((await get('/sitemap.xml')).body)).toHaveLength(2);
  expect(locations((await get('/sitemap-1.xml')).body)).toContain(`${ORIGIN}/about`);
  expect(locations((await get('/sitemap-2.xml')).body)).toEqual(
    ['a', 'b'].flatMap((id) => [
      `${ORIGIN}/spare-parts-grid/${id}`,
      `${ORIGIN}/zh/spare-parts-grid/${id}`,
    ]),
  );
});

describe('a backend that', () => {
  it.each([
    ['is unavailable', UNAVAILABLE],
    ['fails', linkTo(() => new Response('{}', { status: 500 }))],
    ['sends a page', linkTo(() => new Response('<html>'))],
  ])('%s leads to a 503 that is not cached', async (_name, backend) => {
    const { get } = await start(backend);
    for (const url of ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']) {
      const response = await get(url);
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('10');
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('becomes unavailable while it is read leads to a 503 too, and the next request reads again', async () => {
    const { respond } = catalogueOf({ category: 0, part: 25_000 });
    let isUnavailable = true;
    const backend = linkTo((request) => {
      if (isUnavailable && request.url.includes(`after=${idOf(20_000)}`))
        throw new TypeError('failed');
      return respond(request);
    });
    const { get } = await start(backend);
    expect((await get('/sitemap-2.xml')).statusCode).toBe(503);
    isUnavailable = false;
    expect((await get('/sitemap-2.xml')).statusCode).toBe(200);
  });
});

it('is sent to others while readers stall, and read from the backend once for all', async () => {
  const { requests, respond } = catalogueOf({ category: 0, part: 25_000 });
  const listening = (await start(linkTo(respond))).site;
  await listening.listen({ host: '127.0.0.1', port: 0 });
  const { port } = listening.server.address() as AddressInfo;
  const stalled = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /sitemap-2.xml HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(socket, 'readable');
      return socket;
    }),
  );
  const response = await fetch(`http://127.0.0.1:${port}/sitemap-2.xml`);
  expect(locations(await response.text())).toHaveLength(50_000);
  // Categories in one response; 25 full ones of parts, and one that is empty.
  expect(requests).toHaveLength(27);
  for (const socket of stalled) socket.destroy();
});

it('ends a connection whose reader stalls', async () => {
  const serverLimits = { ...SERVER_LIMITS, timeout: 100 };
  const { respond } = catalogueOf({ category: 0, part: 25_000 });
  site = await buildTestSite({ backend: linkTo(respond), serverLimits });
  await site.site.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.site.server.address() as AddressInfo;
  const accepted = once(site.site.server, 'connection') as Promise<[Socket]>;
  const reader = connect(port, '127.0.0.1');
  reader.write('GET /sitemap-2.xml HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [socket] = await accepted;
  await once(socket, 'close');
  reader.destroy();
});

it('robots.txt keeps crawlers from what is for people, and names the sitemap', async () => {
  const { get } = await start(UNAVAILABLE);
  const { headers, body } = await get('/robots.txt');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [first, ...rest] = body.trim().split('\n');
  expect(first).toBe('User-agent: *');
  expect(rest.at(-1)).toBe(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const forPeople = [
    '/dashboard',
    '/login',
    '/forbidden',
    '/invitation',
    '/forgotten-password',
    '/reset-password',
    '/search',
    '/quotation',
    '/inquiry/',
  ];
  expect(rest.filter((line) => line.startsWith('Disallow: ')).sort()).toEqual(
    forPeople.flatMap((path) => [`Disallow: ${path}`, `Disallow: /zh${path}`]).sort(),
  );
});
