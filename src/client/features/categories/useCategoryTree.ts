import { useSelector } from 'react-redux';
import { api, useListCategoriesQuery } from '@/client/api';
import {
  type ApiState,
  MENU_TREE,
  selectCategoryOptions,
  selectTreeIsLoading,
  selectVisibleTree,
} from './selectors';

/**
 * The tree for a visitor at this category, empty while it is loading and after a failure. It is
 * fetched when it isn't cached.
 */
export function useCategoryTree(currentId?: string) {
  api.endpoints.listCategories.useQuerySubscription(MENU_TREE);
  return {
    tree: useSelector((state: ApiState) => selectVisibleTree(state, currentId)),
    isLoading: useSelector(selectTreeIsLoading),
  };
}

/** The whole tree as the choices of the console, which are fetched when they aren't cached. */
export function useCategoryOptions() {
  useListCategoriesQuery({});
  return useSelector(selectCategoryOptions);
}
