import type { ComponentType } from 'react';
import {
  type LazyRouteFunction,
  type LoaderFunction,
  type RouteObject,
  data,
} from 'react-router-dom';
import { type PageName, siteMap } from '@/shared/siteMap';
import { type ApiDispatch, type ApiRequest, isUnknownId } from '@/client/api';
import { type Namespace, loadContent } from '@/client/i18n';
import type { I18n } from '@/client/i18n/i18n';
import type { Page } from '@/client/pages/public/publicPages';

export interface RouteServices {
  i18n: I18n;
  dispatch: ApiDispatch;
  /** The server awaits a page's data; in the browser the page shows skeletons while it loads. */
  isServer?: boolean;
}

/** The `lazy` of a route: a component's code and its texts, fetched side by side. */
export function lazyComponent(
  { i18n }: RouteServices,
  texts: readonly Namespace[],
  load: () => Promise<{ default: ComponentType }>,
): LazyRouteFunction<RouteObject> {
  return async () => {
    const [{ default: Component }] = await Promise.all([load(), loadContent(i18n, texts)]);
    return { Component };
  };
}

/** Starts the requests of a page beside its code; sets the status of a server's response. */
const loaderOf =
  ({ dispatch, isServer }: RouteServices, page: Page): LoaderFunction =>
  async ({ params, request }) => {
    const requests = page.load?.(dispatch, { params, url: new URL(request.url) }) ?? [];
    if (!isServer) return null;
    const exists = page.isKnown?.(params) ?? true;
    return data(null, {
      status: exists ? statusOf(await Promise.all(requests), page.mayMiss) : 404,
    });
  };

export const pageRoutes = (
  services: RouteServices,
  pages: Partial<Record<PageName, Page>>,
): RouteObject[] =>
  Object.entries(pages).map(([name, page]) => ({
    id: name,
    path: siteMap[name as PageName].pattern,
    lazy: lazyComponent(services, page.texts, page.component),
    loader: (page.load || services.isServer) && loaderOf(services, page),
    // A page that is on the screen fetches what its new query needs by its own hooks.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }));

type Result = Awaited<ApiRequest>;

function statusOf(results: readonly Result[], mayMiss: Page['mayMiss']): number {
  const errors = results
    .map(({ error }) => error)
    .filter((error) => error !== undefined && !mayMiss?.(error));
  if (errors.some(isUnknownId)) return 404;
  if (errors.length > 0) return 503;
  return results.some(isBeyondLast) ? 404 : 200;
}

/** A page of a list that has fewer pages. */
function isBeyondLast({ data: list }: Result): boolean {
  const { total, page, limit } = Object(list) as Partial<
    Record<'total' | 'page' | 'limit', number>
  >;
  if (total === undefined || page === undefined || limit === undefined) return false;
  return page > Math.max(1, Math.ceil(total / limit));
}
