import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { type PageName, siteMap } from '@/shared/siteMap';
import type { ApiDispatch } from '@/client/api';
import { type Namespace, loadContent } from '@/client/i18n';
import type { I18n } from '@/client/i18n/i18n';
import type { Page } from '@/client/pages/page';

export interface RouteServices {
  i18n: I18n;
  /** Unset on the server, which waits for a page's data itself. */
  dispatch?: ApiDispatch;
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

/** The route of a page. Its data start with its code and texts, and nothing waits for them. */
export function pageRoute(services: RouteServices, name: PageName, page: Page): RouteObject {
  const { dispatch } = services;
  return {
    id: name,
    path: siteMap[name].pattern,
    loader:
      dispatch && page.load
        ? ({ params, request }) => {
            page.load?.(dispatch, { params, url: new URL(request.url) });
            return null;
          }
        : undefined,
    lazy: lazyComponent(services, page.texts, page.component),
  };
}

export const pageRoutes = (
  services: RouteServices,
  pages: Partial<Record<PageName, Page>>,
): RouteObject[] =>
  Object.entries(pages).map(([name, page]) => pageRoute(services, name as PageName, page));
