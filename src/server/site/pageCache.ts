import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../shared/encoding';
import type { RenderedPage } from '../../shared/rendering';
import { LruCache } from '../lib/lruCache';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Better ones cost more time than they save on the way. */
const BROTLI_QUALITY = 5;

/** Bytes of all kept pages, in all their encodings. */
const MAX_BYTES = 24 * 1024 ** 2;

/** A finished page. */
export interface SentPage {
  status: number;
  cacheControl: string;
  etag: string;
  /** Names of what it is made of, for shared caches. */
  tags: string;
  /** Its own content comes from the backend, not only its menus. */
  holdsCatalogue: boolean;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
}

const NOTHING = { tags: [], holdsCatalogue: false };

export function makeSentPage(
  status: number,
  html: string,
  cacheControl: string,
  { tags, holdsCatalogue }: Pick<RenderedPage, 'tags' | 'holdsCatalogue'> = NOTHING,
): SentPage {
  const plain = Buffer.from(html);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const etag = `"${hash}"`;
  return { status, cacheControl, etag, tags: tags.join(','), holdsCatalogue, plain, encoded: {} };
}

/** The page in an encoding; compressed once, outside the main thread. */
export async function encodePage(page: SentPage, encoding: Encoding): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return (page.encoded[encoding] ??=
    encoding === 'br'
      ? await brotliAsync(page.plain, { params })
      : await gzipAsync(page.plain, { level: 6 }));
}

/** Twice what a page weighs uncompressed: its encodings come later. */
const weightOf = (key: string, { plain }: SentPage) => 2 * (plain.length + key.length);

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
    set(key: string, version: string, page: SentPage): void {
      cache.set(key, { page, version }, weightOf(key, page));
    },
    get bytes() {
      return cache.bytes;
    },
  };
}

export type PageCache = ReturnType<typeof makePageCache>;
