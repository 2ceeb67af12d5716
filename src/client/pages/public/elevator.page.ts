import type { Page } from '../page';

export const elevatorPage: Page = {
  texts: ['elevator', 'elevatorTypes'],
  component: () => import(/* webpackChunkName: "page-elevator" */ './ElevatorPage'),
};
