import { useSelector } from 'react-redux';
import { api } from '../../api';
import { selectCategoryTree, selectTreeIsLoading } from './selectors';

/** The tree of all categories, empty while it loads and after a failure; fetched where nobody has yet. */
export function useCategoryTree() {
  api.endpoints.listCategories.useQuerySubscription();
  return { tree: useSelector(selectCategoryTree), isLoading: useSelector(selectTreeIsLoading) };
}
