import { testStore } from '@/client/testing/testStore';
import {
  menuBranchToggled,
  selectMenuBranches,
  selectSidebarNodes,
  sidebarNodesExpanded,
  sidebarNodeToggled,
} from './categoriesSlice';

type Store = ReturnType<typeof testStore>;
const toggle = ({ dispatch }: Store, level: number, id: string) =>
  dispatch(menuBranchToggled({ level, id }));
const branches = ({ getState }: Store) => selectMenuBranches(getState());
const nodes = ({ getState }: Store) => selectSidebarNodes(getState());

describe('the branches of the menu', () => {
  it('open one per level, each within the one before', () => {
    const store = testStore();
    toggle(store, 0, 'doors');
    toggle(store, 1, 'operators');
    expect(branches(store)).toEqual(['doors', 'operators']);
    toggle(store, 1, 'locks');
    expect(branches(store)).toEqual(['doors', 'locks']);
  });

  it('close when clicked again', () => {
    const store = testStore();
    toggle(store, 0, 'doors');
    toggle(store, 1, 'operators');
    toggle(store, 1, 'operators');
    expect(branches(store)).toEqual(['doors']);
    toggle(store, 0, 'doors');
    expect(branches(store)).toEqual([]);
  });

  it('clear the second level when another first-level category opens', () => {
    const store = testStore();
    toggle(store, 0, 'doors');
    toggle(store, 1, 'operators');
    toggle(store, 0, 'machines');
    expect(branches(store)).toEqual(['machines']);
  });
});

describe('the nodes of the sidebar', () => {
  it('open and close without each other', () => {
    const store = testStore();
    store.dispatch(sidebarNodeToggled('doors'));
    store.dispatch(sidebarNodeToggled('machines'));
    expect(nodes(store)).toEqual(['doors', 'machines']);
    store.dispatch(sidebarNodeToggled('doors'));
    expect(nodes(store)).toEqual(['machines']);
  });

  it('open along a way, and stay open where they were', () => {
    const store = testStore();
    store.dispatch(sidebarNodeToggled('machines'));
    store.dispatch(sidebarNodesExpanded(['machines', 'doors', 'operators']));
    expect(nodes(store)).toEqual(['machines', 'doors', 'operators']);
  });
});
