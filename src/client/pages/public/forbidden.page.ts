import type { Page } from '../page';

export const forbiddenPage: Page = {
  texts: ['account'],
  component: () => import(/* webpackChunkName: "page-forbidden" */ './ForbiddenPage'),
};
