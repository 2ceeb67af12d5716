import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from '../../layouts/public/PublicLayout';
import { NotFoundPage } from '../../pages/public/NotFoundPage';
import { ErrorPage } from '../../pages/public/ErrorPage';
import { paths } from '../../lib/paths';
import { page } from './page';

/** The public site: its layout around `children`, with the pages that belong to no area. */
export const siteRoutes = (i18n: I18n, children: RouteObject[]): RouteObject[] => [
  {
    element: <PublicLayout />,
    children: [
      {
        // An error inside a page leaves the menus in place.
        errorElement: <ErrorPage />,
        children: [
          {
            path: paths.home(),
            lazy: page(i18n, ['home'], () => import('../../pages/public/HomePage/HomePage')),
          },
          ...children,
          {
            path: paths.login(),
            lazy: page(i18n, ['account'], () => import('../../pages/public/LoginPage')),
          },
          {
            path: paths.forbidden(),
            lazy: page(i18n, ['account'], () => import('../../pages/public/ForbiddenPage')),
          },
          {
            path: paths.invitation(),
            lazy: page(i18n, ['account'], () => import('../../pages/public/InvitationPage')),
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
