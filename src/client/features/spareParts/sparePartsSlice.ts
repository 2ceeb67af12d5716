import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

export interface SparePartsState {
  /** Query string of the parts table as it was last seen, so that 'back' leads to the same rows. */
  lastTableSearch: string;
}

const initialState: SparePartsState = { lastTableSearch: '' };

const sparePartsSlice = createSlice({
  name: 'spareParts',
  initialState,
  reducers: {
    tableSearchChanged(state, { payload }: PayloadAction<string>) {
      state.lastTableSearch = payload;
    },
  },
  selectors: { selectLastTableSearch: (state) => state.lastTableSearch },
});

export const { tableSearchChanged } = sparePartsSlice.actions;
export const { selectLastTableSearch } = sparePartsSlice.selectors;
export default sparePartsSlice;
