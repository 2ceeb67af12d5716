import { LruCache } from '../lib/lruCache';
import type { SentData, SentPage } from './sentPage';
import { weightOf } from './sentText';

/** Bytes of all kept pages. */
const MAX_BYTES = 24 * 1024 ** 2;

/** With its key, of two bytes a sign. */
const weigh = (key: string, { html, data }: SentPage) =>
  weightOf(html) + (data ? weightOf(data) : 0) + 2 * key.length;

/**
 * Keeps finished pages by their address, each for the version of the catalogue that it was made
 * at. The one that was not asked for the longest goes first.
 */
export function makePageCache(maxBytes = MAX_BYTES) {
  const cache = new LruCache<{ page: SentPage; version: string }>(maxBytes);
  return {
    /** Without a version: at whichever it was made, where only its menus hold the catalogue. */
    get(key: string, version: string | undefined): SentPage | undefined {
      const entry = cache.get(key);
      if (!entry) return undefined;
      if (version === undefined) return entry.page.holdsCatalogue ? undefined : entry.page;
      if (entry.version === version) return entry.page;
      cache.delete(key);
      return undefined;
    },
    /** The data of that name, which no version of the catalogue changes. */
    getData(key: string, name: string): SentData | undefined {
      const data = cache.get(key)?.page.data;
      return data?.name === name ? data : undefined;
    },
    set(key: string, version: string, page: SentPage): void {
      cache.set(key, { page, version }, weigh(key, page));
    },
    get bytes() {
      return cache.bytes;
    },
  };
}
