import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedEncodings } from '@/shared/encoding';
import { htmlLang, languages, localizedPath } from '@/shared/language';
import { escapeMarkup } from '@/shared/markup';
import { companyPaths, pageNames, paths, siteMap } from '@/shared/siteMap';
import type { BackendLink } from './backendLink';
import { RETRY_AFTER } from './pages';

/** Pages of one file: each has a URL in both languages, and a file names at most 50,000. */
const PAGES_PER_FILE = 50_000 / languages.length;

const PAGES_PER_PIECE = 1000;

/** Entries of one response of the backend, and the milliseconds that it may take. */
const LIMIT = 5000;
const TIMEOUT = 4000;

const CACHE_CONTROL = 'public, max-age=3600';
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Not for search engines. */
const disallowed = [
  paths.dashboard(),
  paths.search(),
  ...pageNames
    .filter((name) => siteMap[name].area === 'account')
    .map((name) => siteMap[name].pattern),
].flatMap((path) => languages.map((language) => localizedPath(language, path)));

/** A page that search engines are told of, without its language. */
interface Page {
  path: string;
  updatedAt?: string;
}

/** `robots.txt`, and the sitemap as an index of files. */
export function registerSitemap(site: FastifyInstance, backend: BackendLink, origin: string): void {
  const files = makeFiles(backend, origin);
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

  site.get('/sitemap.xml', async (_request, reply) => {
    const all = await files().catch(() => undefined);
    return all ? asXml(reply).send(writeIndex(origin, all.length)) : sendUnavailable(reply);
  });

  site.get<{ Params: { number: string } }>(
    '/sitemap-:number(^\\d{1,6}).xml',
    async ({ params, headers }, reply) => {
      const all = await files().catch(() => undefined);
      if (!all) return sendUnavailable(reply);
      const file = all[Number(params.number) - 1];
      if (!file) return reply.callNotFound();
      asXml(reply).header('Vary', 'Accept-Encoding');
      if (!acceptedEncodings(headers['accept-encoding']).includes('gzip')) {
        return reply.send(createGunzip().end(file));
      }
      return reply.header('Content-Encoding', 'gzip').send(file);
    },
  );
}

const asXml = (reply: FastifyReply) =>
  reply.header('Cache-Control', CACHE_CONTROL).type('application/xml; charset=utf-8');

const sendUnavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'Retry-After': String(RETRY_AFTER), 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The catalogue cannot be read at the moment. Please try again.');

/**
 * The compressed files, written once for a version of the catalogue. All readers share them, so
 * that slow ones hold up neither others nor the backend.
 */
function makeFiles(backend: BackendLink, origin: string): () => Promise<Buffer[]> {
  let current: { version: string | undefined; files: Promise<Buffer[]> } | undefined;
  return async () => {
    // A backend that offers only the core has no version.
    const version = await backend.catalogueVersion().catch(() => undefined);
    if (current && current.version === version) return current.files;
    const entry = { version, files: writeFiles(backend, origin) };
    const forget = () => {
      if (current === entry) current = undefined;
    };
    current = entry;
    entry.files.then(version === undefined ? forget : undefined, forget);
    return entry.files;
  };
}

/** A file holds pages of one kind. */
async function writeFiles(backend: BackendLink, origin: string): Promise<Buffer[]> {
  const files: Buffer[] = [];
  for (const pages of await listPages(backend)) {
    for (let start = 0; start < pages.length; start += PAGES_PER_FILE) {
      files.push(await writeFile(origin, pages.slice(start, start + PAGES_PER_FILE)));
    }
  }
  return files;
}

/** All public pages by kind. A backend that offers only the core names its categories, but no parts. */
async function listPages(backend: BackendLink): Promise<Page[][]> {
  const company = [...companyPaths, paths.sparePartsOverview()].map((path) => ({ path }));
  const call = async <T>(path: string): Promise<T | undefined> => {
    const request = { path, headers: {}, timeoutMs: TIMEOUT };
    const { status, text } = await backend.callFor(undefined)(request);
    if (status === 404) return undefined;
    if (status >= 300) throw new Error(`The backend responds with ${status} to ${path}.`);
    return JSON.parse(text) as T;
  };
  const list = async (
    kind: string,
    pathOf: (id: string) => string,
  ): Promise<Page[] | undefined> => {
    const pages: Page[] = [];
    for (let after = ''; ;) {
      const query = new URLSearchParams({ kind, limit: String(LIMIT), ...(after && { after }) });
      const response = await call<{ data: { _id: string; updatedAt: string }[] }>(
        `/catalogue/addresses?${query}`,
      );
      if (!response) return undefined;
      for (const { _id, updatedAt } of response.data) pages.push({ path: pathOf(_id), updatedAt });
      if (response.data.length < LIMIT) return pages;
      after = response.data.at(-1)?._id ?? '';
    }
  };
  const categories = await list('category', paths.sparePartsGrid);
  const parts = await list('part', paths.sparePartDetails);
  if (categories && parts) return [company, categories, parts];
  const tree = await call<CategoryNode[] | { data?: CategoryNode[] }>('/categories/');
  const nodes = Array.isArray(tree) ? tree : (tree?.data ?? []);
  return [company, idsIn(nodes).map((id) => ({ path: paths.sparePartsGrid(id) }))];
}

interface CategoryNode {
  _id: string;
  children?: CategoryNode[];
}

const idsIn = (nodes: readonly CategoryNode[]): string[] =>
  nodes.flatMap(({ _id, children = [] }) => [_id, ...idsIn(children)]);

/** Names the files, which are numbered from 1. */
function writeIndex(origin: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_none, index) =>
      `<sitemap><loc>${escapeMarkup(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

const writeFile = (origin: string, pages: Page[]): Promise<Buffer> =>
  pipeline(fileText(origin, pages), createGzip(), buffer);

/** In pieces, between which other requests are served. */
function* fileText(origin: string, pages: Page[]): Generator<string> {
  yield `${XML}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (let start = 0; start < pages.length; start += PAGES_PER_PIECE) {
    const piece = pages.slice(start, start + PAGES_PER_PIECE);
    yield piece.map((page) => writeEntry(origin, page)).join('');
  }
  yield '</urlset>\n';
}

/** The page in every language, each with all of them. */
function writeEntry(origin: string, { path, updatedAt }: Page): string {
  const versions = languages.map((language) => ({
    language: htmlLang[language],
    url: escapeMarkup(origin + localizedPath(language, path)),
  }));
  const alternates = [...versions, { language: 'x-default', url: versions[0]?.url }].map(
    ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
  );
  const changed = updatedAt ? `<lastmod>${escapeMarkup(updatedAt)}</lastmod>` : '';
  return versions
    .map(({ url }) => `<url><loc>${url}</loc>${changed}${alternates.join('')}</url>\n`)
    .join('');
}
