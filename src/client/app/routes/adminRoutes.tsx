import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { ErrorPage } from '../../pages/public/ErrorPage';
import { page } from './page';

/** The console: everything below is for admins only, and in chunks of its own. */
export const adminRoutes = (i18n: I18n): RouteObject[] => [
  {
    lazy: page(
      i18n,
      ['admin', 'account'],
      () => import(/* webpackChunkName: "admin-frame" */ '../RequireAdmin'),
    ),
    children: [
      {
        lazy: page(
          i18n,
          ['admin'],
          () => import(/* webpackChunkName: "admin-frame" */ '../../layouts/admin/AdminLayout'),
        ),
        children: [{ errorElement: <ErrorPage />, children: pages(i18n) }],
      },
    ],
  },
];

const pages = (i18n: I18n): RouteObject[] => [
  {
    path: paths.dashboard(),
    lazy: page(
      i18n,
      ['admin'],
      () => import(/* webpackChunkName: "admin-overview" */ '../../pages/admin/OverviewPage'),
    ),
  },
  {
    path: '/dashboard/inquiries/:id',
    lazy: page(
      i18n,
      ['messages'],
      () => import(/* webpackChunkName: "admin-messages" */ '../../pages/admin/InquiryPage'),
    ),
  },
  {
    path: paths.inquiries(),
    lazy: page(
      i18n,
      ['messages'],
      () => import(/* webpackChunkName: "admin-messages" */ '../../pages/admin/InquiriesPage'),
    ),
  },
  {
    path: '/dashboard/applications/:id',
    lazy: page(
      i18n,
      ['messages'],
      () => import(/* webpackChunkName: "admin-messages" */ '../../pages/admin/ApplicationPage'),
    ),
  },
  {
    path: paths.applications(),
    lazy: page(
      i18n,
      ['messages'],
      () => import(/* webpackChunkName: "admin-messages" */ '../../pages/admin/ApplicationsPage'),
    ),
  },
];
