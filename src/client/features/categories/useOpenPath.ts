import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { sidebarNodesExpanded } from './categoriesSlice';
import { selectAncestorsById } from './selectors';

/**
 * Ids of the categories above the current one, outermost first. Together with the current one
 * they are shown open when it becomes current; after that the visitor opens and closes them.
 */
export function useOpenPath(currentId: string | undefined): string[] {
  const ancestors = useSelector(selectAncestorsById).get(currentId ?? '');
  const dispatch = useDispatch();
  // Before the first paint: the tree must not jump open under the visitor's eyes.
  useLayoutEffect(() => {
    if (!currentId || !ancestors) return;
    dispatch(sidebarNodesExpanded([...ancestors.map(({ _id }) => _id), currentId]));
  }, [currentId, ancestors, dispatch]);
  return ancestors?.map(({ _id }) => _id) ?? [];
}
