import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { page } from './page';

/** Company, product and contact pages. */
export const companyRoutes = (i18n: I18n): RouteObject[] => [
  {
    path: paths.about(),
    lazy: page(i18n, ['about'], () => import('../../pages/public/AboutPage')),
  },
  {
    path: paths.elevator(),
    lazy: page(
      i18n,
      ['elevator', 'elevatorTypes'],
      () => import('../../pages/public/ElevatorPage'),
    ),
  },
  {
    path: paths.escalator(),
    lazy: page(
      i18n,
      ['escalator', 'escalatorTypes'],
      () => import('../../pages/public/EscalatorPage'),
    ),
  },
  {
    path: paths.spareParts(),
    lazy: page(i18n, ['spareParts'], () => import('../../pages/public/SparePartsPage')),
  },
  {
    path: '/elevators/:type',
    lazy: page(
      i18n,
      ['elevatorTypes', 'gallery'],
      () => import('../../pages/public/ElevatorTypePage'),
    ),
  },
  {
    path: '/escalator/:type',
    lazy: page(
      i18n,
      ['escalatorTypes', 'gallery'],
      () => import('../../pages/public/EscalatorTypePage'),
    ),
  },
  {
    path: paths.sparePartsOverview(),
    lazy: page(i18n, ['overview'], () => import('../../pages/public/SparePartsOverviewPage')),
  },
  {
    path: paths.career(),
    lazy: page(i18n, ['career', 'inquiryForm'], () => import('../../pages/public/CareerPage')),
  },
  {
    path: paths.newsroom(),
    lazy: page(i18n, ['newsroom'], () => import('../../pages/public/NewsroomPage')),
  },
  {
    path: paths.contact(),
    lazy: page(i18n, ['contact', 'inquiryForm'], () => import('../../pages/public/ContactPage')),
  },
];
