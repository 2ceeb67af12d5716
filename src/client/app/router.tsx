import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { PageSpinner } from '../components/PageSpinner';
import { ErrorPage } from '../pages/public/ErrorPage';
import { RootLayout } from './RootLayout';
import { adminRoutes } from './routes/adminRoutes';
import { catalogueRoutes } from './routes/catalogueRoutes';
import { companyRoutes } from './routes/companyRoutes';
import { siteRoutes } from './routes/siteRoutes';

/** All routes, without the language prefix: that is the router's basename. */
export const createRoutes = (i18n: I18n): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageSpinner />,
    children: [
      ...siteRoutes(i18n, [...companyRoutes(i18n), ...catalogueRoutes(i18n)]),
      ...adminRoutes(i18n),
    ],
  },
];
