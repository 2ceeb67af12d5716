import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { Encoding } from '@/shared/encoding';

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

/** What is sent to browsers, in all encodings. */
export interface SentText {
  /**
   * Nearly all browsers take it so, and it is a ninth of the text: with the text itself beside it, the
   * pages that are let go made V8 collect so often that one response in fifty took four times as long.
   */
  brotli: Buffer;
  /** It has been asked for again, and `brotli` is small or about to be. */
  isPacked?: boolean;
  gzip?: Buffer;
  /** Shared by those who are still reading it, however slowly. */
  plain?: WeakRef<Buffer>;
}

/** Outside the main thread. */
const compress = (plain: Buffer, quality: number) =>
  brotliAsync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    },
  });

export const makeSentText = async (plain: Buffer): Promise<SentText> => ({
  brotli: await compress(plain, BROTLI_QUALITY),
});

let packing: Promise<unknown> = Promise.resolve();

/**
 * Makes a text that is asked for again smaller, one after the other, while nobody waits for it.
 * Where that fails it rejects, and the text stays as it is.
 */
export async function pack(text: SentText): Promise<void> {
  if (text.isPacked) return;
  text.isPacked = true;
  const packed = packing.then(async () => {
    text.brotli = await compress(await decompressAsync(text.brotli), PATIENT_QUALITY);
  });
  packing = packed.catch(() => undefined);
  await packed;
}

/** The text in an encoding, or as it is. */
export async function encodeText(text: SentText, encoding?: Encoding): Promise<Buffer> {
  if (encoding === 'br') return text.brotli;
  if (encoding === 'gzip' && text.gzip) return text.gzip;
  // Within a millisecond; side by side, hundreds of decoders would take a gigabyte.
  const plain = text.plain?.deref() ?? brotliDecompressSync(text.brotli);
  text.plain = new WeakRef(plain);
  return encoding === 'gzip' ? (text.gzip = await gzipAsync(plain, { level: 6 })) : plain;
}

/** Bytes that it takes, with the other encoding, which comes later and is half as long again. */
export const weightOf = ({ brotli }: SentText) => 3 * brotli.length;
