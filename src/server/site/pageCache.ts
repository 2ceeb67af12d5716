import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../shared/encoding';
import type { RenderedPage } from '../../shared/rendering';
import { LruCache } from '../lib/lruCache';

const brotliAsync = promisify(brotliCompress);
const decompressAsync = promisify(brotliDecompress);
const gzipAsync = promisify(gzip);

/** For a page that somebody waits for: half the time of the fourth, for 7 % more bytes. */
const BROTLI_QUALITY = 2;

/** For one that is asked for again: three times the time, for 13 % fewer bytes. */
const PATIENT_QUALITY = 5;

/**
 * As a power of two: who unpacks a page needs so many bytes. Twice as many would take a third more
 * time, for 1 % fewer bytes.
 */
const BROTLI_WINDOW = 17;

/** Bytes of all kept pages. */
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
  /**
   * Nearly all browsers take it so, and it is a ninth of the page: with the page itself beside it, the
   * pages that are let go made V8 collect so often that one response in fifty took four times as long.
   */
  brotli: Buffer;
  /** It has been asked for again, and `brotli` is small or about to be. */
  isPacked?: boolean;
  gzip?: Buffer;
  /** Shared by those who are still reading it, however slowly. */
  plain?: WeakRef<Buffer>;
}

const NOTHING = { tags: [], holdsCatalogue: false };

/** Outside the main thread. */
const compress = (plain: Buffer, quality: number) =>
  brotliAsync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    },
  });

export async function makeSentPage(
  status: number,
  plain: Buffer,
  cacheControl: string,
  { tags, holdsCatalogue }: Pick<RenderedPage, 'tags' | 'holdsCatalogue'> = NOTHING,
): Promise<SentPage> {
  const brotli = await compress(plain, BROTLI_QUALITY);
  // Of what was compressed: the same page is the same again, and an eighth as long.
  const hash = createHash('sha256').update(brotli).digest('base64url').slice(0, 22);
  const etag = `"${hash}"`;
  return { status, cacheControl, etag, tags: tags.join(','), holdsCatalogue, brotli };
}

let packing: Promise<unknown> = Promise.resolve();

/**
 * Makes a page that is asked for again smaller, one page after the other, while nobody waits for it.
 * Where that fails it rejects, and the page stays as it is.
 */
export async function pack(page: SentPage): Promise<void> {
  if (page.isPacked) return;
  page.isPacked = true;
  const packed = packing.then(async () => {
    page.brotli = await compress(await decompressAsync(page.brotli), PATIENT_QUALITY);
  });
  packing = packed.catch(() => undefined);
  await packed;
}

/** The page in an encoding, or as it is. */
export async function encodePage(page: SentPage, encoding?: Encoding): Promise<Buffer> {
  if (encoding === 'br') return page.brotli;
  if (encoding === 'gzip' && page.gzip) return page.gzip;
  // Within a millisecond; side by side, hundreds of decoders would take a gigabyte.
  const plain = page.plain?.deref() ?? brotliDecompressSync(page.brotli);
  page.plain = new WeakRef(plain);
  return encoding === 'gzip' ? (page.gzip = await gzipAsync(plain, { level: 6 })) : plain;
}

/** With the other encoding, which comes later and is half as long again. */
const weightOf = (key: string, { brotli }: SentPage) => 3 * brotli.length + 2 * key.length;

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
