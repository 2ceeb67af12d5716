import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** The console's tables of the catalogue, which other pages lead back to. */
export type TableName = 'allCategories' | 'allSpareParts';

export interface SparePartsState {
  /** Query strings of the tables as they were last seen, so that 'back' leads to the same rows. */
  lastSearches: Record<TableName, string>;
}

const initialState: SparePartsState = { lastSearches: { allCategories: '', allSpareParts: '' } };

const sparePartsSlice = createSlice({
  name: 'spareParts',
  initialState,
  reducers: {
    tableSearchChanged(state, { payload }: PayloadAction<Partial<Record<TableName, string>>>) {
      Object.assign(state.lastSearches, payload);
    },
  },
  selectors: { selectLastSearches: (state) => state.lastSearches },
});

export const { tableSearchChanged } = sparePartsSlice.actions;
export const { selectLastSearches } = sparePartsSlice.selectors;
export default sparePartsSlice;
