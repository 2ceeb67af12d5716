import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { DetailsName, MessageValues } from './messageValues';

/** What has been typed into one form, without the trap for robots. */
export type Draft = Partial<Omit<MessageValues, 'website'>>;

/** The drafts of both forms, each under the name of its long text. A listener stores them. */
export type DraftsState = Partial<Record<DetailsName, Draft>>;

interface DraftChange {
  form: DetailsName;
  field: keyof Draft;
  value: string;
}

const initialState: DraftsState = {};

const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftChanged(state, { payload: { form, field, value } }: PayloadAction<DraftChange>) {
      state[form] = { ...state[form], [field]: value };
    },
    /** The message has arrived: nothing of it is kept. */
    draftSent(state, { payload }: PayloadAction<DetailsName>) {
      delete state[payload];
    },
  },
  selectors: { selectDrafts: (state) => state },
});

export const { draftChanged, draftSent } = draftsSlice.actions;
export const { selectDrafts } = draftsSlice.selectors;
export default draftsSlice;

/** The drafts from the text that they were stored as; none from anything else. */
export function readDrafts(stored: string | null): DraftsState {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    return found instanceof Object ? found : {};
  } catch {
    return {};
  }
}
