import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../api';

/**
 * Who the visitor is checked as. `expired`: an admin whose session ran out while the
 * console was open; the screens stay as they are until the login dialog has been answered.
 */
export type AdminCheck = 'unchecked' | 'checking' | 'admin' | 'notAdmin' | 'expired';

export interface AuthState {
  /** The bearer token; a listener keeps `localStorage.token` the same. */
  token: string | null;
  check: AdminCheck;
}

const initialState: AuthState = { token: null, check: 'unchecked' };

const { getCurrentUser, logIn, logOut } = api.endpoints;

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Another tab logged in (a token) or out (null). */
    tokenChangedElsewhere(state, { payload }: PayloadAction<string | null>) {
      state.token = payload;
      if (state.check !== 'expired') state.check = 'unchecked';
    },
    sessionExpired(state) {
      if (state.check === 'admin') state.check = 'expired';
    },
    /** The admin gave the session up instead of logging in again. */
    sessionLeft(state) {
      state.token = null;
      state.check = 'unchecked';
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(logIn.matchFulfilled, (state, { payload }) => {
      state.token = payload.token;
      if (state.check !== 'expired') state.check = 'unchecked';
    });
    builder.addMatcher(logOut.matchFulfilled, (state) => {
      state.token = null;
      state.check = 'unchecked';
    });
    builder.addMatcher(getCurrentUser.matchPending, (state) => {
      if (state.check === 'unchecked') state.check = 'checking';
    });
    builder.addMatcher(getCurrentUser.matchFulfilled, (state, { payload }) => {
      state.check = payload.role === 'admin' ? 'admin' : 'notAdmin';
    });
    builder.addMatcher(isAnyOf(getCurrentUser.matchRejected), (state, { meta }) => {
      // A condition means that the call was not made at all: it says nothing.
      if (!meta.condition) state.check = 'notAdmin';
    });
  },
  selectors: {
    selectToken: (state) => state.token,
    selectAdminCheck: (state) => state.check,
  },
});

export const { tokenChangedElsewhere, sessionExpired, sessionLeft } = authSlice.actions;
export const { selectToken, selectAdminCheck } = authSlice.selectors;
export default authSlice;
