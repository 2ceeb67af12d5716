import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

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

/** Of the stored format; one that this release does not know is not read. */
const STORED_VERSION = 1;

const ID = /^[\w-]{1,64}$/;

export const storedComparison = (ids: readonly string[]): string =>
  JSON.stringify({ version: STORED_VERSION, ids });

/** The ids in the browser's storage, which may hold anything. */
function readComparison(stored: string | null): string[] {
  try {
    const { version, ids } = Object(JSON.parse(stored ?? 'null')) as Record<string, unknown>;
    if (version !== STORED_VERSION || !Array.isArray(ids)) return [];
    return comparable(ids.filter((id): id is string => typeof id === 'string' && ID.test(id)));
  } catch {
    return [];
  }
}

export const comparedIn = (params: URLSearchParams): string[] => comparable(params.getAll('part'));

/** The initial state with the comparison that all tabs share. */
export const withStoredComparison = (stored: string | null): SparePartsState => ({
  ...initialState,
  comparedIds: readComparison(stored),
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
    comparisonChangedElsewhere(state, { payload }: PayloadAction<string | null>) {
      state.comparedIds = readComparison(payload);
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
