import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../../shared/encoding';
import { htmlLang, languageOf } from '../../shared/language';
import { jsonInMarkup } from '../../shared/markup';
import type { PageConfig, PostedForm, RenderPage, RenderRequest } from '../../shared/rendering';
import { namesEtag } from '../lib/etag';
import { within } from '../lib/within';
import type { Log } from '../log';
import type { BackendLink } from './backendLink';
import type { PageParts } from './html';
import { encodePage, makePageCache, makeSentPage, pack, type SentPage } from './pageCache';

/** Milliseconds that the backend may take to answer for a page. */
const BACKEND_TIMEOUT = 4000;

/** Milliseconds that a page waits to hear whether the one that is kept still holds. */
const VERSION_TIMEOUT = 1000;

/** Seconds after which a browser or a crawler may ask again. */
export const RETRY_AFTER = 10;

/** Pages under way; beyond it a browser makes the page itself. */
const MAX_RENDERING = 64;

/** A shared cache may keep a page for a minute, and show it while it fetches the next. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

const late = () => new Error('The backend does not say which state it is in.');

export interface PagesOptions {
  render: RenderPage;
  write: (page: PageParts) => Buffer;
  configOf: (request: FastifyRequest) => PageConfig;
  backend: BackendLink;
  log: Log;
}

export function makePages({ render, write, configOf, backend, log }: PagesOptions) {
  const cache = makePageCache();
  const rendering = new Map<string, Promise<SentPage>>();

  /** The page that the browser makes by itself. */
  const shell = (request: FastifyRequest, status: number) =>
    makeSentPage(
      status,
      write({
        lang: htmlLang[languageOf(request.url)],
        data: [jsonInMarkup({ config: configOf(request) })],
      }),
      status === 200 ? 'no-cache' : 'no-store',
    );

  const renderNow = async (
    request: FastifyRequest,
    { version, posted }: Pick<RenderRequest, 'version' | 'posted'>,
  ): Promise<SentPage> => {
    try {
      const page = await render({
        url: request.url,
        config: configOf(request),
        ask: backend.askFor(request.ip),
        timeoutMs: BACKEND_TIMEOUT,
        logError: (message, cause) => log.error({ cause, reqId: request.id }, message),
        version,
        posted,
      });
      if (!page) return shell(request, 200);
      const status = posted?.failure ? statusOf(posted.failure) : page.status;
      const isShared = status === 200 && page.isWhole && !posted;
      return await makeSentPage(status, write(page), isShared ? SHARED : 'no-store', page);
    } catch (error) {
      log.error({ err: error, reqId: request.id }, 'a page could not be rendered');
      return shell(request, 500);
    }
  };

  /** Undefined while the backend does not say. */
  const versionNow = () =>
    within(backend.catalogueVersion(), VERSION_TIMEOUT, late).catch(() => undefined);

  const find = async (request: FastifyRequest): Promise<SentPage> => {
    const version = await versionNow();
    const { apiUrl } = configOf(request);
    const key = `${apiUrl} ${request.url}`;
    const kept = cache.get(key, version);
    if (kept) {
      pack(kept).catch((err: unknown) => {
        log.warn({ err, reqId: request.id }, 'a kept page could not be made smaller');
      });
      return kept;
    }
    const underWay = rendering.get(`${version} ${key}`);
    if (underWay) return underWay;
    if (rendering.size >= MAX_RENDERING) return shell(request, 200);
    const made = renderNow(request, { version });
    rendering.set(`${version} ${key}`, made);
    try {
      const page = await made;
      if (version !== undefined && page.cacheControl === SHARED) cache.set(key, version, page);
      return page;
    } finally {
      rendering.delete(`${version} ${key}`);
    }
  };

  return {
    /** Answers a read of a page. */
    send: async (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(request, reply, await find(request)),
    /** Answers a form that was sent without script. */
    sendPosted: async (request: FastifyRequest, reply: FastifyReply, posted: PostedForm) =>
      sendPage(request, reply, await renderNow(request, { posted })),
    /** For an address that cannot even be decoded. */
    sendShell: async (request: FastifyRequest, reply: FastifyReply, status: number) =>
      sendPage(request, reply, await shell(request, status)),
  };
}

export type Pages = ReturnType<typeof makePages>;

/** Of a form that was not taken: the backend's own, or that it is away. */
const statusOf = ({ status }: NonNullable<PostedForm['failure']>) =>
  typeof status === 'number' ? status : 503;

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage) {
  reply
    .code(page.status)
    .header('Cache-Control', page.cacheControl)
    .header('Vary', 'Accept-Encoding');
  if (page.tags) reply.header('Cache-Tag', page.tags);
  if (page.status === 503) reply.header('Retry-After', String(RETRY_AFTER));
  if (page.status === 200) {
    reply.header('ETag', page.etag);
    if (namesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(await encodePage(page, encoding));
}
