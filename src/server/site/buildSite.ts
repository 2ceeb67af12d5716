import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../config';
import {
  BACKLOG,
  SERVER_LIMITS,
  handleClientError,
  makeServer,
  registerClose,
  type ServerLimits,
} from '../plugins/server';
import { HttpError } from '../lib/httpError';
import { makeRequestIds, REQUEST_ID, urlOf } from '../lib/http';
import { projectRoot } from '../lib/projectRoot';
import type { Log } from '../log';
import type { Metrics } from '../plugins/metrics';
import { isFormPage } from '@/shared/messageForms';
import { isPrivateUrl } from '@/shared/privateUrls';
import { acceptFirst } from '../plugins/acceptFirst';
import { setErrorCode, toHttpError } from '../plugins/errors';
import { READING_RATE, readingRate } from '../plugins/readingRate';
import { loggedPath, logUnrouted, requestLog } from '../plugins/requestLog';
import { unreadStreams } from '../plugins/streams';
import { findLocalizedPage } from '@/shared/canonicalUrl';
import { siteMap } from '@/shared/siteMap';
import type { RenderPage } from '@/shared/rendering';
import type { BackendLink } from './backendLink';
import { registerForms } from './forms';
import { makePages, type BuiltFiles } from './pages';
import { canonicalOriginOf, makePageConfig, makeSecurityHeaders } from './publicUrls';
import { registerSecurityTxt } from './securityTxt';
import { registerSitemap } from './sitemap';

export type SiteConfig = Pick<
  Config,
  'apiUrl' | 'mediaUrl' | 'apiPort' | 'siteOrigins' | 'trustProxy' | 'messageRetentionMonths'
>;

interface SiteOptions {
  config: SiteConfig;
  /** Absolute folder of the built site (`dist/client`). */
  root: string;
  render: RenderPage;
  backend: BackendLink;
  log: Log;
  /** Production's unless a test sets others. */
  serverLimits?: ServerLimits;
  /** Unset: nothing is measured. */
  metrics?: Metrics;
}

/** What a browser requests in place of a page. Names below `/assets/` carry a hash of the content. */
const FILE =
  /^\/assets\/|\.(?:avif|css|gif|ico|jpe?g|js|json|map|mp4|png|svg|txt|webm|webmanifest|webp|woff2|xml)$/i;

/** Parts of the build that are not for browsers, folders, and paths that leave the build. */
const NOT_PUBLIC = /^\/(?:index\.html|files\.json)\b|\.\.|\/$/;

/** Serves the built site at `host` and `sitePort`; rejects when it is not built or the port is taken. */
export async function startSite(
  config: Config,
  backend: BackendLink,
  log: Log,
  metrics?: Metrics,
): Promise<{ url: string; close: () => Promise<void> }> {
  const root = join(projectRoot(), 'dist/client');
  const site = await buildSite({ config, root, render: loadRenderer(), backend, log, metrics });
  await site.listen({ host: config.host, port: config.sitePort, backlog: BACKLOG });
  const { port } = site.server.address() as AddressInfo;
  const url = urlOf(config.host, port);
  log.info({ url }, 'site listens');
  return { url, close: () => site.close() };
}

/** The client's code is built apart, so nothing here imports it. */
function loadRenderer(): RenderPage {
  const require = createRequire(join(projectRoot(), 'dist/server/main.js'));
  return (require('./render.cjs') as { renderPage: RenderPage }).renderPage;
}

/** The site's server, not listening. Throws when the site is not built. */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const { config, root, render, backend, log, serverLimits = SERVER_LIMITS, metrics } = options;
  const read = (name: string) => {
    const file = join(root, name);
    if (!existsSync(file)) throw new Error(`The site is not built: ${file} is missing.`);
    return readFileSync(file, 'utf8');
  };
  const { trustProxy } = config;
  const pages = makePages({
    render,
    template: read('index.html'),
    files: JSON.parse(read('files.json')) as BuiltFiles,
    configOf: makePageConfig(config),
    backend,
    log,
  });
  const securityHeaders = makeSecurityHeaders(config);
  const headersOf = (request: FastifyRequest) => ({
    ...securityHeaders(request),
    ...(isPrivateUrl(request.url) && { 'Referrer-Policy': 'no-referrer' }),
    [REQUEST_ID]: request.id,
  });

  const site = Fastify({
    trustProxy,
    genReqId: makeRequestIds(trustProxy),
    serverFactory: (handle) => makeServer(handle, serverLimits),
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    // A URL that cannot be decoded belongs to no page.
    frameworkErrors: (_error, request, reply) => {
      void reply.headers(headersOf(request));
      logUnrouted(log, request, reply);
      pages.sendShell(request, reply, 404).catch((error: unknown) => {
        log.error({ err: error, reqId: request.id }, 'the page of an invalid URL was not rendered');
        reply.raw.destroy();
      });
    },
  });
  registerClose(site, serverLimits);
  await site.register(requestLog, { log });
  await site.register(acceptFirst);
  await site.register(readingRate, READING_RATE);
  await site.register(unreadStreams);
  metrics?.measure('site', { app: site, cache: pages.cacheNumbers, pageOf });
  await site.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    allowedPath: (path) => !NOT_PUBLIC.test(path),
  });

  site.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request));
    if (['GET', 'HEAD'].includes(request.method) || !request.is404) return;
    const takesForms = isFormPage(pathOf(request.url));
    return reply
      .code(405)
      .header('Allow', takesForms ? 'GET, HEAD, POST' : 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send('Method not allowed');
  });
  site.addHook('onSend', (request, reply, _payload, done) => {
    if (isPrivateUrl(request.url)) reply.header('Cache-Control', 'no-store');
    done();
  });
  await registerForms(site, backend, pages, config.siteOrigins);
  const origin = canonicalOriginOf(config.siteOrigins);
  registerSitemap(site, backend, origin);
  registerSecurityTxt(site, origin);
  site.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = `/${request.params['*']}`;
    if (!FILE.test(path)) return pages.send(request, reply);
    const isHashed = path.startsWith('/assets/');
    return reply
      .header('Vary', 'Accept-Encoding')
      .sendFile(path, { maxAge: isHashed ? '365d' : '1h', immutable: isHashed });
  });
  site.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    setErrorCode(request, toHttpError(error).code);
    if (status >= 500) {
      log.error({ err: error, reqId: request.id, path: loggedPath(request) }, 'a request failed');
    }
    if (error instanceof HttpError) reply.headers(error.extra.headers ?? {});
    return reply
      .removeHeader('Content-Encoding')
      .header('Cache-Control', 'no-store')
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(status < 500 ? error.message : `Something went wrong (reference ${request.id})`);
  });
  site.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('Cache-Control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send('Not found'),
  );
  return site;
}

/** Of the wildcard, what it serves: a page by its pattern, or a file. */
function pageOf({ routeOptions, url }: FastifyRequest): string | undefined {
  if (routeOptions.url !== '/*') return undefined;
  const path = pathOf(url);
  if (FILE.test(path)) return 'file';
  const page = findLocalizedPage(path);
  return page && siteMap[page.name].pattern;
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
