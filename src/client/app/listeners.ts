import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { api, isUnauthorized, personalEntries } from '../api';
import {
  type AuthState,
  selectToken,
  sessionExpired,
  sessionLeft,
} from '../features/auth/authSlice';
import type { SparePartsState } from '../features/spareParts/sparePartsSlice';
import type { TextStorage } from '../lib/storage';

interface ListenedState {
  auth: AuthState;
  spareParts: SparePartsState;
}

/** The name of what a tab keeps of the comparison. */
export const COMPARED = 'compared';

const { getCurrentUser, logIn, logOut } = api.endpoints;

/** Everything that follows from an action but is no reducer's work. */
export function makeListeners(
  storage?: Pick<TextStorage, 'setItem' | 'removeItem'>,
  tabStorage?: Pick<TextStorage, 'setItem'>,
) {
  const listeners = createListenerMiddleware<ListenedState>();

  listeners.startListening({
    predicate: (_action, now, before) => now.auth.token !== before.auth.token,
    effect: (_action, { getState }) => {
      const token = selectToken(getState());
      if (token) storage?.setItem('token', token);
      else storage?.removeItem('token');
    },
  });

  listeners.startListening({
    predicate: (_action, now, before) =>
      now.spareParts.comparedIds !== before.spareParts.comparedIds,
    effect: (_action, { getState }) => {
      tabStorage?.setItem(COMPARED, getState().spareParts.comparedIds.join(' '));
    },
  });

  listeners.startListening({
    predicate: (action) =>
      isRejectedWithValue(action) &&
      isUnauthorized(action.payload) &&
      !getCurrentUser.matchRejected(action) &&
      !logIn.matchRejected(action),
    effect: (_action, { dispatch }) => {
      dispatch(sessionExpired());
    },
  });

  // What the ended session was refused is asked for again.
  listeners.startListening({
    predicate: (_action, now, before) =>
      before.auth.check === 'expired' && now.auth.check === 'admin',
    effect: (_action, { dispatch }) => {
      dispatch(
        api.util.invalidateTags([
          ...(['Inquiry', 'Application', 'Account', 'Invitation', 'Session'] as const),
          ...(['Synonym', 'MissedSearch', 'Attribute', 'AttributeProposal'] as const),
        ]),
      );
    },
  });

  // `WhileLoggedIn` has taken it off the screen; it goes from the memory too.
  listeners.startListening({
    predicate: (_action, now, before) =>
      before.auth.check === 'admin' && now.auth.check !== 'admin',
    effect: (_action, { dispatch, getState }) => {
      for (const entry of personalEntries(getState())) {
        dispatch(api.internalActions.removeQueryResult(entry));
      }
    },
  });

  // What only admins may read must not stay in the memory of a shared computer.
  listeners.startListening({
    predicate: (action) => logOut.matchFulfilled(action) || sessionLeft.match(action),
    effect: (_action, { dispatch }) => {
      dispatch(api.util.resetApiState());
    },
  });

  return listeners;
}
