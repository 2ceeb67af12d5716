import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

export interface CategoriesState {
  /** Ids of the expanded branches of the Spare Parts menu, one per level, outermost first. */
  menuBranches: string[];
  sidebarNodes: string[];
  /** The category whose ancestors were last expanded. */
  sidebarPathTo: string | null;
  tableRows: string[];
}

const initialState: CategoriesState = {
  menuBranches: [],
  sidebarNodes: [],
  sidebarPathTo: null,
  tableRows: [],
};

const toggled = (ids: string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

const categoriesSlice = createSlice({
  name: 'categories',
  initialState,
  reducers: {
    /** At most one branch is open per level; opening one closes all deeper levels. */
    menuBranchToggled(state, { payload }: PayloadAction<{ level: number; id: string }>) {
      const { level, id } = payload;
      const open = state.menuBranches[level] === id;
      state.menuBranches = state.menuBranches.slice(0, level);
      if (!open) state.menuBranches[level] = id;
    },
    sidebarNodeToggled(state, { payload }: PayloadAction<string>) {
      state.sidebarNodes = toggled(state.sidebarNodes, payload);
    },
    sidebarNodesExpanded(state, { payload }: PayloadAction<string[]>) {
      state.sidebarNodes = [...new Set([...state.sidebarNodes, ...payload])];
      state.sidebarPathTo = payload.at(-1) ?? null;
    },
    tableRowToggled(state, { payload }: PayloadAction<string>) {
      state.tableRows = toggled(state.tableRows, payload);
    },
  },
  selectors: {
    selectMenuBranches: (state) => state.menuBranches,
    selectSidebarNodes: (state) => state.sidebarNodes,
    selectSidebarPathTo: (state) => state.sidebarPathTo,
    selectTableRows: (state) => state.tableRows,
  },
});

export const { menuBranchToggled, sidebarNodeToggled, sidebarNodesExpanded, tableRowToggled } =
  categoriesSlice.actions;
export const { selectMenuBranches, selectSidebarNodes, selectSidebarPathTo, selectTableRows } =
  categoriesSlice.selectors;
export default categoriesSlice;
