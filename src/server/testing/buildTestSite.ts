import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RenderPage, RenderRequest, RenderedPage } from '@/shared/rendering';
import type { BackendLink } from '../site/backendLink';
import type { Metrics } from '../plugins/metrics';
import { buildSite, type SiteConfig } from '../site/buildSite';
import { quietLog } from './buildTestApp';

const TEMPLATE =
  '<!doctype html><html lang="en"><head><title>Site</title><!--page-head-->' +
  '<script defer src="/assets/main.js"></script></head>' +
  '<body><div id="root"></div><!--page-data--></body></html>';

const built: Record<string, string | Buffer> = {
  'index.html': TEMPLATE,
  'files.json': JSON.stringify({
    scripts: { 'page-about': ['assets/about.js'] },
    fonts: ['f.woff2'],
  }),
};

export const SITE_CONFIG: SiteConfig = {
  apiUrl: undefined,
  mediaUrl: undefined,
  apiPort: 7777,
  siteOrigins: ['http://shop.example:8080', 'http://127.0.0.1:8080'],
  trustProxy: false,
  messageRetentionMonths: 24,
};

/** What a renderer makes of every URL, unless a test wants another. */
export const renderedPage = (
  { url }: Pick<RenderRequest, 'url'>,
  page: Partial<RenderedPage> = {},
): RenderedPage => ({
  status: 200,
  lang: 'en',
  head: '<title>Rendered</title>',
  body: `<main>The page ${url.replaceAll('<', '')}</main>`,
  data: {},
  cacheable: true,
  ...page,
});

/** A link to a backend that is unavailable. */
export const UNAVAILABLE: BackendLink = {
  callFor: () => () => Promise.reject(new TypeError('fetch failed')),
  catalogueVersion: () => Promise.reject(new Error('unavailable')),
};

/** A link to a backend that consists of this function. */
export const linkTo = (respond: (request: Request) => unknown, version = 'one'): BackendLink => ({
  ...UNAVAILABLE,
  callFor:
    () =>
    async ({ path, headers, body }) => {
      const method = body === undefined ? 'GET' : 'POST';
      const value = await respond(
        new Request(`http://backend.invalid${path}`, { method, headers, body }),
      );
      const response = value instanceof Response ? value : Response.json(value);
      return { status: response.status, text: await response.text() };
    },
  catalogueVersion: () => Promise.resolve(version),
});

interface Options {
  config?: Partial<SiteConfig>;
  render?: RenderPage;
  backend?: BackendLink;
  /** Beside the page and the list of files that every build has. */
  files?: Record<string, string | Buffer>;
  lines?: string[];
  logLevel?: 'warn' | 'info';
  serverLimits?: Parameters<typeof buildSite>[0]['serverLimits'];
  metrics?: Metrics;
}

/** The site's server on a small built site in a temporary folder. It does not listen. */
export async function buildTestSite(options: Options = {}) {
  const { config, files = {}, lines, logLevel, serverLimits, metrics } = options;
  const root = mkdtempSync(join(tmpdir(), 'hoistway-site-'));
  for (const [name, content] of Object.entries({ ...built, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const site = await buildSite({
    config: { ...SITE_CONFIG, ...config },
    render: options.render ?? ((request) => Promise.resolve(renderedPage(request))),
    backend: options.backend ?? linkTo(() => new Response(null, { status: 404 })),
    root,
    log: quietLog(lines, logLevel),
    serverLimits,
    metrics,
  });
  return {
    site,
    get: (url: string, headers: Record<string, string> = {}) =>
      site.inject({ url, headers: { host: 'shop.example:8080', ...headers } }),
    close: async () => {
      await site.close();
      rmSync(root, { recursive: true });
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof buildTestSite>>;
