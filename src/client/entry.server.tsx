import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { findLocalizedPage } from '../shared/canonicalUrl';
import { basenameOf, htmlLang, languageOf, normalizedPath } from '../shared/language';
import { isPrivateUrl } from '../shared/privateUrls';
import type { RenderPage } from '../shared/rendering';
import { isServerRendered } from '../shared/siteMap';
import type { PageData } from './app/hydrate';
import { Providers } from './app/providers';
import { api } from './api';
import { linesInCookie } from './features/quotationList/quotationSlice';
import { createPublicRoutes } from './app/router';
import { type RootState, makeStore } from './app/store';
import { loadContent } from './i18n';
import { createI18n } from './i18n/i18n';

const ROOT = '<div id="root">';

/** React's mark of a Suspense boundary that it could not render. */
const FAILED_BOUNDARY = '<!--$!-->';

/** Renders a public page from the components that the browser hydrates. */
export const renderPage: RenderPage = async ({ url, config, form, callBackend, logError }) => {
  const pageUrl = new URL(normalizedPath(url), 'http://site.invalid');
  const language = languageOf(pageUrl.pathname);
  const basename = basenameOf(language);
  const name = findLocalizedPage(pageUrl.pathname)?.name;
  if (name && !isServerRendered(name)) return undefined;

  const i18n = createI18n(language);
  await loadContent(i18n, ['common']);
  const lines = linesInCookie(form?.lines ?? []);
  const server = { callBackend, logError };
  const store = makeStore({ quotation: { lines } }, { language, server });
  if (form?.pasted) {
    const matchForm = { lines: form.pasted.map(({ text }) => text) };
    await store.dispatch(api.endpoints.matchLines.initiate({ matchForm }, { subscribe: false }));
  }
  const routes = createPublicRoutes({ i18n, dispatch: store.dispatch, isServer: true });
  const { query, dataRoutes } = createStaticHandler(routes, { basename });
  const context = await query(new Request(pageUrl));
  if (context instanceof Response) throw new Error(`${url} redirects.`);

  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(
    <div id="root">
      <CacheProvider value={cache}>
        <Providers
          store={store}
          rendered={store.getState()}
          i18n={i18n}
          config={{ ...config, siteUrl: config.canonicalOrigin }}
          form={form}
        >
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </CacheProvider>
    </div>,
  );
  if (html.includes(FAILED_BOUNDARY)) throw new Error(`Part of ${url} could not be rendered.`);
  // Also the styles that components pass to other components: no class of the HTML has them, and the
  // browser would compile each while it hydrates.
  const styles = extractCriticalToChunks(Object.keys(cache.registered).join(' '));
  // React writes what belongs into the head before the first element.
  const start = html.indexOf(ROOT);
  const state = store.getState();
  // Clears the timers of its cache, which would keep the store in memory.
  store.dispatch(api.util.resetApiState());
  const { loaderData, actionData, errors } = context;
  const data = {
    config,
    rendered: { state, router: { loaderData, actionData, errors }, texts: i18n.texts, form },
  } satisfies PageData;
  return {
    status: context.statusCode,
    lang: htmlLang[language],
    head: html.slice(0, start) + constructStyleTagsFromChunks(styles),
    body: html.slice(start + ROOT.length, -'</div>'.length),
    data,
    chunk: name && `page-${name}`,
    cacheable: isCacheable(state) && !isPrivateUrl(url),
  };
};

/** The backend counts searches that find nothing, and a failed request may succeed next time. */
const isCacheable = ({ api }: RootState) =>
  Object.values(api.queries).every((query) => {
    const { total, dropped = [] } = Object(query?.data) as { total?: number; dropped?: unknown[] };
    return query?.status === 'fulfilled' && total !== 0 && dropped.length === 0;
  });
