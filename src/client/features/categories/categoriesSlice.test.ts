import { testStore } from '@/client/testing/testStore';
import { selectSidebarNodes, sidebarNodesExpanded, sidebarNodeToggled } from './categoriesSlice';

it('the nodes of the sidebar expand along a path, and stay expanded elsewhere', () => {
  const { dispatch, getState } = testStore();
  dispatch(sidebarNodeToggled('machines'));
  dispatch(sidebarNodesExpanded(['machines', 'doors', 'operators']));
  expect(selectSidebarNodes(getState())).toEqual(['machines', 'doors', 'operators']);
});
