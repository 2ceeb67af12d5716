import type { Page } from '../page';

export const invitationPage: Page = {
  texts: ['account'],
  component: () => import(/* webpackChunkName: "page-invitation" */ './InvitationPage'),
};
