import type { RouteObject } from 'react-router-dom';
import { PageSpinner } from '../components/PageSpinner';
import { PublicLayout } from '../layouts/public/PublicLayout';
import { ErrorPage } from '../pages/public/ErrorPage';
import { NotFoundPage } from '../pages/public/NotFoundPage';
import { publicPages } from '../pages/public/publicPages';
import { RootLayout } from './RootLayout';
import { adminRoutes } from './routes/adminRoutes';
import type { RouteServices } from './routes/pageRoute';
import { pageRoutes } from './routes/pageRoute';

/** The route of every address that the site has not. */
export const NOT_FOUND = 'notFound';

/** All routes, without the language prefix: that is the router's basename. */
export const createRoutes = (services: RouteServices): RouteObject[] => [
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
              { id: NOT_FOUND, path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
      ...adminRoutes(services),
    ],
  },
];
