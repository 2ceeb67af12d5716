import { useSelector } from 'react-redux';
import { api } from '@/client/api';
import { selectOfferedTree } from './offeredTree';
import { type ApiState, selectTreeIsLoading } from './selectors';

/**
 * The tree that a visitor at this category is offered, empty while it loads and after a failure;
 * fetched where nobody has yet.
 */
export function useCategoryTree(currentId?: string) {
  api.endpoints.listCategories.useQuerySubscription();
  return {
    tree: useSelector((state: ApiState) => selectOfferedTree(state, currentId)),
    isLoading: useSelector(selectTreeIsLoading),
  };
}
