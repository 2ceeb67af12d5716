import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import type { Namespace } from '../../content';
import { loadContent } from '../../content';

/**
 * The `lazy` of a route: its page's code and its texts, fetched side by side.
 * `load` imports a module whose default export is the page.
 */
export function page(
  i18n: I18n,
  wanted: readonly Namespace[],
  load: () => Promise<{ default: ComponentType }>,
): LazyRouteFunction<RouteObject> {
  return async () => {
    const [{ default: Component }] = await Promise.all([load(), loadContent(i18n, wanted)]);
    return { Component };
  };
}
