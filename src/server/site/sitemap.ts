import { Readable, pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localizedPath, languages } from '@/shared/language';
import { pageNames, paths, siteMap } from '@/shared/siteMap';
import { acceptedEncodings } from '@/shared/encoding';
import type { BackendLink } from './backendLink';
import { RETRY_AFTER } from './pages';
import { listSections, type Section } from './siteAddresses';
import { writeFile, writeIndex } from './sitemapXml';

/** Pages of one file; each has an address in both languages, and a file names at most 50,000. */
const PAGES_PER_FILE = 50_000 / languages.length;

/** Files sent at the same time; the backend reads the whole catalogue for them. */
const MAX_UNDER_WAY = 4;

const CACHE_CONTROL = 'public, max-age=3600';

/** Where people go only by themselves. */
const forPeople = [
  paths.dashboard(),
  paths.search(),
  ...pageNames
    .filter((name) => siteMap[name].area === 'account')
    .map((name) => siteMap[name].pattern),
];

/** `robots.txt`, and the sitemap as an index of files that are written while they are sent. */
export function registerSitemap(site: FastifyInstance, backend: BackendLink, origin: string): void {
  const robots = [
    'User-agent: *',
    ...languages.flatMap((language) =>
      forPeople.map((path) => `Disallow: ${localizedPath(language, path)}`),
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
  const listFiles = makeFiles(backend);
  let underWay = 0;

  site.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', CACHE_CONTROL).type('text/plain; charset=utf-8').send(robots),
  );

  site.get('/sitemap.xml', async (_request, reply) => {
    const files = await listFiles().catch(() => undefined);
    return files ? sendXml(reply, writeIndex(origin, files.length)) : refuse(reply);
  });

  site.get<{ Params: { number: string } }>(
    '/sitemap-:number(^\\d{1,6}).xml',
    async (request, reply) => {
      if (underWay >= MAX_UNDER_WAY) return refuse(reply);
      underWay += 1;
      reply.raw.once('close', () => void (underWay -= 1));
      try {
        const file = (await listFiles())[Number(request.params.number) - 1];
        if (!file) return reply.callNotFound();
        if (request.method === 'HEAD') return sendXml(reply, '');
        const pieces = await begin(writeFile(origin, file.read()));
        return sendXml(reply, compressed(request, reply, Readable.from(pieces)));
      } catch {
        return refuse(reply);
      }
    },
  );
}

/** Files hold pages of one kind each. What the backend has is asked for again when it has changed. */
function makeFiles(backend: BackendLink) {
  let known: { version: string; sections: Section[] } | undefined;
  const findSections = async () => {
    // A backend that offers only the core has no version to tell.
    const version = await backend.catalogueVersion().catch(() => undefined);
    if (known && known.version === version) return known.sections;
    const sections = await listSections(backend);
    if (version !== undefined) known = { version, sections };
    return sections;
  };
  return async () =>
    (await findSections()).flatMap(({ total, read }) =>
      Array.from({ length: Math.ceil(total / PAGES_PER_FILE) }, (_none, index) => ({
        read: () => read(index * PAGES_PER_FILE, PAGES_PER_FILE),
      })),
    );
}

/** Waits for the first piece: until then it can still be told that there is none. */
async function begin<T>(pieces: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await pieces.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* pieces;
  })();
}

/** One that breaks off ends the other too, and the connection with it. */
function compressed(request: FastifyRequest, reply: FastifyReply, text: Readable): Readable {
  reply.header('Vary', 'Accept-Encoding');
  if (!acceptedEncodings(request.headers['accept-encoding']).includes('gzip')) return text;
  reply.header('Content-Encoding', 'gzip');
  return pipeline(text, createGzip(), () => undefined);
}

const sendXml = (reply: FastifyReply, content: string | Readable) =>
  reply.header('Cache-Control', CACHE_CONTROL).type('application/xml; charset=utf-8').send(content);

const refuse = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'Retry-After': String(RETRY_AFTER), 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The catalogue cannot be read at the moment. Please try again.');
