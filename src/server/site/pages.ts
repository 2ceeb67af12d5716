import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { htmlLang, languageOf } from '@/shared/language';
import { jsonInMarkup } from '@/shared/markup';
import { isFormPage } from '@/shared/messageForms';
import type {
  PageConfig,
  RenderedForm,
  RenderedPage,
  RenderPage,
  RenderRequest,
} from '@/shared/rendering';
import { within } from '../lib/within';
import type { Log } from '../log';
import type { BackendLink } from './backendLink';
import { addressOfData, type DataAddress } from './dataAddress';
import { joined, type PageParts } from './html';
import { makePageCache } from './pageCache';
import { makeSentPage, nameOf, RETRY_AFTER, sendData, sendPage, type SentPage } from './sentPage';
import { makeSentText, pack } from './sentText';

/** Milliseconds that the backend may take to answer for a page. */
const BACKEND_TIMEOUT = 4000;

/** Milliseconds that a page waits to hear whether the one that is kept still holds. */
const VERSION_TIMEOUT = 1000;

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
      write({
        lang: htmlLang[languageOf(request.url)],
        data: [jsonInMarkup({ config: configOf(request) })],
      }),
      { status, cacheControl: status === 200 ? 'no-cache' : 'no-store' },
    );

  /**
   * A page that others will get too. Its data are apart: with them the HTML would not fit into what
   * a server may send at once, and be a turn later on a slow line.
   */
  const makeShared = async (url: string, config: PageConfig, page: RenderedPage) => {
    const name = nameOf(page.data);
    const source = addressOfData({ name, url });
    const html = write({ ...page, data: [jsonInMarkup({ config, source })] });
    const [sent, data] = await Promise.all([
      makeSentPage(html, { ...page, cacheControl: SHARED }),
      makeSentText(joined(page.data)),
    ]);
    return { ...sent, data: { ...data, name } };
  };

  const renderNow = async (
    request: FastifyRequest,
    { url = request.url, version, form }: Partial<Pick<RenderRequest, 'url' | 'version' | 'form'>>,
  ): Promise<SentPage> => {
    try {
      const config = configOf(request);
      const page = await render({
        url,
        config,
        ask: backend.askFor(request.ip),
        timeoutMs: BACKEND_TIMEOUT,
        logError: (message, cause) => log.error({ cause, reqId: request.id }, message),
        version,
        form,
      });
      if (!page) return shell(request, 200);
      const status = form?.failure ? statusOf(form.failure) : page.status;
      const isShared = status === 200 && page.mayBeKept && !form;
      if (isShared) return await makeShared(url, config, page);
      return await makeSentPage(write(page), { ...page, status, cacheControl: 'no-store' });
    } catch (error) {
      log.error({ err: error, reqId: request.id }, 'a page could not be rendered');
      return shell(request, 500);
    }
  };

  /** Undefined while the backend does not say. */
  const versionNow = () =>
    within(backend.catalogueVersion(), VERSION_TIMEOUT, late).catch(() => undefined);

  const keyOf = (request: FastifyRequest, url: string) => `${configOf(request).apiUrl} ${url}`;

  /** Counts a page as under way until it is rendered. */
  const renderAs = async (key: string, page: Promise<SentPage>): Promise<SentPage> => {
    rendering.set(key, page);
    try {
      return await page;
    } finally {
      rendering.delete(key);
    }
  };

  const find = async (request: FastifyRequest, url = request.url): Promise<SentPage> => {
    const version = await versionNow();
    const key = keyOf(request, url);
    const kept = cache.get(key, version);
    if (kept) {
      Promise.all([kept.html, kept.data].map((text) => text && pack(text))).catch(
        (err: unknown) => {
          log.warn({ err, reqId: request.id }, 'a kept page could not be made smaller');
        },
      );
      return kept;
    }
    const underWay = rendering.get(`${version} ${key}`);
    if (underWay) return underWay;
    if (rendering.size >= MAX_RENDERING) return shell(request, 200);
    const page = await renderAs(`${version} ${key}`, renderNow(request, { url, version }));
    if (version !== undefined && page.cacheControl === SHARED) cache.set(key, version, page);
    return page;
  };

  /** Each page with a form has its own idempotency key, so it is neither cached nor shared. */
  const renderEmptyForm = async (request: FastifyRequest): Promise<SentPage> => {
    if (rendering.size >= MAX_RENDERING) return shell(request, 200);
    const form = { idempotencyKey: randomUUID(), values: {} };
    return renderAs(form.idempotencyKey, renderNow(request, { form }));
  };

  return {
    /** Sends the page at `request.url`; `path` is its decoded path. */
    send: async (request: FastifyRequest, reply: FastifyReply, path: string) => {
      const page = isFormPage(path) ? renderEmptyForm(request) : find(request);
      return sendPage(request, reply, await page);
    },
    /** Answers a read of what a page at `url` goes on from; that of another state has its own address. */
    sendData: async (request: FastifyRequest, reply: FastifyReply, { name, url }: DataAddress) => {
      const kept = cache.getData(keyOf(request, url), name);
      if (kept) return sendData(request, reply, kept);
      const page = await find(request, url);
      if (page.data?.name === name) return sendData(request, reply, page.data);
      reply.header('Cache-Control', 'no-store');
      if (page.data) return reply.redirect(addressOfData({ name: page.data.name, url }), 302);
      if (page.status !== 503) return reply.callNotFound();
      return reply.code(503).header('Retry-After', String(RETRY_AFTER)).send();
    },
    /** Sends the page of a form that was submitted without script and failed. */
    sendForm: async (request: FastifyRequest, reply: FastifyReply, form: RenderedForm) =>
      sendPage(request, reply, await renderNow(request, { form })),
    /** For an address that cannot even be decoded. */
    sendShell: async (request: FastifyRequest, reply: FastifyReply, status: number) =>
      sendPage(request, reply, await shell(request, status)),
  };
}

export type Pages = ReturnType<typeof makePages>;

const statusOf = ({ status }: NonNullable<RenderedForm['failure']>) =>
  typeof status === 'number' ? status : 503;
