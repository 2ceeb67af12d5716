import type { RouteObject } from 'react-router-dom';
import type { Namespace } from '@/client/i18n';
import { ErrorPage } from '@/client/pages/public/ErrorPage';
import { type PageName, pageNames, siteMap } from '@/shared/siteMap';
import { type RouteServices, lazyComponent } from './pageRoute';

const loadScreens = () => import(/* webpackChunkName: "console" */ './consoleScreens');
type Screens = Awaited<ReturnType<typeof loadScreens>>;
type ConsolePage = PageName & keyof Screens;

const pages = pageNames.filter((name): name is ConsolePage => siteMap[name].area === 'console');

/** Pages with personal data, which leave the screen as soon as the session ends. */
const personalPages: readonly ConsolePage[] = [
  'inquiries',
  'inquiry',
  'inquiryQuotation',
  'applications',
  'application',
  'history',
  'accounts',
  'ownAccount',
];

/** All console texts of a language are one chunk too. */
const texts: readonly Namespace[] = [
  'admin',
  'adminCategories',
  'adminParts',
  'arrangeCategories',
  'translations',
  'partTable',
  'messages',
  'inquiryDesk',
  'quotations',
  'accounts',
  'searchWords',
  'attributes',
  'history',
  'trash',
  'imports',
  'importCheck',
  'account',
  'errors',
];

export function adminRoutes(services: RouteServices): RouteObject[] {
  const screen = (name: keyof Screens) =>
    lazyComponent(services, texts, async () => ({ default: (await loadScreens())[name] }));
  const route = (name: ConsolePage) => ({
    id: name,
    path: siteMap[name].pattern,
    lazy: screen(name),
  });
  return [
    {
      lazy: screen('RequireAdmin'),
      children: [
        {
          lazy: screen('AdminLayout'),
          children: [
            {
              // An error inside a page leaves the sidebar in place.
              errorElement: <ErrorPage />,
              children: [
                ...pages.filter((name) => !personalPages.includes(name)).map(route),
                { lazy: screen('WhileLoggedIn'), children: personalPages.map(route) },
              ],
            },
          ],
        },
      ],
    },
  ];
}
