import type { Page } from '../page';

export const escalatorPage: Page = {
  texts: ['escalator', 'escalatorTypes'],
  component: () => import(/* webpackChunkName: "page-escalator" */ './EscalatorPage'),
};
