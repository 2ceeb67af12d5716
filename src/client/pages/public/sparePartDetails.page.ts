import { api } from '../../api';
import type { Page } from '../page';

export const sparePartDetailsPage: Page = {
  texts: ['catalogue'],
  load: (dispatch, { params: { id = '' } }) => [
    dispatch(api.endpoints.getSparePart.initiate({ id }, { subscribe: false })),
    dispatch(api.endpoints.listCategories.initiate(undefined, { subscribe: false })),
  ],
  component: () => import(/* webpackChunkName: "page-sparePartDetails" */ './SparePartDetailsPage'),
};
