import type { Page } from '../page';

export const sparePartsPage: Page = {
  texts: ['spareParts'],
  component: () => import(/* webpackChunkName: "page-spareParts" */ './SparePartsPage'),
};
