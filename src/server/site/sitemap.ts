import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings } from '@/shared/encoding';
import { htmlLang, languages, localizedPath } from '@/shared/language';
import { escapeMarkup } from '@/shared/markup';
import { companyPaths, pageNames, paths, siteMap } from '@/shared/siteMap';
import type { BackendLink } from './backendLink';
import { RETRY_AFTER } from './sentPage';

/** Entries of one response of the backend. */
const LIMIT = 1000;

/** A file names at most 50,000 URLs; a page has one in each language. */
const BATCHES_PER_FILE = 50_000 / languages.length / LIMIT;

const CACHE_CONTROL = 'public, max-age=3600';
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Not for search engines. */
const disallowed = [
  paths.dashboard(),
  paths.search(),
  paths.quotation(),
  paths.buyerInquiry(''),
  ...pageNames
    .filter((name) => siteMap[name].area === 'account')
    .map((name) => siteMap[name].pattern),
].flatMap((path) => languages.map((language) => localizedPath(language, path)));

/** A page that search engines are to find, without its language. */
interface Page {
  path: string;
  updatedAt?: string;
}

/** `robots.txt`, and the sitemap as an index of files; 503 while the backend is unavailable. */
export function registerSitemap(site: FastifyInstance, backend: BackendLink, origin: string): void {
  // Compressed and shared by all readers, so that slow ones hold up neither others nor the backend.
  const cache = new LRUCache<string, Buffer[]>({
    max: 1,
    ignoreFetchAbort: true,
    fetchMethod: () => writeFiles(backend, origin),
  });
  const readFiles = async (): Promise<Buffer[]> => {
    // A backend that offers only the core has no version.
    const version = await backend.catalogueVersion().catch(() => undefined);
    return version === undefined ? writeFiles(backend, origin) : cache.forceFetch(version);
  };
  const robots = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

  site.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', CACHE_CONTROL).type('text/plain; charset=utf-8').send(robots),
  );

  site.get('/sitemap.xml', { errorHandler: sendUnavailable }, async (_request, reply) =>
    sendXml(reply, writeIndex(origin, (await readFiles()).length)),
  );

  site.get<{ Params: { number: string } }>(
    '/sitemap-:number(^\\d{1,6}).xml',
    { errorHandler: sendUnavailable },
    async ({ params, headers }, reply) => {
      const file = (await readFiles())[Number(params.number) - 1];
      if (!file) return reply.callNotFound();
      reply.header('Vary', 'Accept-Encoding');
      if (!acceptedEncodings(headers['accept-encoding']).includes('gzip')) {
        return sendXml(reply, createGunzip().end(file));
      }
      return sendXml(reply.header('Content-Encoding', 'gzip'), file);
    },
  );
}

const sendXml = (reply: FastifyReply, body: unknown) =>
  reply.header('Cache-Control', CACHE_CONTROL).type('application/xml; charset=utf-8').send(body);

function sendUnavailable(_error: Error, _request: unknown, reply: FastifyReply): void {
  void reply
    .code(503)
    .headers({ 'Retry-After': String(RETRY_AFTER), 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The catalogue cannot be read at the moment. Please try again.');
}

/** A file holds pages of one kind. */
async function writeFiles(backend: BackendLink, origin: string): Promise<Buffer[]> {
  const company = [...companyPaths, paths.sparePartsOverview()].map((path) => ({ path }));
  const kinds = [
    [company],
    await listPages(backend, 'category', paths.sparePartsGrid),
    await listPages(backend, 'part', paths.sparePartDetails),
  ];
  const files: Buffer[] = [];
  for (const batches of kinds) {
    for (let start = 0; start < batches.length; start += BATCHES_PER_FILE) {
      const text = fileText(origin, batches.slice(start, start + BATCHES_PER_FILE));
      files.push(await pipeline(text, createGzip(), buffer));
    }
  }
  return files;
}

/** Yields all pages of a kind in batches; of a backend with the core alone only its categories. */
async function listPages(
  backend: BackendLink,
  kind: string,
  pathOf: (id: string) => string,
): Promise<Page[][]> {
  const batches: Page[][] = [];
  for (let after: string | undefined = '0'.repeat(24); after;) {
    const query = new URLSearchParams({ kind, after, limit: String(LIMIT) });
    const path = `/catalogue/addresses?${query}`;
    const { status, text } = await backend.callFor(undefined)({ path });
    if (status === 404) return kind === 'category' ? listTree(backend, pathOf) : [];
    if (status >= 300) throw new Error(`The backend responds with ${status} to ${path}.`);
    const { data } = JSON.parse(text) as { data: { _id: string; updatedAt: string }[] };
    if (data.length > 0) {
      batches.push(data.map(({ _id, updatedAt }) => ({ path: pathOf(_id), updatedAt })));
    }
    after = data.length < LIMIT ? undefined : data.at(-1)?._id;
  }
  return batches;
}

interface CategoryNode {
  _id: string;
  children?: CategoryNode[];
}

/** The categories as the core lists them: as an array or as the `data` of an object. */
async function listTree(backend: BackendLink, pathOf: (id: string) => string): Promise<Page[][]> {
  const { status, text } = await backend.callFor(undefined)({ path: '/categories/' });
  if (status >= 300) throw new Error(`The backend responds with ${status} to /categories/.`);
  const tree = JSON.parse(text) as CategoryNode[] | { data: CategoryNode[] };
  const pagesOf = (nodes: CategoryNode[]): Page[] =>
    nodes.flatMap(({ _id, children = [] }) => [{ path: pathOf(_id) }, ...pagesOf(children)]);
  const pages = pagesOf(Array.isArray(tree) ? tree : tree.data);
  return pages.length > 0 ? [pages] : [];
}

/** Names the files, which are numbered from 1. */
function writeIndex(origin: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_none, index) =>
      `<sitemap><loc>${escapeMarkup(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

/** Between the batches other requests are served. */
function* fileText(origin: string, batches: Page[][]): Generator<string> {
  yield `${XML}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const pages of batches) yield pages.map((page) => writeEntry(origin, page)).join('');
  yield '</urlset>\n';
}

/** The page in every language, each with all of them. */
function writeEntry(origin: string, { path, updatedAt }: Page): string {
  const urls = languages.map((language) => escapeMarkup(origin + localizedPath(language, path)));
  const alternates = [...languages.map((language) => htmlLang[language]), 'x-default'].map(
    (language, index) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${urls[index] ?? urls[0]}"/>`,
  );
  const changed = updatedAt ? `<lastmod>${escapeMarkup(updatedAt)}</lastmod>` : '';
  return urls
    .map((url) => `<url><loc>${url}</loc>${changed}${alternates.join('')}</url>\n`)
    .join('');
}
