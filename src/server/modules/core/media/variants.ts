import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { IMAGE_WIDTHS } from '@/shared/limits';
import { isDiskFull, withFolder } from '@/server/lib/files';
import { makeLimiter } from '@/server/lib/limiter';
import type { Log } from '@/server/log';
import type { VariantFormat } from './imageTasks';
import { ANIMATED, type OpenFile } from './storage';
import type { MediaStore } from './store';

export interface Variant {
  /** File name among the variants. */
  name: string;
  width: number;
  format: VariantFormat;
}

/**
 * The variant that serves an image best: the next larger of `IMAGE_WIDTHS`, at most the largest, in
 * the best format that the request's Accept header admits. Undefined: the original does.
 */
export function chooseVariant(file: string, width: number, accept: string): Variant | undefined {
  const format = bestFormat(file, accept);
  if (!format) return undefined;
  const target = IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? 1920;
  return { name: `${file}_${target}.${format}`, width: target, format };
}

/** Animations that sharp does not read, or not write as WebP, are served as they are. */
function bestFormat(file: string, accept: string): VariantFormat | undefined {
  const own = file.slice(file.lastIndexOf('.') + 1);
  if (own === 'gif' || file.includes(ANIMATED)) return undefined;
  if (own === 'webp') return 'webp';
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return own === 'png' || own === 'avif' ? own : 'jpg';
}

export type Variants = ReturnType<typeof makeVariants>;

export const VARIANT_LIMITS = {
  /** A request gets the original after this time; the variant is made all the same. */
  waitMs: 3_000,
  /** Variants that may wait to be made, of all and of one IP address. */
  maxWaiting: 48,
  maxPerIp: 6,
};
export type VariantLimits = typeof VARIANT_LIMITS;

/** A variant that could not be made is not tried again for an hour: it may cost much memory. */
const FAILED = { max: 10_000, ttl: 3_600_000 };

/** Makes resized images, one at a time and each once. */
export function makeVariants(
  { storage, read, tempDir, tasks }: Pick<MediaStore, 'storage' | 'read' | 'tempDir' | 'tasks'>,
  log: Log,
  { waitMs, maxWaiting, maxPerIp }: VariantLimits = VARIANT_LIMITS,
) {
  const limit = makeLimiter(1, { name: 'variants', maxWaiting, maxWaitingPerKey: maxPerIp });
  const underWay = new Map<string, Promise<boolean>>();
  const failed = new LRUCache<string, true>(FAILED);
  let isStopped = false;

  const make = async (file: string, { name, width, format }: Variant): Promise<boolean> => {
    if (isStopped) return false;
    try {
      return await withFolder(join(tempDir, 'variant-'), async (folder) => {
        const original = await read(file);
        if (!original) return false;
        const [from, to] = [join(folder, 'original'), join(folder, 'variant')];
        await pipeline(original.body, createWriteStream(from));
        await tasks.resize({ from, to, width, format }).catch((error: unknown) => {
          if (!isDiskFull(error)) failed.set(name, true);
          throw error;
        });
        await storage.put('variants', name, to);
        return true;
      });
    } catch (error) {
      log.warn({ err: error, image: file, width }, 'a resized image could not be made');
      return false;
    }
  };

  /** Opens a variant, made where it is missing. Undefined: the original is to be sent this time. */
  const open = async (
    file: string,
    variant: Variant,
    ipAddress: string,
  ): Promise<OpenFile | undefined> => {
    const { name } = variant;
    const found = await storage.read('variants', name);
    if (found || failed.has(name)) return found;
    let making = underWay.get(name);
    if (!making) {
      // Rejected where too many wait.
      making = limit(() => make(file, variant), ipAddress)
        .catch(() => false)
        .finally(() => underWay.delete(name));
      underWay.set(name, making);
    }
    const isMade = await Promise.race([making, pause(waitMs, false, { ref: false })]);
    return isMade ? storage.read('variants', name) : undefined;
  };

  /** Resolves once the variant that is being made has ended; what waits is not made. */
  const stop = async (): Promise<void> => {
    isStopped = true;
    await Promise.all(underWay.values());
  };

  return { open, stop };
}
