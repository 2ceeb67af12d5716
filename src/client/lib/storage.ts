export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Never throws: where the browser's storage is blocked or full, texts are stored in memory. */
function makeTextStorage(kind: 'localStorage' | 'sessionStorage'): TextStorage {
  const memory = new Map<string, string>();

  /** Even reading `window.localStorage` throws where it is blocked. */
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(window[kind]);
    } catch {
      return undefined;
    }
  };

  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, text) => {
      memory.delete(key);
      const isStored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (!isStored) memory.set(key, text);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

export const safeLocalStorage = makeTextStorage('localStorage');

/** Key of the drafts of the console's forms in the tab's storage. */
export const CONSOLE_DRAFTS = 'consoleDrafts';

export const safeSessionStorage = makeTextStorage('sessionStorage');
