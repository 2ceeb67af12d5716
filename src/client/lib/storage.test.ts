import { safeLocalStorage, safeSessionStorage, storedJson } from './storage';

describe.each([
  ['localStorage', safeLocalStorage],
  ['sessionStorage', safeSessionStorage],
] as const)('%s', (kind, texts) => {
  afterEach(() => texts.removeItem('key'));

  it('stores texts in the browser', () => {
    expect(texts.getItem('key')).toBeNull();
    texts.setItem('key', 'text');
    expect(window[kind].getItem('key')).toBe('text');
    expect(texts.isInMemory('key')).toBe(false);
    expect(texts.getItem('key')).toBe('text');
    texts.removeItem('key');
    expect(window[kind].getItem('key')).toBeNull();
  });

  it('stores texts in memory where storage is blocked', () => {
    jest.spyOn(window, kind, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(texts.getItem('key')).toBeNull();
    texts.setItem('key', 'text');
    expect(texts.getItem('key')).toBe('text');
    expect(texts.isInMemory('key')).toBe(true);
    texts.removeItem('key');
    expect(texts.getItem('key')).toBeNull();
  });

  it('returns the latest text where storage is full', () => {
    texts.setItem('key', 'old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    texts.setItem('key', 'new');
    expect(texts.getItem('key')).toBe('new');
    full.mockRestore();
    texts.setItem('key', 'newer');
    expect(texts.getItem('key')).toBe('newer');
    expect(window[kind].getItem('key')).toBe('newer');
  });
});

describe('stored JSON', () => {
  const guard = (found: unknown) => ({ ids: [], ...Object(found) }) as { ids: string[] };
  const list = storedJson('list', 2, guard);

  it('is stored with its version', () => {
    list.write({ ids: ['a'] });
    expect(window.localStorage.getItem('list')).toBe('{"version":2,"ids":["a"]}');
    expect(list.read()).toMatchObject({ ids: ['a'] });
  });

  it.each(['', '{', 'null', '{"ids":["a"]}', '{"version":1,"ids":["a"]}'])(
    'is not read where the storage holds %s',
    (text) => {
      window.localStorage.setItem('list', text);
      expect(list.read()).toEqual({ ids: [] });
    },
  );
});
