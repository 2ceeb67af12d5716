export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Never throws: where the browser's storage is blocked or full, texts are stored in memory. */
function makeTextStorage(kind: 'localStorage' | 'sessionStorage') {
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
    getItem: (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key: string, text: string) => {
      memory.delete(key);
      const isStored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (!isStored) memory.set(key, text);
    },
    /** Whether the text is lost with the page. */
    isInMemory: (key: string) => memory.has(key),
    removeItem: (key: string) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Key of the quotation list in the storage that the browser's tabs share. */
export const QUOTATION_LIST = 'quotationList';

export const safeLocalStorage = makeTextStorage('localStorage');

/** Key of the drafts of the console's forms in the tab's storage. */
export const CONSOLE_DRAFTS = 'consoleDrafts';

export const safeSessionStorage = makeTextStorage('sessionStorage');
