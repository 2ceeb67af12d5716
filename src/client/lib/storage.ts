type Kind = 'localStorage' | 'sessionStorage';

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What the browser keeps for the site. Where it forbids that (cookies blocked) or has no room, the
 * text is kept in memory, as long as this page stays loaded: nothing here throws.
 */
function makeTextStorage(kind: Kind): TextStorage {
  const memory = new Map<string, string>();

  /** Even to name the storage throws where it is forbidden. */
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
      const kept = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (!kept) memory.set(key, text);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Shared by all tabs. */
export const safeLocalStorage = makeTextStorage('localStorage');

/** Of this tab alone. */
export const safeSessionStorage = makeTextStorage('sessionStorage');
