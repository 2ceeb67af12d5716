import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { htmlLang } from '@/shared/language';
import type { RenderedPage, RenderRequest } from '@/shared/rendering';
import { withAllCategories } from '@/client/features/categories/CategoryDisclosure';
import { selectOfferedTree } from '@/client/features/categories/offeredTree';
import { dehydrate, textsOf, writePageData } from '../pageData';
import { Providers } from '../providers';
import type { OpenedPage } from './openPage';
import { stylesIn } from './styles';
import { tagsOf } from './tags';

const ROOT = '<div id="root">';

/**
 * Styles as they are written: prefixes for browsers of ten years ago were a third of them. One array
 * for all pages, by which Emotion keeps what it has made of a style.
 */
const stylisPlugins: StylisPlugin[] = [];

/** React's mark of a boundary that it could not render. */
const FAILED = '<!--$!-->';

/** The HTML of an opened page and the data that the browser needs to go on from it. */
export function renderHtml(page: OpenedPage, request: RenderRequest): RenderedPage {
  const { language, i18n, store, context, router, requests, status, chunk, mayBeKept } = page;
  const { config, form } = request;
  const cache = createCache({ key: 'css', stylisPlugins });
  // The styles are gathered, instead of standing in the markup before each element.
  cache.compat = true;
  const html = renderToString(
    <div id="root">
      <CacheProvider value={cache}>
        <Providers
          store={store}
          i18n={i18n}
          config={{ ...config, siteUrl: config.canonicalOrigin }}
          form={form}
        >
          <StaticRouterProvider
            router={createStaticRouter(router, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </CacheProvider>
    </div>,
  );
  // A piece that failed is left to the browser; here the page has failed.
  if (html.includes(FAILED)) throw new Error(`A piece of ${request.url} could not be rendered.`);
  // React puts what belongs into the head before the first element.
  const start = html.indexOf(ROOT);
  const markup = html.slice(start + ROOT.length, -'</div>'.length);
  const keys = new Set(requests.map(({ queryCacheKey }) => queryCacheKey));
  const kept = dehydrate(store.getState().api, keys);
  const texts = textsOf((namespace) => i18n.textsOf(namespace), ['common', ...page.page.texts]);
  return {
    ...{ status, chunk, mayBeKept },
    data: writePageData({ config, rendered: { api: kept, texts, form } }),
    lang: htmlLang[language],
    head: [html.slice(0, start), stylesIn(cache)],
    body: withAllCategories(markup, selectOfferedTree(store.getState()), i18n),
    holdsCatalogue: requests.length > 0,
    tags: tagsOf(kept.queries),
  };
}
