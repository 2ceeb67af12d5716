import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { page } from './page';

/** The public spare-parts catalogue and its search. */
export const catalogueRoutes = (i18n: I18n): RouteObject[] => [
  {
    path: '/spare-parts-grid/:id',
    lazy: page(i18n, ['catalogue'], () => import('../../pages/public/SparePartsGridPage')),
  },
  {
    path: '/spare-parts-details/:id',
    lazy: page(i18n, ['catalogue'], () => import('../../pages/public/SparePartDetailsPage')),
  },
  {
    path: paths.search(),
    lazy: page(i18n, ['catalogue', 'search'], () => import('../../pages/public/SearchPage')),
  },
];
