import type { Page } from '../page';
import { escalatorTypes } from '../../../shared/siteMap';

export const escalatorTypePage: Page = {
  texts: ['escalatorTypes', 'gallery'],
  isKnown: ({ type }) => escalatorTypes.some((known) => known === type),
  component: () => import(/* webpackChunkName: "page-escalatorType" */ './EscalatorTypePage'),
};
