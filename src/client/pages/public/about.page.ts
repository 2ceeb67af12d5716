import type { Page } from '../page';

export const aboutPage: Page = {
  texts: ['about'],
  component: () => import(/* webpackChunkName: "page-about" */ './AboutPage'),
};
