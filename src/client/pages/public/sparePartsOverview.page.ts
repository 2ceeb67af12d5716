import { api } from '../../api';
import type { Page } from '../page';

export const sparePartsOverviewPage: Page = {
  texts: ['overview'],
  load: (dispatch) => [
    dispatch(api.endpoints.listCategories.initiate(undefined, { subscribe: false })),
  ],
  component: () =>
    import(/* webpackChunkName: "page-sparePartsOverview" */ './SparePartsOverviewPage'),
};
