import { type RouteObject, data } from 'react-router-dom';
import { api } from '../api';
import { PageSpinner } from '../components/PageSpinner';
import { PublicLayout } from '../layouts/public/PublicLayout';
import { ErrorPage } from '../pages/public/ErrorPage';
import { NotFoundPage } from '../pages/public/NotFoundPage';
import { publicPages } from '../pages/public/publicPages';
import { RootLayout } from './RootLayout';
import { adminRoutes } from './routes/adminRoutes';
import { type RouteServices, pageRoutes } from './routes/pageRoute';

const { listCategories } = api.endpoints;

/** The routes of the public site, without the language prefix: that is the router's basename. */
export function createPublicRoutes(services: RouteServices): RouteObject[] {
  const { dispatch, isServer } = services;
  return [
    {
      element: <RootLayout />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <PageSpinner />,
      children: [
        {
          element: <PublicLayout />,
          loader:
            isServer &&
            (() =>
              dispatch(listCategories.initiate(undefined, { subscribe: false })).then(() => null)),
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
}

/** All routes. */
export function createRoutes(services: RouteServices): RouteObject[] {
  const [root, ...rest] = createPublicRoutes(services);
  const children = [...(root?.children ?? []), ...adminRoutes(services)];
  return [{ ...root, children } as RouteObject, ...rest];
}
