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

/** Shared by the browser's tabs. */
export const safeLocalStorage = makeTextStorage('localStorage');

/** Key of the drafts of the console's forms in the tab's storage. */
export const CONSOLE_DRAFTS = 'consoleDrafts';

/** The tab's own. */
export const safeSessionStorage = makeTextStorage('sessionStorage');

/**
 * A value that a storage holds as JSON. `guard` makes it from what is found, which may be anything, and
 * is undefined where it cannot be read or has another version.
 */
export function storedJson<Value>(
  key: string,
  version: number | undefined,
  guard: (found: unknown) => Value,
  storage: TextStorage = safeLocalStorage,
) {
  const parse = (text: string): unknown => {
    try {
      const found: unknown = JSON.parse(text);
      const { version: foundVersion } = Object(found) as { version?: unknown };
      return version === undefined || foundVersion === version ? found : undefined;
    } catch {
      return undefined;
    }
  };
  const stringify = (value: Value) =>
    JSON.stringify(version === undefined ? value : { version, ...value });
  return {
    key,
    stringify,
    read: (): Value => guard(parse(storage.getItem(key) ?? '')),
    write: (value: Value) => storage.setItem(key, stringify(value)),
    remove: () => storage.removeItem(key),
  };
}
