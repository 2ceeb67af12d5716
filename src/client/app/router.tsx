import type { RouteObject } from 'react-router-dom';
import { PageSpinner } from '../components/PageSpinner';
import { PublicLayout } from '../layouts/public/PublicLayout';
import { ErrorPage } from '../pages/public/ErrorPage';
import { NotFoundPage } from '../pages/public/NotFoundPage';
import { publicPages } from '../pages/public/publicPages';
import { RootLayout } from './RootLayout';
import { adminRoutes } from './routes/adminRoutes';
import { type RouteServices, pageRoutes } from './routes/pageRoute';

/** The route of every address that the site has not. */
export const NOT_FOUND = 'notFound';

const root = {
  element: <RootLayout />,
  errorElement: <ErrorPage />,
  hydrateFallbackElement: <PageSpinner />,
};

const publicRoutes = (services: RouteServices, pages: typeof publicPages): RouteObject => ({
  element: <PublicLayout />,
  children: [
    {
      // An error inside a page leaves the menus in place.
      errorElement: <ErrorPage />,
      children: [
        ...pageRoutes(services, pages),
        { id: NOT_FOUND, path: '*', element: <NotFoundPage /> },
      ],
    },
  ],
});

/** All routes, without the language prefix: that is the router's basename. */
export const createRoutes = (services: RouteServices): RouteObject[] => [
  { ...root, children: [publicRoutes(services, publicPages), ...adminRoutes(services)] },
];

/** The routes of one page, or of no page: every part of a router looks through all that it has. */
export const createRoutesOf = (
  services: RouteServices,
  pages: typeof publicPages,
): RouteObject[] => [{ ...root, children: [publicRoutes(services, pages)] }];
