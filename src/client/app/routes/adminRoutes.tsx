import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import type { Namespace } from '../../content';
import { paths } from '../../lib/paths';
import { ErrorPage } from '../../pages/public/ErrorPage';
import { page } from './page';

/** The console: everything below is for admins only, and in chunks of its own. */
export const adminRoutes = (i18n: I18n): RouteObject[] => {
  const lazy = (wanted: Namespace[], load: Parameters<typeof page>[2]) => page(i18n, wanted, load);
  return [
    {
      lazy: lazy(
        ['admin', 'account'],
        () => import(/* webpackChunkName: "admin-frame" */ '../RequireAdmin'),
      ),
      children: [
        {
          lazy: lazy(
            ['admin'],
            () => import(/* webpackChunkName: "admin-frame" */ '../../layouts/admin/AdminLayout'),
          ),
          children: [
            {
              // An error inside a page leaves the sidebar in place.
              errorElement: <ErrorPage />,
              children: [
                {
                  path: paths.dashboard(),
                  lazy: lazy(
                    ['admin', 'messages'],
                    () =>
                      import(
                        /* webpackChunkName: "admin-frame" */ '../../pages/admin/OverviewPage'
                      ),
                  ),
                },
                ...categoryPages(lazy),
                ...partPages(lazy),
                { lazy: whileLoggedIn(lazy), children: messagePages(lazy) },
                { lazy: whileLoggedIn(lazy), children: accountPages(lazy) },
              ],
            },
          ],
        },
      ],
    },
  ];
};

type Lazy = (wanted: Namespace[], load: Parameters<typeof page>[2]) => ReturnType<typeof page>;

const whileLoggedIn = (lazy: Lazy) =>
  lazy(
    ['common'],
    () => import(/* webpackChunkName: "admin-frame" */ '../../features/auth/WhileLoggedIn'),
  );

const categoryPages = (lazy: Lazy): RouteObject[] => [
  {
    path: paths.allCategories(),
    lazy: lazy(
      ['adminCategories'],
      () => import(/* webpackChunkName: "admin-lists" */ '../../pages/admin/AllCategoriesPage'),
    ),
  },
  {
    path: paths.addCategory(),
    lazy: lazy(
      ['adminCategories'],
      () => import(/* webpackChunkName: "admin-forms" */ '../../pages/admin/AddCategoryPage'),
    ),
  },
  {
    path: '/dashboard/edit-category/:id',
    lazy: lazy(
      ['adminCategories'],
      () => import(/* webpackChunkName: "admin-forms" */ '../../pages/admin/EditCategoryPage'),
    ),
  },
  {
    path: '/dashboard/category/:categoryId/spareparts',
    lazy: lazy(
      ['adminCategories'],
      () =>
        import(/* webpackChunkName: "admin-lists" */ '../../pages/admin/CategorySparePartsPage'),
    ),
  },
];

const partPages = (lazy: Lazy): RouteObject[] => [
  {
    path: paths.allSpareParts(),
    lazy: lazy(
      ['adminParts'],
      () => import(/* webpackChunkName: "admin-lists" */ '../../pages/admin/AllSparePartsPage'),
    ),
  },
  {
    path: paths.addSparePart(),
    lazy: lazy(
      ['adminParts'],
      () => import(/* webpackChunkName: "admin-forms" */ '../../pages/admin/AddSparePartPage'),
    ),
  },
  {
    path: '/dashboard/single-sparePart/:id',
    lazy: lazy(
      ['adminParts'],
      () => import(/* webpackChunkName: "admin-lists" */ '../../pages/admin/SingleSparePartPage'),
    ),
  },
  {
    path: '/dashboard/edit-sparePart/:id',
    lazy: lazy(
      ['adminParts'],
      () => import(/* webpackChunkName: "admin-forms" */ '../../pages/admin/EditSparePartPage'),
    ),
  },
];

const messagePages = (lazy: Lazy): RouteObject[] => [
  {
    path: paths.inquiries(),
    lazy: lazy(
      ['messages'],
      () => import(/* webpackChunkName: "admin-messages" */ '../../pages/admin/InquiriesPage'),
    ),
  },
  {
    path: '/dashboard/inquiries/:id',
    lazy: lazy(
      ['messages'],
      () => import(/* webpackChunkName: "admin-messages" */ '../../pages/admin/InquiryPage'),
    ),
  },
  {
    path: paths.applications(),
    lazy: lazy(
      ['messages'],
      () => import(/* webpackChunkName: "admin-messages" */ '../../pages/admin/ApplicationsPage'),
    ),
  },
  {
    path: '/dashboard/applications/:id',
    lazy: lazy(
      ['messages'],
      () => import(/* webpackChunkName: "admin-messages" */ '../../pages/admin/ApplicationPage'),
    ),
  },
];

const accountPages = (lazy: Lazy): RouteObject[] => [
  {
    path: paths.accounts(),
    lazy: lazy(
      ['accounts'],
      () => import(/* webpackChunkName: "admin-accounts" */ '../../pages/admin/AccountsPage'),
    ),
  },
  {
    path: paths.ownAccount(),
    lazy: lazy(
      ['accounts'],
      () => import(/* webpackChunkName: "admin-accounts" */ '../../pages/admin/OwnAccountPage'),
    ),
  },
];
