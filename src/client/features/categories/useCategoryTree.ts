import { useSelector } from 'react-redux';
import { api } from '@/client/api';
import { type ApiState, MENU_TREE, selectTreeIsLoading, selectVisibleTree } from './selectors';

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
