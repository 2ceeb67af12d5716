import { setImmediate as letOthersIn } from 'node:timers/promises';
import { takeLease } from '@/server/db/jobs';
import type { Db } from '@/server/db/kysely';
import { removeOld } from '@/server/lib/files';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { imageRepository, type ImageRepository } from './repository';
import type { MediaStore } from './store';

export const HOUR_MS = 3_600_000;
/** How long an image waits in the trash. */
export const TRASH_MS = 30 * 24 * HOUR_MS;

/** More than both of these at once are taken only when somebody says so: a fault is likelier. */
const FEW_IMAGES = 20;
const FEW_SHARE = 0.05;

/** Files on their way; others in their folder are not ours. */
const TEMPORARY = /^(?:form-\w{6}|variant-[0-9a-f-]{36}|\.probe-[0-9a-f-]{36})$/;

const BATCH = 500;
/** So many in a row that fail, and the storage is away. */
const MAX_FAILURES = 5;

interface SweepOptions {
  media: Pick<MediaStore, 'storage' | 'tempDir'>;
  images: ImageRepository;
  clock: () => number;
  /** Takes however many there are. */
  force?: boolean;
  /** Asked now and then; false ends the sweep early. */
  goesOn: () => Promise<boolean>;
  /** One image could not be moved or removed; the next sweep tries again. */
  onFailure: (name: string, error: unknown) => void;
}

/**
 * Moves images to the trash that this database has recorded as its own and that nothing refers
 * to, not now and not at any sweep of the last hour. Files that it doesn't know it leaves alone.
 * Returns how many it has moved to the trash, refused to move as they are too many, put back as
 * something refers to them, and removed for good.
 */
export async function sweep(options: SweepOptions) {
  const { media, images, clock } = options;
  await removeOld(media.tempDir, TEMPORARY, clock() - HOUR_MS);
  await media.storage.removeLeftovers(clock() - HOUR_MS);
  const putBack = await putMisplacedBack(options);
  await noteUnreferenced(options);
  const found = await images.listUnreferenced(clock() - HOUR_MS);
  const tooMany = found.length > FEW_IMAGES && found.length > FEW_SHARE * (await images.count());
  const refused = tooMany && !options.force ? found.length : 0;
  const taken = refused > 0 ? 0 : await each(options, found, takeToTrash);
  const old = (await images.listTrashed(clock() - TRASH_MS)).map(({ name }) => name);
  const removed = await each(options, old, removeFromTrash);
  return { taken, refused, putBack, removed };
}

/**
 * The hour before an image is taken begins here, at the earliest an hour after it was last sent:
 * by then a write under way has committed, and whatever used it has let go before.
 */
async function noteUnreferenced({ images, clock, goesOn }: SweepOptions): Promise<void> {
  for await (const names of images.batches(BATCH)) {
    if (!(await goesOn())) return;
    await images.note(names, clock() - HOUR_MS);
    await letOthersIn();
  }
}

type Step = (options: SweepOptions, name: string) => Promise<boolean>;

/** Does a step for every name; returns for how many it was done. One that fails stops no other. */
async function each(options: SweepOptions, names: string[], step: Step): Promise<number> {
  let done = 0;
  let failures = 0;
  for (const name of names) {
    if (!(await options.goesOn())) break;
    try {
      if (await step(options, name)) done += 1;
      failures = 0;
    } catch (error) {
      await options.images.release(name);
      failures += 1;
      if (failures >= MAX_FAILURES) throw error;
      options.onFailure(name, error);
    }
  }
  return done;
}

async function takeToTrash({ media, images, clock }: SweepOptions, name: string) {
  if (!(await images.claim(name, 'trash', clock() - HOUR_MS))) return false;
  const moved = await media.storage.move('uploads', 'trash', name);
  // A sweep that was cut off may have moved it, and an upload that was cut off never stored it.
  const isInTrash = moved || (await media.storage.stat('trash', name)) !== undefined;
  await (isInTrash ? images.setTrashed(name) : images.forget(name));
  return isInTrash;
}

async function removeFromTrash({ media, images, clock }: SweepOptions, name: string) {
  if (!(await images.claim(name, 'remove', clock() - TRASH_MS))) return false;
  await media.storage.remove('trash', name);
  await images.forget(name);
  return true;
}

/** Where an older database came back, or another one shares the images, the trash holds too much. */
async function putMisplacedBack(options: SweepOptions): Promise<number> {
  const { media, images } = options;
  let count = 0;
  let names: string[] = [];
  const check = async () => {
    const misplaced = await images.listMisplaced(names);
    names = [];
    count += await each(options, misplaced, putBack);
  };
  for await (const { name } of media.storage.list('trash')) {
    names.push(name);
    if (names.length >= BATCH) await check();
  }
  await check();
  return count;
}

async function putBack({ media, images }: SweepOptions, name: string): Promise<boolean> {
  if (!(await images.revive(name))) return false;
  if (await media.storage.stat('uploads', name)) {
    await media.storage.remove('trash', name);
    return false;
  }
  return media.storage.move('trash', 'uploads', name);
}

/** A sweep renews its lease as it goes on; one that stands still longer than this has ended. */
const LEASE_MS = 10 * 60_000;

interface SweeperOptions {
  db: Db;
  media: MediaStore;
  log: Log;
  clock?: () => number;
  /** Takes however many there are. */
  force?: boolean;
  /** Asked now and then; true ends the sweep early. */
  isStopping?: () => boolean;
}

/** Sweeps, unless another process does; then undefined. What it leaves undone stands in the log. */
export async function sweepOnce(options: SweeperOptions) {
  const { db, media, log, clock = Date.now, force, isStopping } = options;
  const lease = await takeLease(db.writer, 'sweep', LEASE_MS, clock);
  if (!lease) return undefined;
  try {
    const result = await sweep({
      media,
      images: imageRepository(db, clock),
      clock,
      force,
      goesOn: async () => !isStopping?.() && (await lease.renew()),
      onFailure: (image, error) => log.error({ err: error, image }, 'an image could not be swept'),
    });
    if (result.refused > 0) {
      log.warn(
        { images: result.refused },
        'so many images are referred to by nothing that they are kept; if that is right: npm run media -- sweep --yes',
      );
    }
    log.info(result, 'images swept');
    return result;
  } finally {
    await lease.release();
  }
}

/** Sweeps every hour, until the returned function is called. */
export function startSweeper(db: Db, media: MediaStore, log: Log): () => Promise<void> {
  const job = startJob(
    'sweeping images',
    HOUR_MS,
    (signal) => sweepOnce({ db, media, log, isStopping: () => signal.aborted }),
    log,
  );
  return job.stop;
}
