import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { api, isUnauthorized, tagTypes } from '../api';
import {
  type AuthState,
  selectToken,
  sessionExpired,
  sessionLeft,
} from '../features/auth/authSlice';
import {
  listChangedElsewhere,
  type QuotationState,
  storedList,
} from '../features/quotationList/quotationSlice';
import {
  comparisonChangedElsewhere,
  type SparePartsState,
  storedComparison,
} from '../features/spareParts/sparePartsSlice';
import { CONSOLE_DRAFTS, safeSessionStorage, type TextStorage } from '../lib/storage';

interface ListenedState {
  api: ReturnType<typeof api.reducer>;
  auth: AuthState;
  quotation: QuotationState;
  spareParts: SparePartsState;
}

const { logIn, logOut } = api.endpoints;

const personalTags = ['Inquiry', 'Application', 'Account', 'Invitation', 'Session'] as const;

type CacheEntry = Parameters<typeof api.internalActions.removeQueryResult>[0];

export function makeListeners(storage?: Pick<TextStorage, 'setItem' | 'removeItem'>) {
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
    // What another tab has stored would only go back and forth.
    predicate: (action, now, before) =>
      now.spareParts.comparedIds !== before.spareParts.comparedIds &&
      !comparisonChangedElsewhere.match(action),
    effect: (_action, { getState }) => {
      const { comparedIds: ids } = getState().spareParts;
      storage?.setItem(storedComparison.key, storedComparison.stringify({ ids }));
    },
  });

  listeners.startListening({
    predicate: (action, now, before) =>
      now.quotation.lines !== before.quotation.lines && !listChangedElsewhere.match(action),
    effect: (_action, { getState }) =>
      storage?.setItem(storedList.key, storedList.stringify(getState().quotation)),
  });

  listeners.startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && isUnauthorized(action.payload) && !logIn.matchRejected(action),
    effect: (_action, { dispatch }) => void dispatch(sessionExpired()),
  });

  // Refetches what the expired session could not read.
  listeners.startListening({
    predicate: (_action, now, before) =>
      before.auth.check === 'expired' && now.auth.check === 'admin',
    effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags([...tagTypes])),
  });

  // `WhileLoggedIn` removes personal data from the screen; this removes it from the memory.
  listeners.startListening({
    predicate: (_action, now, before) =>
      before.auth.check === 'admin' && now.auth.check !== 'admin',
    effect: (_action, { dispatch, getState }) => {
      for (const { queryCacheKey } of api.util.selectInvalidatedBy(getState(), personalTags)) {
        dispatch(api.internalActions.removeQueryResult({ queryCacheKey } as CacheEntry));
      }
    },
  });

  listeners.startListening({
    matcher: logOut.matchRejected,
    effect: ({ payload }) => console.error('Logout failed', payload),
  });

  // What only admins may read must not stay on a shared computer.
  listeners.startListening({
    predicate: (action) => logOut.matchFulfilled(action) || sessionLeft.match(action),
    effect: (_action, { dispatch }) => {
      safeSessionStorage.removeItem(CONSOLE_DRAFTS);
      dispatch(api.util.resetApiState());
    },
  });

  return listeners;
}
