import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { IMAGE_WIDTHS } from '@/shared/limits';
import { makeFairQueue, type FairQueueLimits } from '@/server/lib/fairQueue';
import { isDiskFull } from '@/server/lib/files';
import { withTimeout } from '@/server/lib/timeout';
import type { Log } from '@/server/log';
import type { MediaStorage, StoredFile } from './storage';
import type { MediaStore } from './store';

export type VariantFormat = 'avif' | 'webp' | 'jpg' | 'png';

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
  return { name: `${stem(file)}_${target}.${format}`, width: target, format };
}

/** GIFs may move, which AVIF as sharp writes it does not: they are served as they are. */
function bestFormat(file: string, accept: string): VariantFormat | undefined {
  const own = file.slice(file.lastIndexOf('.') + 1);
  if (own === 'gif') return undefined;
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return own === 'png' || own === 'webp' || own === 'avif' ? own : 'jpg';
}

/** Two originals of one hash in different formats have different stems. */
function stem(file: string): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 40);
}

interface VariantRequest {
  /** Name of the stored image. */
  file: string;
  /** Wanted width. */
  width: number;
  /** The request's Accept header. */
  accept: string;
  /** Who asks: what one visitor wants holds up nobody else. */
  visitor: string;
}

export type Variants = ReturnType<typeof makeVariants>;

export interface VariantLimits extends FairQueueLimits {
  /** All resized images together, in bytes; beyond it the oldest go. */
  bytes: number;
  /** Nobody waits longer for a variant; it is made all the same. */
  waitMs: number;
}

export const VARIANT_LIMITS: VariantLimits = {
  bytes: 1024 ** 3,
  waitMs: 3_000,
  perKey: 6,
  total: 48,
  idle: 400,
};

/** What lists and pages of parts show on most screens, in the format of most browsers. */
const USUAL = { widths: [320, 640, 960], accept: 'image/avif' };

/** Variants that are known to be there. */
const MAX_KNOWN = 50_000;

/** A variant that could not be made is not tried again for this long: it may cost much memory. */
const FAILED = { max: 10_000, ttl: 3_600_000 };

/** Makes resized images: each once, one at a time, kept within a limit. */
export function makeVariants(
  { storage, read, tempDir, tasks }: Pick<MediaStore, 'storage' | 'read' | 'tempDir' | 'tasks'>,
  log: Log,
  limits = VARIANT_LIMITS,
) {
  const queue = makeFairQueue(limits);
  const underWay = new Map<string, Promise<boolean>>();
  const known = new Set<string>();
  const failed = new LRUCache<string, true>(FAILED);
  let total: number | undefined;

  const remember = (name: string) => {
    if (known.size >= MAX_KNOWN) known.clear();
    known.add(name);
  };

  const isThere = async (name: string): Promise<boolean> => {
    if (known.has(name)) return true;
    if (!(await storage.stat('variants', name))) return false;
    remember(name);
    return true;
  };

  /** Returns whether the variant is there now. A failure costs the visitor nothing but bytes. */
  const make = async (file: string, { name, width, format }: Variant): Promise<boolean> => {
    const [temp = '', source = ''] = [1, 2].map(() => join(tempDir, `variant-${randomUUID()}`));
    try {
      const original = await read(file);
      if (!original) return false;
      await pipeline(original.body, createWriteStream(source));
      await tasks.resize({ from: source, to: temp, width, format }).catch((error: unknown) => {
        if (!isDiskFull(error)) failed.set(name, true);
        throw error;
      });
      const { size } = await stat(temp);
      await storage.put('variants', name, temp);
      remember(name);
      total = total === undefined ? await sizeOf(storage) : total + size;
      if (total > limits.bytes) total = await removeOldest(storage, limits.bytes * 0.8, known);
      return true;
    } catch (error) {
      log.warn({ err: error, image: file, width }, 'a resized image could not be made');
      return false;
    } finally {
      await Promise.all([temp, source].map((path) => rm(path, { force: true })));
    }
  };

  const track = (name: string, making: Promise<boolean>): Promise<boolean> => {
    const tracked = making.catch(() => false).finally(() => underWay.delete(name));
    underWay.set(name, tracked);
    return tracked;
  };

  /**
   * The variant's file name, made where it is missing. `original`: that serves best;
   * `stand-in`: the original is to be sent this time, as making the variant takes too long.
   */
  const find = async ({ file, width, accept, visitor }: VariantRequest) => {
    const variant = chooseVariant(file, width, accept);
    if (!variant) return 'original';
    const { name } = variant;
    if (await isThere(name)) return { name };
    if (failed.has(name)) return 'stand-in';
    let making = underWay.get(name);
    if (!making) {
      const queued = queue.add(visitor, () => make(file, variant));
      if (!queued) return 'stand-in';
      making = track(name, queued);
    }
    const late = () => new Error('The variant is not ready.');
    const isMade = await withTimeout(making, limits.waitMs, late).catch(() => false);
    return isMade ? { name } : 'stand-in';
  };

  const prepareOne = async (file: string, variant: Variant): Promise<void> => {
    if (underWay.has(variant.name) || failed.has(variant.name) || (await isThere(variant.name)))
      return;
    await track(variant.name, make(file, variant));
  };

  /** Makes the usual variants of images, when nobody waits for another one. */
  const prepare = (files: string[]) => {
    for (const file of files) {
      for (const width of USUAL.widths) {
        const variant = chooseVariant(file, width, USUAL.accept);
        if (variant) queue.addIdle(() => prepareOne(file, variant));
      }
    }
  };

  /** A variant is not where it was found. */
  const forget = (name: string) => known.delete(name);

  return { find, prepare, forget, stop: queue.stop };
}

async function listAll(storage: MediaStorage): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of storage.list('variants')) files.push(file);
  return files;
}

const sum = (files: StoredFile[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);

const sizeOf = async (storage: MediaStorage) => sum(await listAll(storage));

async function removeOldest(
  storage: MediaStorage,
  untilBytes: number,
  known: Set<string>,
): Promise<number> {
  const files = (await listAll(storage)).sort((a, b) => a.changedAt - b.changedAt);
  let total = sum(files);
  for (const { name, bytes } of files) {
    if (total <= untilBytes) break;
    known.delete(name);
    await storage.remove('variants', name);
    total -= bytes;
  }
  return total;
}
