import { type RootState, type StoreSettings, makeStore } from '../app/store';
import { API_URL } from './server';

/** A store without screens that asks the fake backend and doesn't wait before a retry. */
export const testStore = (preloaded?: Partial<RootState>, settings: StoreSettings = {}) =>
  makeStore(preloaded, { apiUrl: API_URL, retryDelay: () => 0, ...settings });
