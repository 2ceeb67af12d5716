import { copyFileSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { filmUrl, photoUrl } from '../../../src/client/lib/photo';
import type { Pictures } from './facts';
import { readPhoto, type Folders } from './sources';
import { VariantCache, variantsOf } from './variants';

export interface PicturesBuild {
  /** Files made anew; the others were in the cache. */
  made: number;
  /** Files that the site has. */
  files: number;
  seconds: number;
  /** Copies variants and films to where the pages expect them below the folder of the built site. */
  copyTo: (site: string) => void;
}

/** Runs `work` on every item, as many at once as the machine has cores. */
async function onAllCores<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Makes all variants of the photographs, as far as the cache lacks them. */
export async function buildPictures(
  pictures: Pictures,
  folders: Folders,
  cacheFolder: string,
): Promise<PicturesBuild> {
  const started = performance.now();
  const cache = new VariantCache(cacheFolder);
  const wanted = new Map<string, { hash: string; variant: ReturnType<typeof variantsOf>[0] }>();
  let made = 0;
  await onAllCores(pictures.photos, async (photo) => {
    const { content, hash } = readPhoto(folders.photos, photo.name);
    const variants = variantsOf(photo.width);
    made += await cache.fill(hash, content, variants);
    for (const variant of variants) {
      wanted.set(photoUrl(photo, variant.width, variant.format), { hash, variant });
    }
  });
  cache.prune(wanted.values());
  const copies = new Map(
    [...wanted].map(([url, { hash, variant }]) => [url, cache.path(hash, variant)]),
  );
  for (const film of pictures.films) {
    for (const format of ['webm', 'mp4'] as const) {
      copies.set(filmUrl(film, format), join(folders.films, `${film.name}.${format}`));
    }
  }
  return {
    made,
    files: copies.size,
    seconds: (performance.now() - started) / 1000,
    copyTo(site) {
      for (const [url, from] of copies) {
        mkdirSync(dirname(join(site, url)), { recursive: true });
        copyFileSync(from, join(site, url));
      }
    },
  };
}
