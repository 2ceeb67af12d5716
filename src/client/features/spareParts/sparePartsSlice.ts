import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { storedJson } from '@/client/lib/storage';

/** The selected rows of the console's table. */
export interface Selection {
  names: [id: string, name: string][];
  /** Of the list whose parts are all selected: its filter as JSON. */
  wholeList?: string;
}

export interface SparePartsState {
  /** Ids of the parts in the comparison, in the order of choosing. */
  comparedIds: string[];
  /** The URL from which the comparison was opened. */
  comparedFrom?: string;
  selection: Selection;
}

/** Columns of the comparison. */
export const MOST_COMPARED = 4;

const initialState: SparePartsState = { comparedIds: [], selection: { names: [] } };

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
    selectionChanged(state, { payload }: PayloadAction<Selection>) {
      state.selection = payload;
    },
  },
  selectors: {
    selectComparedIds: (state) => state.comparedIds,
    selectComparedFrom: (state) => state.comparedFrom,
    selectSelection: (state) => state.selection,
  },
});

export const {
  comparisonToggled,
  comparisonOpened,
  comparisonCleared,
  comparisonChangedElsewhere,
  selectionChanged,
} = sparePartsSlice.actions;
export const { selectComparedIds, selectComparedFrom, selectSelection } = sparePartsSlice.selectors;
export default sparePartsSlice;
