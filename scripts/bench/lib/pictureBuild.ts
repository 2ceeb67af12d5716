import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPictures } from '../../build/pictures/build';
import { shownPhotos, updateModules } from '../../build/pictures/modules';
import { sources } from '../../build/pictures/sources';

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
    const cold = await buildPictures(pictures, sources, cache);
    const cached = await buildPictures(pictures, sources, cache);
    return {
      photos: pictures.photos.length,
      files: cold.files,
      cold: cold.seconds,
      cached: cached.seconds,
    };
  } finally {
    rmSync(cache, { recursive: true });
  }
}
