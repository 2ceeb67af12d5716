import { type RouteObject, data, matchRoutes } from 'react-router-dom';
import { PageSpinner } from '../components/PageSpinner';
import { PublicLayout } from '../layouts/public/PublicLayout';
import { ErrorPage } from '../pages/public/ErrorPage';
import { NotFoundPage } from '../pages/public/MessagePages';
import { publicPages } from '../pages/public/publicPages';
import { RootLayout } from './RootLayout';
import { adminRoutes } from './routes/adminRoutes';
import { type RouteServices, pageRoutes } from './routes/pageRoute';

/** The routes of the public site, without the language prefix: that is the router's basename. */
export const createPublicRoutes = (services: RouteServices): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageSpinner />,
    children: [
      {
        element: <PublicLayout />,
        children: [
          {
            // An error inside a page leaves the menus in place.
            errorElement: <ErrorPage />,
            children: [
              ...pageRoutes(services, publicPages),
              { path: '*', element: <NotFoundPage />, loader: () => data(null, { status: 404 }) },
            ],
          },
        ],
      },
    ],
  },
];

export function createRoutes(services: RouteServices): RouteObject[] {
  const [root, ...rest] = createPublicRoutes(services);
  const children = [...(root?.children ?? []), ...adminRoutes(services)];
  return [{ ...root, children } as RouteObject, ...rest];
}

/** Loads the code of the routes at a location, so that the router renders them at once. */
export async function loadLazyRoutes(
  routes: RouteObject[],
  location: { pathname: string },
  basename: string,
) {
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
