import { createStaticHandler } from 'react-router-dom';
import type { RenderedPage, RenderRequest } from '@/shared/rendering';
import { type Language, basenameOf, languageOf, openedPath } from '@/shared/language';
import { type PageName, arrivesRendered } from '@/shared/siteMap';
import { type ApiRequest, api, isUnknownId } from '@/client/api';
import { loadContent } from '@/client/i18n';
import { createI18n } from '@/client/i18n/i18n';
import { keep } from '@/client/lib/keep';
import type { Page } from '@/client/pages/page';
import { publicPages } from '@/client/pages/public/publicPages';
import { matchPage } from '../matchPage';
import { dehydrate, rehydrate } from '../pageData';
import { createRoutesOf, NOT_FOUND } from '../router';
import { makeStore } from '../store';

/** Texts of a language: the same for every visitor. */
const i18nIn = keep(createI18n);

/** What renders a page, or none, in a language. */
const handlerOf = keep((language: Language, name: PageName | typeof NOT_FOUND) => {
  const pages = name === NOT_FOUND ? {} : { [name]: publicPages[name] };
  const routes = createRoutesOf({ i18n: i18nIn(language) }, pages);
  return createStaticHandler(routes, { basename: basenameOf(language) });
});

/**
 * The categories, which all pages have in their menus, at the version of the catalogue that was
 * asked for last: to fetch and read 300 of them for each page took a quarter of its time.
 */
let kept: { version: string; api: ReturnType<typeof rehydrate> } | undefined;

const nothing: Page = { texts: [], component: () => Promise.reject(new Error('no page')) };

/**
 * Finds the page of an address, with its code, its texts and a store that holds its data.
 * Undefined for a page that lives in the browser only.
 */
export async function openPage(request: RenderRequest) {
  const { url, ask, timeoutMs, version, logError } = request;
  const address = new URL(openedPath(url), 'http://site.invalid');
  const language = languageOf(address.pathname);
  const i18n = i18nIn(language);
  const match = matchPage(address, basenameOf(language));
  const name = match?.name ?? NOT_FOUND;
  if (name !== NOT_FOUND && !arrivesRendered(name)) return undefined;
  const page = (name !== NOT_FOUND && publicPages[name]) || nothing;
  const params = match?.params ?? {};
  const handler = handlerOf(language, name);

  const isKept = version !== undefined && version === kept?.version;
  const store = makeStore(isKept ? { api: kept?.api } : undefined, {
    language,
    server: { ask, timeoutMs, logError },
  });
  const menus = isKept
    ? undefined
    : store.dispatch(api.endpoints.listCategories.initiate(undefined, { subscribe: false }));
  const requests = page.load?.(store.dispatch, { params, url: address }) ?? [];
  const [context, , outcomes, menu] = await Promise.all([
    handler.query(new Request(address)),
    loadContent(i18n, ['common']),
    Promise.all(requests),
    menus,
  ]);
  // None may mean that the response was malformed, which the next page need not inherit.
  if (version !== undefined && menus && menu?.data?.length) {
    const own = dehydrate(store.getState().api, new Set([menus.queryCacheKey]));
    kept = { version, api: rehydrate(own) };
  }
  if (context instanceof Response) throw new Error(`${url} leads elsewhere.`);
  const exists = name !== NOT_FOUND && page.isKnown?.(params) !== false;
  return {
    ...{ language, i18n, store, context, page, requests },
    mayBeKept: menu?.error === undefined && !outcomes.some(({ data }) => isMissed(data)),
    chunk: name === NOT_FOUND ? undefined : `page-${name}`,
    router: handler.dataRoutes,
    status: exists ? statusOf(outcomes, page.mayMiss) : (404 as const),
  };
}

export type OpenedPage = NonNullable<Awaited<ReturnType<typeof openPage>>>;

type Outcome = Awaited<ApiRequest>;

function statusOf(outcomes: readonly Outcome[], mayMiss = false): RenderedPage['status'] {
  const failed = outcomes.filter(
    ({ error }) => error !== undefined && !(mayMiss && isUnknownId(error)),
  );
  if (failed.some(({ error }) => isUnknownId(error))) return 404;
  if (failed.length > 0) return 503;
  return outcomes.some(({ data }) => isBeyondLast(data)) ? 404 : 200;
}

/** A search without a part that has all of its words: the backend counts each of them. */
function isMissed(data: unknown): boolean {
  const { total, dropped } = Object(data) as { total?: number; dropped?: unknown[] };
  return total === 0 || (dropped?.length ?? 0) > 0;
}

/** A page of a list that has fewer pages. */
function isBeyondLast(data: unknown): boolean {
  const { total, page, limit } = Object(data) as Partial<
    Record<'total' | 'page' | 'limit', number>
  >;
  if (total === undefined || page === undefined || limit === undefined) return false;
  return page > Math.max(1, Math.ceil(total / limit));
}
