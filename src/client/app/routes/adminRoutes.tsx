import type { RouteObject } from 'react-router-dom';
import type { PageName } from '@/shared/siteMap';
import { adminPages, personalPages } from './adminPages';
import { ErrorPage } from '@/client/pages/public/ErrorPage';
import { type RouteServices, lazyComponent, pageRoutes } from './pageRoute';

/** The console: everything below is for admins only, and in chunks of its own. */
export function adminRoutes(services: RouteServices): RouteObject[] {
  const pages = Object.entries(adminPages);
  const isPersonal = ([name]: [string, unknown]) => personalPages.includes(name as PageName);
  const others = pages.filter((page) => !isPersonal(page));
  return [
    {
      lazy: lazyComponent(
        services,
        ['admin', 'account', 'errors'],
        () => import(/* webpackChunkName: "admin-frame" */ '../RequireAdmin'),
      ),
      children: [
        {
          lazy: lazyComponent(
            services,
            ['admin'],
            () =>
              import(/* webpackChunkName: "admin-frame" */ '@/client/layouts/admin/AdminLayout'),
          ),
          children: [
            {
              // An error inside a page leaves the sidebar in place.
              errorElement: <ErrorPage />,
              children: [
                ...pageRoutes(services, Object.fromEntries(others)),
                {
                  lazy: lazyComponent(
                    services,
                    ['common'],
                    () =>
                      import(
                        /* webpackChunkName: "admin-frame" */ '@/client/features/auth/WhileLoggedIn'
                      ),
                  ),
                  children: pageRoutes(services, Object.fromEntries(pages.filter(isPersonal))),
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}
