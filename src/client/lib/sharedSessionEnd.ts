import { safeLocalStorage } from './storage';

const KEY = 'sessionEndsAt';

/** Tells the other tabs when the session ends if it is not used again, in milliseconds since 1970. */
export const shareSessionEnd = (time: number): void => safeLocalStorage.setItem(KEY, String(time));

/** What this or another tab has told, or 0. */
export const sharedSessionEnd = (): number => Number(safeLocalStorage.getItem(KEY)) || 0;
