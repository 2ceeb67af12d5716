import { api } from '../../api';
import { PARTS_PER_PAGE } from '../../features/spareParts/partsPerPage';
import { pageOf } from '../../../shared/pageParam';
import type { Page } from '../page';

export const gridQuery = (id: string, page: number) => ({ id, page, limit: PARTS_PER_PAGE });

export const sparePartsGridPage: Page = {
  texts: ['catalogue'],
  load: (dispatch, { params: { id = '' }, url }) => [
    dispatch(
      api.endpoints.listCategorySpareParts.initiate(gridQuery(id, pageOf(url.searchParams)), {
        subscribe: false,
      }),
    ),
    dispatch(api.endpoints.listCategories.initiate(undefined, { subscribe: false })),
  ],
  component: () => import(/* webpackChunkName: "page-sparePartsGrid" */ './SparePartsGridPage'),
};
