import { takeLease } from '@/server/db/jobs';
import type { Db } from '@/server/db/kysely';
import { removeOld } from '@/server/lib/files';
import type { Log } from '@/server/log';
import { imageRepository } from './repository';
import type { MediaStorage } from './storage';
import type { MediaStore } from './store';

const HOUR_MS = 3_600_000;
/** How long an image waits in the trash. */
export const TRASH_MS = 30 * 24 * HOUR_MS;

/** All variants together; the oldest of more are removed. */
const MAX_VARIANT_BYTES = 1024 ** 3;

/** Folders of uploads and variants under way; others beside them are not ours. */
const TEMPORARY = /^(?:form|variant)-\w{6}$|^\.probe-[0-9a-f-]{36}$/;
/** Folders of imports: each waits until those before it are read. */
const WAITING = /^import-\w{6}$/;

/** The job renews its lease with every image; one that stands still for longer has ended. */
const LEASE_MS = 10 * 60_000;

interface PurgeOptions {
  db: Db;
  media: MediaStore;
  log: Log;
  clock?: () => number;
  maxVariantBytes?: number;
}

/**
 * Moves images that this database has recorded as its own and that nothing refers to into the
 * trash, and removes them after 30 days; images that it does not know stay. Returns undefined while
 * another process does it.
 */
export async function purgeImages(options: PurgeOptions, signal?: AbortSignal) {
  const { db, media, log, clock = Date.now, maxVariantBytes = MAX_VARIANT_BYTES } = options;
  const lease = await takeLease(db.writer, 'imagePurge', LEASE_MS, clock);
  if (!lease) return undefined;
  const { storage } = media;
  const images = imageRepository(db, clock);
  const anHourAgo = clock() - HOUR_MS;
  const goesOn = async () => !signal?.aborted && (await lease.renew());
  const result = { trashed: 0, putBack: 0, removed: 0 };
  let doneAt: number | undefined;
  try {
    await removeOld(media.tempDir, TEMPORARY, anHourAgo);
    await removeOld(media.tempDir, WAITING, clock() - 24 * HOUR_MS);
    await storage.removeLeftovers(anHourAgo);
    // After an interrupted run, or where another database shares the images.
    for await (const { name } of storage.list('trash')) {
      if ((await images.isReferenced(name)) && (await media.putBack(name))) result.putBack += 1;
    }
    for (const name of await images.listUnreferenced(anHourAgo)) {
      if (!(await goesOn())) return result;
      await storage.move('uploads', 'trash', name);
      // The file first: a run that is interrupted in between is finished by the next one.
      if (await images.setTrashed(name, anHourAgo)) result.trashed += 1;
      else await media.putBack(name);
    }
    const removedBefore = clock() - TRASH_MS;
    for (const name of await images.listRemovable(removedBefore)) {
      if (!(await goesOn())) return result;
      // Something may refer to it by now, as after an undo.
      if (!(await images.setRemoving(name, removedBefore))) continue;
      await storage.remove('trash', name);
      await images.forget(name);
      result.removed += 1;
    }
    await trimVariants(storage, maxVariantBytes);
    log.info(result, 'images purged');
    doneAt = clock();
    return result;
  } finally {
    await lease.release(doneAt);
  }
}

async function trimVariants(storage: MediaStorage, maxBytes: number): Promise<void> {
  const files = [];
  let total = 0;
  for await (const file of storage.list('variants')) {
    files.push(file);
    total += file.bytes;
  }
  files.sort((a, b) => a.changedAt - b.changedAt);
  for (const { name, bytes } of files) {
    if (total <= maxBytes) return;
    await storage.remove('variants', name);
    total -= bytes;
  }
}
