import type { Page } from '../page';

export const newsroomPage: Page = {
  texts: ['newsroom'],
  component: () => import(/* webpackChunkName: "page-newsroom" */ './NewsroomPage'),
};
