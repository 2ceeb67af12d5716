import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildPictures } from '../../build/pictures/build';
import { shownPhotos, updateModules } from '../../build/pictures/modules';
import { sources } from '../../build/pictures/sources';

/** With what the first screen of the home page may weigh in pictures. */
export const SCREENS = [
  { width: 390, height: 844, scale: 2, most: 250_000 },
  { width: 1440, height: 900, scale: 1, most: 600_000 },
] as const;

/** Longer than the slider waits before it fetches the picture of its next slide. */
const QUIET_MS = 3000;

/** Compressed bytes of the pictures whose boxes reach into the first screen, with empty caches. */
export async function firstScreenBytes(
  browser: Browser,
  url: string,
  { width, height, scale }: (typeof SCREENS)[number],
): Promise<number> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: width < 768,
  });
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    sizes.set(request.url(), size);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const shown = await page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      const inView = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return inView ? [image.currentSrc] : [];
    }),
  );
  const bytes = await Promise.all([...new Set(shown)].map((address) => sizes.get(address) ?? 0));
  await page.close();
  return bytes.reduce((sum, each) => sum + each, 0);
}

export interface PictureBuild {
  photos: number;
  files: number;
  /** Seconds. */
  cold: number;
  cached: number;
}

/** Makes all variants of the site's photographs in an empty cache, then asks for them again. */
export async function measurePictureBuild(): Promise<PictureBuild> {
  const cache = mkdtempSync(join(tmpdir(), 'hoistway-pictures-'));
  try {
    const { photos, films } = await updateModules(false);
    const pictures = { photos: shownPhotos(photos), films };
    const { files, seconds } = await buildPictures(pictures, sources, cache);
    const { seconds: cached } = await buildPictures(pictures, sources, cache);
    return { photos: pictures.photos.length, files, cold: seconds, cached };
  } finally {
    rmSync(cache, { recursive: true });
  }
}
