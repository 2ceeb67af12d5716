import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** The console's tables of the catalogue, which other pages lead back to. */
export type TableName = 'allCategories' | 'allSpareParts';

export interface SparePartsState {
  /** Query strings of the tables as they were last seen, so that 'back' leads to the same rows. */
  lastSearches: Record<TableName, string>;
  /** Ids of the parts that the visitor wants to see side by side, in the order of choosing. */
  comparedIds: string[];
  /** The address that the comparison was opened from. */
  comparedFrom?: string;
}

/** Columns that a table of parts has room for. */
export const MOST_COMPARED = 4;

const initialState: SparePartsState = {
  lastSearches: { allCategories: '', allSpareParts: '' },
  comparedIds: [],
};

/** The first state with the choice that the tab has kept, which may be anything. */
export function withKeptComparison(kept: string | null): SparePartsState {
  const ids = kept?.split(' ').filter(Boolean) ?? [];
  return { ...initialState, comparedIds: [...new Set(ids)].slice(0, MOST_COMPARED) };
}

const sparePartsSlice = createSlice({
  name: 'spareParts',
  initialState,
  reducers: {
    tableSearchChanged(state, { payload }: PayloadAction<Partial<Record<TableName, string>>>) {
      Object.assign(state.lastSearches, payload);
    },
    /** Takes the part in or out; more than have room are not taken. */
    comparisonToggled(state, { payload }: PayloadAction<string>) {
      const { comparedIds } = state;
      if (comparedIds.includes(payload)) {
        state.comparedIds = comparedIds.filter((id) => id !== payload);
      } else if (comparedIds.length < MOST_COMPARED) comparedIds.push(payload);
    },
    comparisonOpened(state, { payload }: PayloadAction<string>) {
      state.comparedFrom = payload;
    },
    comparisonCleared(state) {
      state.comparedIds = [];
    },
  },
  selectors: {
    selectLastSearches: (state) => state.lastSearches,
    selectComparedIds: (state) => state.comparedIds,
    selectComparedFrom: (state) => state.comparedFrom,
  },
});

export const { tableSearchChanged, comparisonToggled, comparisonOpened, comparisonCleared } =
  sparePartsSlice.actions;
export const { selectLastSearches, selectComparedIds, selectComparedFrom } =
  sparePartsSlice.selectors;
export default sparePartsSlice;
