import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** The console's tables of the catalogue, which other pages lead back to. */
export type TableName = 'allCategories' | 'allSpareParts';

export interface SparePartsState {
  /** Query strings of the tables as they were last shown, so that 'back' leads to the same rows. */
  lastSearches: Record<TableName, string>;
  /** Ids of the parts in the comparison, in the order of choosing. */
  comparedIds: string[];
  /** The URL from which the comparison was opened. */
  comparedFrom?: string;
}

/** Columns of the comparison. */
export const MOST_COMPARED = 4;

const initialState: SparePartsState = {
  lastSearches: { allCategories: '', allSpareParts: '' },
  comparedIds: [],
};

/** Each id once, and no more than the table has columns for. */
const comparable = (ids: readonly string[]) =>
  [...new Set(ids.filter(Boolean))].slice(0, MOST_COMPARED);

export const comparedIn = (params: URLSearchParams): string[] => comparable(params.getAll('part'));

/** The initial state with the comparison from the tab's storage, which may hold anything. */
export const withStoredComparison = (stored: string | null): SparePartsState => ({
  ...initialState,
  comparedIds: comparable(stored?.split(' ') ?? []),
});

const sparePartsSlice = createSlice({
  name: 'spareParts',
  initialState,
  reducers: {
    tableSearchChanged(state, { payload }: PayloadAction<Partial<Record<TableName, string>>>) {
      Object.assign(state.lastSearches, payload);
    },
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
    selectIsCompared: (state, id: string) => state.comparedIds.includes(id),
    selectComparisonIsFull: (state) => state.comparedIds.length >= MOST_COMPARED,
    selectComparedFrom: (state) => state.comparedFrom,
  },
});

export const { tableSearchChanged, comparisonToggled, comparisonOpened, comparisonCleared } =
  sparePartsSlice.actions;
export const {
  selectLastSearches,
  selectComparedIds,
  selectIsCompared,
  selectComparisonIsFull,
  selectComparedFrom,
} = sparePartsSlice.selectors;
export default sparePartsSlice;
