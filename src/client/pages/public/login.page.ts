import type { Page } from '../page';

export const loginPage: Page = {
  texts: ['account'],
  component: () => import(/* webpackChunkName: "page-login" */ './LoginPage'),
};
