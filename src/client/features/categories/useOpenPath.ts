import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSidebarNodes, selectSidebarPathTo, sidebarNodesExpanded } from './categoriesSlice';
import { selectAncestorsById } from './selectors';

/**
 * Ids of the categories above the current one, outermost first, and of all that are open. The way
 * to the current one is shown open when it becomes current; after that the visitor opens and
 * closes them.
 */
export function useOpenPath(currentId: string | undefined) {
  const ancestors = useSelector(selectAncestorsById).get(currentId ?? '');
  const openIds = useSelector(selectSidebarNodes);
  const isOpened = useSelector(selectSidebarPathTo) === currentId;
  const dispatch = useDispatch();
  const ancestorIds = ancestors?.map(({ _id }) => _id) ?? [];
  useLayoutEffect(() => {
    if (!currentId || !ancestors) return;
    dispatch(sidebarNodesExpanded([...ancestors.map(({ _id }) => _id), currentId]));
  }, [currentId, ancestors, dispatch]);
  // Already in the first rendering, also on the server: the tree must not jump open.
  const path = isOpened || !currentId ? [] : [...ancestorIds, currentId];
  return { ancestorIds, openIds: [...openIds, ...path] };
}
