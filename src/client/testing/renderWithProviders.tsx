import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { type RouteObject, createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers';
import { createRoutes, loadLazyRoutes } from '../app/router';
import { type RootState, makeStore } from '../app/store';
import type { Language } from '@/shared/language';
import type { PageName } from '@/shared/siteMap';
import { testI18n } from './content';
import { API_URL, config } from './server';

export interface RenderOptions {
  /** Path without the language prefix. */
  route?: string;
  language?: Language;
  preloadedState?: Partial<RootState>;
  /** With the styles that only `toHaveStyle` and `getComputedStyle` read. */
  withAllStyles?: boolean;
  /** The page alone: the header, menus and sidebar around it are most of what React renders. */
  withoutLayout?: boolean;
  /** In place of pages, by their names, for journeys that need less of them. */
  screens?: Partial<Record<PageName, ReactElement>>;
}

const QUERIED_PROPERTIES = ['display', 'visibility', 'opacity', 'pointer-events'];

const onlyQueriedProperties: StylisPlugin = (element) => {
  if (element.type === 'decl' && !QUERIED_PROPERTIES.includes(String(element.props))) {
    element.value = '';
  }
};

const reducedCache = createCache({ key: 'reduced', stylisPlugins: [onlyQueriedProperties] });

/**
 * Omits the styles that role queries, `toBeVisible` and `user-event` do not read. jsdom matches every
 * rule against every queried element; with all styles the tests take almost twice as long.
 */
const ReducedStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={reducedCache}>{children}</CacheProvider>
);

function FullStyles({ children }: { children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'full' }));
  // Later tests of the file would match them too.
  useEffect(() => () => cache.sheet.flush(), [cache]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

function makeServices({ language = 'en', preloadedState }: RenderOptions) {
  const store = makeStore(preloadedState, {
    apiUrl: API_URL,
    language,
    storage: window.localStorage,
    retryDelay: () => 0,
  });
  return { store, i18n: testI18n(language), dispatch: store.dispatch };
}

function renderRoutes(
  routes: RouteObject[],
  { store, i18n }: ReturnType<typeof makeServices>,
  { route = '/', withAllStyles = false }: RenderOptions,
) {
  const router = createMemoryRouter(routes, { initialEntries: [route] });
  const view = render(
    <Providers store={store} i18n={i18n} config={config}>
      <RouterProvider router={router} />
    </Providers>,
    { wrapper: withAllStyles ? FullStyles : ReducedStyles },
  );
  return { ...view, store, router, user: userEvent.setup() };
}

const pageAlone = (
  <main id="main" tabIndex={-1}>
    <Outlet />
  </main>
);

const withChildren = (route: RouteObject): RouteObject[] => [
  route,
  ...(route.children ?? []).flatMap(withChildren),
];

function routesFor(services: ReturnType<typeof makeServices>, options: RenderOptions) {
  const { withoutLayout, screens = {} } = options;
  const routes = createRoutes(services);
  for (const route of routes.flatMap(withChildren)) {
    const element = screens[route.id as PageName];
    if (element) Object.assign(route, { lazy: undefined, element });
  }
  if (withoutLayout) {
    const [site, admins] = routes[0]!.children!;
    Object.assign(site!, { element: pageAlone });
    Object.assign(admins!.children![0]!, {
      lazy: undefined,
      element: pageAlone,
    });
  }
  return routes;
}

export const renderWithProviders = (element: ReactElement, options: RenderOptions = {}) =>
  renderRoutes([{ path: '*', element }], makeServices(options), options);

export function renderSite(route: string, options: RenderOptions = {}) {
  const services = makeServices(options);
  return renderRoutes(routesFor(services, options), services, { ...options, route });
}

/** The page alone, without the header and menus around it, for what happens within the page. */
export const renderPage = (route: string, options: RenderOptions = {}) =>
  renderSite(route, { ...options, withoutLayout: true });

/** Like `renderSite`, with the lazy route loaded first. */
export async function openSite(route: string, options: RenderOptions = {}) {
  const services = makeServices(options);
  const routes = routesFor(services, options);
  await loadLazyRoutes(routes, new URL(route, config.siteUrl), '/');
  const view = renderRoutes(routes, services, { ...options, route });
  await screen.findByRole('main');
  return view;
}

/** Like `renderPage`, with the lazy route loaded first. */
export const openPage = (route: string, options: RenderOptions = {}) =>
  openSite(route, { ...options, withoutLayout: true });
