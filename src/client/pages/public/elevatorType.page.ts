import type { Page } from '../page';
import { elevatorTypes } from '../../../shared/siteMap';

export const elevatorTypePage: Page = {
  texts: ['elevatorTypes', 'gallery'],
  isKnown: ({ type }) => elevatorTypes.some((known) => known === type),
  component: () => import(/* webpackChunkName: "page-elevatorType" */ './ElevatorTypePage'),
};
