import { type RootState, type StoreSettings, makeStore } from '../app/store';
import { API_URL } from './server';

/** A store for the fake backend; retries have no delay. */
export const testStore = (preloaded?: Partial<RootState>, settings: StoreSettings = {}) =>
  makeStore(preloaded, { apiUrl: API_URL, retryDelay: () => 0, ...settings });
