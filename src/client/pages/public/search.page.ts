import { api } from '../../api';
import { queryOf } from '../../features/search/searchQuery';
import { PARTS_PER_PAGE } from '../../features/spareParts/partsPerPage';
import { pageOf } from '../../../shared/pageParam';
import type { Page } from '../page';

export const searchQuery = (q: string, page: number) => ({ q, page, limit: PARTS_PER_PAGE });

export const searchPage: Page = {
  texts: ['catalogue', 'search'],
  load: (dispatch, { url: { searchParams } }) => {
    const q = queryOf(searchParams);
    const found = searchQuery(q, pageOf(searchParams));
    return [
      dispatch(api.endpoints.listCategories.initiate(undefined, { subscribe: false })),
      ...(q ? [dispatch(api.endpoints.listSpareParts.initiate(found, { subscribe: false }))] : []),
    ];
  },
  component: () => import(/* webpackChunkName: "page-search" */ './SearchPage'),
};
