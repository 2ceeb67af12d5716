import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { type RouteObject, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers';
import { createRoutes } from '../app/router';
import type { RouteServices } from '../app/routes/pageRoute';
import { type RootState, makeStore } from '../app/store';
import type { Language } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import { testI18n } from './content';
import { LeanStyles } from './LeanStyles';
import { API_URL } from './server';

export interface RenderOptions {
  /** Router address, without the language prefix. */
  route?: string;
  language?: Language;
  preloadedState?: Partial<RootState>;
}

const config = {
  siteUrl: 'http://site.test',
  canonicalOrigin: 'http://site.test',
  apiUrl: API_URL,
  mediaUrl: `${API_URL}/uploads`,
};

function renderRoutes(
  routesFor: (services: RouteServices) => RouteObject[],
  options: RenderOptions,
) {
  const { route = '/', language = 'en', preloadedState } = options;
  const store = makeStore(preloadedState, {
    apiUrl: API_URL,
    language,
    storage: window.localStorage,
    tabStorage: window.sessionStorage,
    retryDelay: () => 0,
  });
  const i18n = testI18n(language);
  const routes = routesFor({ i18n, dispatch: store.dispatch });
  const router = createMemoryRouter(routes, { initialEntries: [route] });
  const view = render(
    <Providers store={store} i18n={i18n} config={config}>
      <RouterProvider router={router} />
    </Providers>,
    { wrapper: route.startsWith(paths.dashboard()) ? LeanStyles : undefined },
  );
  return { ...view, store, router, user: userEvent.setup() };
}

/** Renders one element at an address; every other address shows an empty page. */
export const renderWithProviders = (element: ReactElement, options: RenderOptions = {}) =>
  renderRoutes(() => [{ path: '*', element }], options);

/** Renders the whole site at an address, as a visitor meets it. */
export const renderSite = (route: string, options: RenderOptions = {}) =>
  renderRoutes(createRoutes, { ...options, route });

/** Renders the whole site at an address and waits until its page's code is there. */
export async function openSite(route: string, options: RenderOptions = {}) {
  const view = renderSite(route, options);
  await screen.findByRole('main');
  return view;
}
