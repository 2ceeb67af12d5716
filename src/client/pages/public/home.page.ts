import type { Page } from '../page';

export const homePage: Page = {
  texts: ['home'],
  component: () => import(/* webpackChunkName: "page-home" */ './HomePage/HomePage'),
};
