import { createStaticHandler, matchRoutes } from 'react-router-dom';
import type { RenderedPage, RenderRequest } from '../../../shared/rendering';
import type { Language } from '../../../shared/language';
import { basenameOf, languageOf, openedPath } from '../../../shared/language';
import type { PageName } from '../../../shared/siteMap';
import { arrivesRendered } from '../../../shared/siteMap';
import type { ApiRequest } from '../../api';
import { api, isUnknownId } from '../../api';
import { loadContent } from '../../content';
import { createI18n } from '../../content/i18n';
import type { Page } from '../../pages/page';
import { publicPages } from '../../pages/public/publicPages';
import { createRoutes, NOT_FOUND } from '../router';
import { makeStore } from '../store';

/** Texts and routes of a language: the same for every visitor. */
function makeSite(language: Language) {
  const i18n = createI18n(language);
  const handler = createStaticHandler(createRoutes({ i18n }), { basename: basenameOf(language) });
  return { i18n, handler };
}

const sites = new Map<Language, ReturnType<typeof makeSite>>();

function siteIn(language: Language) {
  const found = sites.get(language) ?? makeSite(language);
  sites.set(language, found);
  return found;
}

const nothing: Page = { texts: [], component: () => Promise.reject(new Error('no page')) };

/**
 * Finds the page of an address, with its code, its texts and a store that holds its data.
 * Undefined for a page that lives in the browser only.
 */
export async function openPage(request: RenderRequest) {
  const { url, fetch, backendUrl, timeoutMs, logError } = request;
  const address = new URL(openedPath(url), 'http://site.invalid');
  const language = languageOf(address.pathname);
  const { i18n, handler } = siteIn(language);
  const matches = matchRoutes(handler.dataRoutes, address.pathname, basenameOf(language)) ?? [];
  const match = matches.at(-1);
  const name = match?.route.id ?? NOT_FOUND;
  if (name !== NOT_FOUND && !arrivesRendered(name as PageName)) return undefined;
  const page = name === NOT_FOUND ? nothing : (publicPages[name as PageName] ?? nothing);
  const params = match?.params ?? {};

  const store = makeStore(undefined, {
    apiUrl: backendUrl,
    language,
    server: { fetch, timeoutMs, logError },
  });
  const menus = store.dispatch(
    api.endpoints.listCategories.initiate(undefined, { subscribe: false }),
  );
  const requests = page.load?.(store.dispatch, { params, url: address }) ?? [];
  const [context, , outcomes, menu] = await Promise.all([
    handler.query(new Request(address)),
    loadContent(i18n, ['common']),
    Promise.all(requests),
    menus,
  ]);
  if (context instanceof Response) throw new Error(`${url} leads elsewhere.`);
  const exists = name !== NOT_FOUND && page.isKnown?.(params) !== false;
  return {
    ...{ language, i18n, store, context, page, requests },
    isWhole: menu.error === undefined,
    chunk: name === NOT_FOUND ? undefined : `page-${name}`,
    router: handler.dataRoutes,
    status: exists ? statusOf(outcomes) : (404 as const),
  };
}

export type OpenedPage = NonNullable<Awaited<ReturnType<typeof openPage>>>;

type Outcome = Awaited<ApiRequest>;

function statusOf(outcomes: readonly Outcome[]): RenderedPage['status'] {
  const failed = outcomes.filter(({ error }) => error !== undefined);
  if (failed.some(({ error }) => isUnknownId(error))) return 404;
  if (failed.length > 0) return 503;
  return outcomes.some(({ data }) => isBeyondLast(data)) ? 404 : 200;
}

/** A page of a list that has fewer pages. */
function isBeyondLast(data: unknown): boolean {
  const { total, page, limit } = Object(data) as Partial<
    Record<'total' | 'page' | 'limit', number>
  >;
  if (total === undefined || page === undefined || limit === undefined) return false;
  return page > Math.max(1, Math.ceil(total / limit));
}
