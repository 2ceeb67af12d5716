import type { Page } from '../page';

export const careerPage: Page = {
  texts: ['career', 'inquiryForm'],
  component: () => import(/* webpackChunkName: "page-career" */ './CareerPage'),
};
