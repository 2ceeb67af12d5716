import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type JpegOptions, type WebpOptions } from 'sharp';
import {
  filmUrl,
  photoFormats,
  photoUrl,
  photoWidths,
  type Film,
  type Photo,
  type PhotoFormat,
} from '../../../src/client/lib/photo';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Folders {
  photos: string;
  films: string;
}

/** The photographs and films as they are committed. */
export const sources: Folders = {
  photos: join(root, 'public/photos'),
  films: join(root, 'public/films'),
};

const cacheFolder = join(root, '.cache/photos');

/**
 * Qualities by the eye: brushed steel keeps its grain. AVIF would save 13 % of the bytes and take
 * 3.6 times as long, which every first start would wait for.
 */
const settings: { webp: WebpOptions; jpg: JpegOptions } = {
  webp: { quality: 78, effort: 2 },
  jpg: { quality: 76, mozjpeg: true },
};

// Variants are made side by side already; threads of libvips would only get in their way.
sharp.concurrency(1);

function read(folder: string, file: string): Buffer {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${path} is missing, and a page shows it.`);
  return readFileSync(path);
}

const hashOf = (...parts: (string | Buffer)[]) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);

/** A photograph's file, and a hash of it and of the settings by which its variants are made. */
export function readPhoto(folder: string, name: string): { content: Buffer; hash: string } {
  const content = read(folder, `${name}.jpg`);
  return { content, hash: hashOf(JSON.stringify(settings), content) };
}

export function hashFilm(folder: string, name: string, format: 'webm' | 'mp4'): string {
  return hashOf(read(folder, `${name}.${format}`));
}

/** Cached between builds under the hash of what it is made from, so that nothing is stale. */
const variantName = (hash: string, width: number, format: string) => `${hash}.${width}.${format}`;

/** Makes the variants of these widths that the cache lacks; returns how many. */
async function fillCache(
  cache: string,
  { content, hash }: ReturnType<typeof readPhoto>,
  variants: { width: number; format: PhotoFormat }[],
): Promise<number> {
  mkdirSync(cache, { recursive: true });
  const missing = variants.filter(
    ({ width, format }) => !existsSync(join(cache, variantName(hash, width, format))),
  );
  for (const width of new Set(missing.map((variant) => variant.width))) {
    // One resize for all formats of a width.
    const { data, info } = await sharp(content)
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const { format } of missing.filter((variant) => variant.width === width)) {
      const image = sharp(data, { raw: info });
      const encoded = format === 'webp' ? image.webp(settings.webp) : image.jpeg(settings.jpg);
      // A build that breaks off leaves no half file under a name that counts.
      const path = join(cache, variantName(hash, width, format));
      const part = `${path}.${randomUUID()}`;
      writeFileSync(part, await encoded.toBuffer());
      renameSync(part, path);
    }
  }
  return missing.length;
}

export interface PhotosAndFilms {
  photos: Photo[];
  films: Film[];
}

/**
 * Makes all variants that the cache lacks and drops those of other photographs. `copyTo` copies
 * variants and films to where the pages expect them below the folder of the built site.
 */
export async function buildVariants(
  { photos, films }: PhotosAndFilms,
  folders: Folders = sources,
  cache: string = cacheFolder,
) {
  const started = performance.now();
  const copies = new Map<string, string>();
  const made = await Promise.all(
    photos.map((photo) => {
      const source = readPhoto(folders.photos, photo.name);
      const variants = photoFormats.flatMap((format) =>
        photoWidths(photo.width, format).map((width) => ({ width, format })),
      );
      for (const { width, format } of variants) {
        const name = variantName(source.hash, width, format);
        copies.set(photoUrl(photo, width, format), join(cache, name));
      }
      return fillCache(cache, source, variants);
    }),
  );
  const wanted = new Set(copies.values());
  for (const file of existsSync(cache) ? readdirSync(cache) : []) {
    if (!wanted.has(join(cache, file))) rmSync(join(cache, file));
  }
  for (const film of films) {
    for (const format of ['webm', 'mp4'] as const) {
      copies.set(filmUrl(film, format), join(folders.films, `${film.name}.${format}`));
    }
  }
  return {
    made: made.reduce((sum, count) => sum + count, 0),
    files: copies.size,
    seconds: (performance.now() - started) / 1000,
    copyTo(site: string) {
      for (const [url, from] of copies) {
        mkdirSync(dirname(join(site, url)), { recursive: true });
        copyFileSync(from, join(site, url));
      }
    },
  };
}
