import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findLocalizedPage, usedSearch } from '@/shared/canonicalUrl';
import { company } from '@/shared/company';
import { readCookieList } from '@/shared/cookieList';
import { htmlLang, languageOf } from '@/shared/language';
import { jsonInMarkup } from '@/shared/markup';
import { isFormPage } from '@/shared/messageForms';
import type { PageConfig, RenderedForm, RenderedPage, RenderPage } from '@/shared/rendering';
import { runInTurn } from '../lib/hangUp';
import { tryLater } from '../lib/httpError';
import { makeLimiter } from '../lib/limiter';
import type { Log } from '../log';
import type { BackendLink } from './backendLink';
import { encodingOf, makeSentPage, sendPage, type SentPage } from './sentPage';

/** Milliseconds for which the last known version stays valid while the backend is unavailable. */
const VERSION_LASTS = 60 * 60 * 1000;

/**
 * Pages rendered at a time, and that wait, of all visitors and of one IP address; beyond it browsers
 * render theirs themselves. A rendering mostly waits for the backend, or else holds the only thread.
 */
const RENDERING = {
  name: 'pages',
  max: 8,
  maxRunningPerKey: 2,
  maxWaiting: 256,
  maxWaitingPerKey: 20,
};
const OVERLOADED = tryLater(
  503,
  'overloaded',
  'Too many visitors are waiting. Please try again.',
  5,
);

/** Bytes of all cached pages. */
const MAX_CACHED_BYTES = 24 * 1024 ** 2;

/** A shared cache may store a page for a minute, and serve it while it fetches the next. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Browsers would otherwise cache a permanent redirect for ever. */
const REDIRECT = 'public, max-age=3600';

/** `files.json` of the build. */
export interface BuiltFiles {
  /** Script files of each page's own code, by the name of its chunk. */
  scripts: Readonly<Record<string, readonly string[]>>;
  fonts: readonly string[];
}

interface PagesOptions {
  render: RenderPage;
  /** The built `index.html`. */
  template: string;
  files: BuiltFiles;
  configOf: (request: FastifyRequest) => PageConfig;
  backend: BackendLink;
  log: Log;
}

/** Renders pages and sends them; those that every visitor gets come from a cache. */
export function makePages(options: PagesOptions) {
  const { render, template, files, configOf, backend, log } = options;
  const write = makeWritePage(template, files);
  const cache = new LRUCache<string, SentPage>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (page, key) => page.body.length + 2 * key.length,
    dispose: (_page, _key, reason) => {
      if (reason === 'evict') count.evictions += 1;
    },
  });
  const count = { hits: 0, misses: 0, evictions: 0 };
  const { max, ...bounds } = RENDERING;
  const limit = makeLimiter(max, { ...bounds, overload: () => OVERLOADED });
  /** With the requests that each is for. */
  const rendering = new Map<string, { page: Promise<SentPage>; replies: FastifyReply[] }>();
  const currentVersion = makeCurrentVersion(backend);

  /** The page that the browser renders alone. */
  const makeShell = (request: FastifyRequest, status: number) =>
    makeSentPage(
      request,
      write({
        lang: htmlLang[languageOf(request.url)],
        head: `<title>${company.brand.en}</title>`,
        data: { config: configOf(request) },
      }),
      status,
      status === 200 ? 'no-cache' : 'no-store',
    );

  const renderNow = async (
    request: FastifyRequest,
    url: string,
    form?: RenderedForm,
  ): Promise<SentPage> => {
    try {
      const page = await render({
        url,
        config: configOf(request),
        callBackend: backend.callFor(request),
        logError: (message, cause) => log.error({ err: cause, reqId: request.id }, message),
        form,
      });
      if (!page) return makeShell(request, 200);
      const { status: code } = form?.failure ?? form?.linksFailure ?? {};
      const failed = code ?? (form?.listProblem && 400);
      const status = failed === 'FETCH_ERROR' ? 503 : (failed ?? page.status);
      const isShared = status === 200 && page.cacheable && !form;
      return await makeSentPage(request, write(page), status, isShared ? SHARED : 'no-store');
    } catch (error) {
      log.error({ err: error, reqId: request.id }, 'a page could not be rendered');
      return makeShell(request, 500);
    }
  };

  /** `key`: requests with the same key share one rendering. */
  const renderOnce = (reply: FastifyReply, url: string, key: string, form?: RenderedForm) => {
    const underWay = rendering.get(key);
    if (underWay) {
      underWay.replies.push(reply);
      return underWay.page;
    }
    const replies = [reply];
    const end = () => {
      if (rendering.get(key)?.replies === replies) rendering.delete(key);
    };
    const page = runInTurn(limit, replies, () => renderNow(reply.request, url, form), end)
      .catch((error: unknown) => {
        if (error !== OVERLOADED) throw error;
        return makeShell(reply.request, 200);
      })
      .finally(end);
    rendering.set(key, { page, replies });
    return page;
  };

  const findPage = async (reply: FastifyReply, url: string): Promise<SentPage> => {
    const { request } = reply;
    const version = await currentVersion();
    const key = [version, encodingOf(request), configOf(request).apiUrl, url].join(' ');
    const cached = cache.get(key);
    count[cached ? 'hits' : 'misses'] += 1;
    if (cached) return cached;
    const page = await renderOnce(reply, url, key);
    if (version !== undefined && page.cacheControl === SHARED) cache.set(key, page);
    return page;
  };

  /** Renders a page with a form; its own key and its visitor's list are never shared. */
  const renderEmptyForm = (reply: FastifyReply, url: string) => {
    const idempotencyKey = randomUUID();
    const lines = readCookieList(reply.request.headers.cookie);
    return renderOnce(reply, url, idempotencyKey, { idempotencyKey, values: {}, lines });
  };

  return {
    /** Sends the page at `request.url`, or leads to its canonical path. */
    send: async (request: FastifyRequest, reply: FastifyReply) => {
      const [requestedPath, search] = splitUrl(request.url);
      const page = findLocalizedPage(requestedPath);
      if (page && page.path !== requestedPath) {
        return reply.header('Cache-Control', REDIRECT).redirect(page.path + search, 301);
      }
      const url = requestedPath + usedSearch(page?.name, search);
      const find = isFormPage(requestedPath) ? renderEmptyForm : findPage;
      return sendPage(request, reply, await find(reply, url));
    },
    /** Sends the page of a form that was submitted without script and failed. */
    sendForm: async (request: FastifyRequest, reply: FastifyReply, form: RenderedForm) => {
      const renderForm = () => renderNow(request, request.url, form);
      return sendPage(request, reply, await runInTurn(limit, [reply], renderForm));
    },
    cacheNumbers: () => ({ entries: cache.size, bytes: cache.calculatedSize, ...count }),
    /** For a URL that cannot even be decoded. */
    sendShell: async (request: FastifyRequest, reply: FastifyReply, status: number) =>
      sendPage(request, reply, await makeShell(request, status)),
  };
}

export type Pages = ReturnType<typeof makePages>;

const LANG = '<html lang="en">';
const HEAD = '<!--page-head-->';
const BODY = '<div id="root"></div>';
const DATA = '<!--page-data-->';

/** Makes a function that writes a page into the template. Throws when a place is missing. */
export function makeWritePage(template: string, { scripts, fonts }: BuiltFiles) {
  for (const place of [LANG, HEAD, BODY, DATA]) {
    if (!template.includes(place)) throw new Error(`index.html lacks ${place}.`);
  }
  const preloads = fonts.map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  type Parts = Pick<RenderedPage, 'lang' | 'data'> & Partial<RenderedPage>;
  return ({ lang, data, head = '', body = '', chunk = '' }: Parts): string => {
    const code = (scripts[chunk] ?? []).map((file) => `<script defer src="/${file}"></script>`);
    // By functions: a replacement text would have its "$" interpreted.
    return template
      .replace(LANG, () => `<html lang="${lang}">`)
      .replace(HEAD, () => [...preloads, head, ...code].join(''))
      .replace(BODY, () => `<div id="root">${body}</div>`)
      .replace(
        DATA,
        () => `<script type="application/json" id="page-data">${jsonInMarkup(data)}</script>`,
      );
  };
}

/** The path and the query string, which begins with `?` or is empty. */
function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/** The version of the catalogue; the last known one while the backend is unavailable. */
function makeCurrentVersion(backend: BackendLink) {
  let last: { version: string; readAt: number } | undefined;
  return async (): Promise<string | undefined> => {
    try {
      last = { version: await backend.catalogueVersion(), readAt: performance.now() };
    } catch {
      if (last && performance.now() - last.readAt > VERSION_LASTS) last = undefined;
    }
    return last?.version;
  };
}
