import type { Page } from '../page';

export const contactPage: Page = {
  texts: ['contact', 'inquiryForm'],
  component: () => import(/* webpackChunkName: "page-contact" */ './ContactPage'),
};
