import type { Db } from '@/server/db/kysely';
import { changeCatalogue } from '../catalogue/catalogue';
import type { ImageSize } from './inspect';
import { pictureRepository } from './repository';
import type { MediaStore } from './store';

const BATCH = 50;

/**
 * Finds out the sizes of pictures that were stored before sizes were, batch by batch. Returns how
 * many it has found. A file that is missing or broken is passed over.
 */
export async function measurePictures(
  db: Db,
  media: Pick<MediaStore, 'measure'>,
  /** Asked before every picture; false ends it early. */
  goesOn: () => Promise<boolean>,
): Promise<number> {
  let measured = 0;
  for await (const names of pictureRepository(db).batches(BATCH, 'unmeasured')) {
    const sizes = new Map<string, ImageSize>();
    for (const name of names) {
      if (!(await goesOn())) return measured;
      const size = await media.measure(name);
      if (size) sizes.set(name, size);
    }
    if (sizes.size > 0) await storeSizes(db, sizes);
    measured += sizes.size;
  }
  return measured;
}

/** A change of the catalogue, as categories and parts are read with the sizes. */
function storeSizes(db: Db, sizes: Map<string, ImageSize>): Promise<void> {
  return changeCatalogue(db, async (trx) => {
    const { setSize } = pictureRepository({ reader: trx, writer: trx });
    for (const [name, size] of sizes) await setSize(name, size);
  });
}
