import { copyFileSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { filmUrl, photoUrl, type Film, type PhotoFile } from '../../../src/client/lib/photo';
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

const isPhoto = (value: object): value is PhotoFile => 'blur' in value;
const isFilm = (value: object): value is Film => 'webm' in value;

/** Every photograph and film in what the modules of photographs export, each once. */
export function picturesIn(lists: unknown[]): { photos: PhotoFile[]; films: Film[] } {
  const photos = new Map<string, PhotoFile>();
  const films = new Map<string, Film>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isPhoto(value)) photos.set(value.name, value);
    else if (isFilm(value)) films.set(value.name, value);
    else Object.values(value).forEach(visit);
  };
  lists.forEach(visit);
  return { photos: [...photos.values()], films: [...films.values()] };
}

/** Runs `work` on every item, as many at once as the machine has cores. */
async function onAllCores<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/**
 * Makes all variants of the photographs that the pages show, as far as the cache lacks them.
 * A photograph whose list is older than its file gets the file's picture under the address that
 * the pages know; `npm run photos:check` finds that.
 */
export async function buildPictures(
  pictures: { photos: PhotoFile[]; films: Film[] },
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
    const missing = await cache.fill(hash, content, variants);
    made += missing;
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
