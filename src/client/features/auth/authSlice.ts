import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { api } from '@/client/api';

/**
 * `expired`: the session ran out while the console was open; the screens stay as they are under the
 * login dialog. `left`: the admin has just logged out. `passwordDue`: an admin who has to choose a
 * password before anything else.
 */
export type AdminCheck =
  'unchecked' | 'checking' | 'admin' | 'passwordDue' | 'notAdmin' | 'expired' | 'left';

export interface AuthState {
  /** The bearer token; a listener mirrors it in `localStorage.token`. */
  token: string | null;
  check: AdminCheck;
}

const initialState: AuthState = { token: null, check: 'unchecked' };

const { getCurrentUser, logIn, logOut } = api.endpoints;

/** The console is on the screen, with forms that must not be lost. */
const consoleIsOpen = ({ check }: AuthState) => check === 'admin' || check === 'expired';

function leave(state: AuthState) {
  state.token = null;
  state.check = 'left';
}

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Another tab logged in (a token) or out (null). */
    tokenChangedElsewhere(state, { payload }: PayloadAction<string | null>) {
      state.token = payload;
      if (!consoleIsOpen(state)) state.check = 'unchecked';
      else if (!payload) state.check = 'expired';
    },
    sessionExpired(state) {
      if (state.check === 'admin') state.check = 'expired';
    },
    /** The session has ended for lack of activity, in every tab. */
    sessionIdled(state) {
      if (state.check !== 'admin') return;
      state.token = null;
      state.check = 'expired';
    },
    /** The admin left instead of logging in again. */
    sessionLeft: leave,
    /** The next visit of the console checks the session again. */
    consoleClosed(state) {
      if (state.check !== 'admin') state.check = 'unchecked';
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(logIn.matchFulfilled, (state, { payload }) => {
      state.token = payload.token;
      if (state.check !== 'expired') state.check = 'unchecked';
    });
    builder.addMatcher(logOut.matchFulfilled, leave);
    builder.addMatcher(getCurrentUser.matchPending, (state) => {
      if (state.check === 'unchecked') state.check = 'checking';
    });
    builder.addMatcher(getCurrentUser.matchFulfilled, (state, { payload }) => {
      if (payload.role === 'admin')
        state.check = payload.mustChangePassword ? 'passwordDue' : 'admin';
      else if (state.check !== 'expired') state.check = 'notAdmin';
    });
    builder.addMatcher(getCurrentUser.matchRejected, (state, { meta }) => {
      // With a condition no request was sent.
      if (!meta.condition && !consoleIsOpen(state)) state.check = 'notAdmin';
    });
  },
  selectors: { selectToken: (state) => state.token, selectAdminCheck: (state) => state.check },
});

export const { tokenChangedElsewhere, sessionExpired, sessionIdled, sessionLeft, consoleClosed } =
  authSlice.actions;
export const { selectToken, selectAdminCheck } = authSlice.selectors;
export const selectCurrentUser = getCurrentUser.select();
export default authSlice;
