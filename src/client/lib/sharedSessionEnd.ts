const KEY = 'sessionEndsAt';

/** Tells the other tabs when the session ends if it is not used again, in milliseconds since 1970. */
export function shareSessionEnd(time: number): void {
  try {
    window.localStorage.setItem(KEY, String(time));
  } catch {
    // Without a storage there is no session that tabs could share.
  }
}

/** What another tab has told, or 0. */
export function sharedSessionEnd(): number {
  try {
    return Number(window.localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
