import { type RootState, type StoreSettings, makeStore } from '../app/store';
import { API_URL } from './server';

export const testStore = (preloaded?: Partial<RootState>, settings: StoreSettings = {}) =>
  makeStore(preloaded, { apiUrl: API_URL, retryDelay: () => 0, ...settings });
