import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { type ApiExtra, api, exponentialDelay } from '../api';
import authSlice from '../features/auth/authSlice';
import categoriesSlice from '../features/categories/categoriesSlice';
import quotationSlice from '../features/quotationList/quotationSlice';
import sparePartsSlice from '../features/spareParts/sparePartsSlice';
import uiSlice from '../features/ui/uiSlice';
import type { TextStorage } from '../lib/storage';
import { makeListeners } from './listeners';

const rootReducer = combineSlices(
  api,
  authSlice,
  categoriesSlice,
  quotationSlice,
  sparePartsSlice,
  uiSlice,
);

export type RootState = ReturnType<typeof rootReducer>;

export interface StoreSettings extends Partial<ApiExtra> {
  /** Stores the token, the comparison and the quotation list; none on the server. */
  storage?: Pick<TextStorage, 'setItem' | 'removeItem'>;
}

/** One store per page load, per request on the server, per test. */
export function makeStore(preloadedState?: Partial<RootState>, settings: StoreSettings = {}) {
  const { apiUrl = '', language = 'en', retryDelay = exponentialDelay } = settings;
  const { server, storage } = settings;
  // The server has no session to listen for.
  const listeners = server ? createListenerMiddleware() : makeListeners(storage);
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { apiUrl, language, retryDelay, server } satisfies ApiExtra },
        // Their warnings depend on how busy the machine is.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
