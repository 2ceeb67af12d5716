import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { storedJson } from '@/client/lib/storage';

export interface SparePartsState {
  /** Ids of the parts in the comparison, in the order of choosing. */
  comparedIds: string[];
  /** The URL from which the comparison was opened. */
  comparedFrom?: string;
}

/** Columns of the comparison. */
export const MOST_COMPARED = 4;

const initialState: SparePartsState = { comparedIds: [] };

/** Each id once, and no more than the table has columns for. */
const comparable = (ids: readonly string[]) =>
  [...new Set(ids.filter(Boolean))].slice(0, MOST_COMPARED);

const ID = /^[\w-]{1,64}$/;

/** The comparison that all tabs share. */
export const storedComparison = storedJson('compared', 1, (found): { ids: string[] } => {
  const { ids } = Object(found) as { ids?: unknown };
  const isId = (id: unknown): id is string => typeof id === 'string' && ID.test(id);
  return { ids: Array.isArray(ids) ? comparable(ids.filter(isId)) : [] };
});

export const comparedIn = (params: URLSearchParams): string[] => comparable(params.getAll('part'));

export const withStoredComparison = (): SparePartsState => ({
  ...initialState,
  comparedIds: storedComparison.read().ids,
});

const sparePartsSlice = createSlice({
  name: 'spareParts',
  initialState,
  reducers: {
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
    /** Another tab stored this comparison. */
    comparisonChangedElsewhere(state, { payload }: PayloadAction<string[]>) {
      state.comparedIds = payload;
    },
  },
  selectors: {
    selectComparedIds: (state) => state.comparedIds,
    selectIsCompared: (state, id: string) => state.comparedIds.includes(id),
    selectComparisonIsFull: (state) => state.comparedIds.length >= MOST_COMPARED,
    selectComparedFrom: (state) => state.comparedFrom,
  },
});

export const {
  comparisonToggled,
  comparisonOpened,
  comparisonCleared,
  comparisonChangedElsewhere,
} = sparePartsSlice.actions;
export const { selectComparedIds, selectIsCompared, selectComparisonIsFull, selectComparedFrom } =
  sparePartsSlice.selectors;
export default sparePartsSlice;
