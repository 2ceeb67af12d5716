import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isMissing, moveDurably } from '../../lib/files';
import { makeLimiter } from '../../lib/limiter';
import { readingOptions } from './inspect';
import type { MediaStore } from './store';

export const WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;

type VariantFormat = 'avif' | 'webp' | 'jpg' | 'png';

export interface VariantRequest {
  /** Name of the stored picture. */
  file: string;
  /** Wanted width; the next larger of `WIDTHS` is made, at most the largest. */
  width: number;
  /** The request's Accept header. */
  accept: string;
}

export interface Variants {
  /** The variant's file name below `variantsDir`; undefined: the original serves best. */
  find: (request: VariantRequest) => Promise<string | undefined>;
}

/** All resized pictures together, in bytes; beyond it the oldest go. */
const MAX_BYTES = 1024 ** 3;

/** Makes resized pictures on demand: each once, one at a time, kept on the disk within a limit. */
export function makeVariants(
  store: Pick<MediaStore, 'uploadsDir' | 'variantsDir' | 'tempDir'>,
  maxBytes = MAX_BYTES,
): Variants {
  const { uploadsDir, variantsDir, tempDir } = store;
  const underWay = new Map<string, Promise<string>>();
  const limit = makeLimiter(1);
  let total: number | undefined;

  const make = async (source: string, name: string, width: number): Promise<string> => {
    const temp = join(tempDir, `variant-${randomUUID()}`);
    try {
      const picture = sharp(source, readingOptions(false)).keepIccProfile();
      const resized = picture.resize({ width, withoutEnlargement: true });
      const { size } = await encode(resized, name).toFile(temp);
      await moveDurably(temp, join(variantsDir, name));
      const sum = total === undefined ? await sizeOf(variantsDir) : total + size;
      total = sum > maxBytes ? await removeOldest(variantsDir, maxBytes * 0.8) : sum;
      return name;
    } finally {
      await rm(temp, { force: true });
    }
  };

  const find = async ({ file, width, accept }: VariantRequest): Promise<string | undefined> => {
    const format = bestFormat(file, accept);
    if (!format) return undefined;
    const target = WIDTHS.find((candidate) => candidate >= width) ?? 1920;
    const name = `${stem(file)}_${target}.${format}`;
    if (await exists(join(variantsDir, name))) return name;
    const running = underWay.get(name);
    if (running) return running;
    const started = limit(async () => make(join(uploadsDir, file), name, target)).finally(() =>
      underWay.delete(name),
    );
    underWay.set(name, started);
    return started;
  };

  return { find };
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

/** Speed counts: the first visitor waits for it. */
function encode(picture: Sharp, name: string): Sharp {
  if (name.endsWith('.avif')) return picture.avif({ quality: 55, effort: 2 });
  if (name.endsWith('.webp')) return picture.webp({ quality: 78, effort: 3 });
  if (name.endsWith('.png')) return picture.png();
  return picture.jpeg({ quality: 80, progressive: true });
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function sizeOf(folder: string): Promise<number> {
  const files = await list(folder);
  return files.reduce((sum, { size }) => sum + size, 0);
}

async function removeOldest(folder: string, untilBytes: number): Promise<number> {
  const files = (await list(folder)).sort((a, b) => a.mtimeMs - b.mtimeMs);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files) {
    if (total <= untilBytes) break;
    await rm(path, { force: true });
    total -= size;
  }
  return total;
}

async function list(folder: string): Promise<{ path: string; size: number; mtimeMs: number }[]> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const files = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return found ? [{ path, size: found.size, mtimeMs: found.mtimeMs }] : [];
    }),
  );
  return files.flat();
}
