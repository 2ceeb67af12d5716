import type { Db } from '../../db/kysely';
import { takeLease } from '../../db/lease';
import type { Log } from '../../log';
import { measurePictures } from './measure';
import { pictureRepository } from './repository';
import type { MediaStore } from './store';
import { HOUR_MS, sweep, type SweepResult } from './sweep';

/** A sweep renews its lease as it goes on; one that stands still longer than this has ended. */
const LEASE_MS = 10 * 60_000;

export interface SweeperOptions {
  db: Db;
  media: MediaStore;
  log: Log;
  clock?: () => number;
  /** Takes however many there are. */
  force?: boolean;
  /** Asked now and then; true ends the sweep early. */
  isStopping?: () => boolean;
}

/** Sweeps, unless another process does; then undefined. What it refuses to do stands in the log. */
export async function sweepOnce(options: SweeperOptions): Promise<SweepResult | undefined> {
  const { db, media, log, clock = Date.now, force, isStopping } = options;
  const lease = await takeLease(db.writer, 'sweep', LEASE_MS, clock);
  if (!lease) return undefined;
  try {
    const pictures = pictureRepository(db, clock);
    const goesOn = async () => !isStopping?.() && (await lease.renew());
    const onFailure = (picture: string, error: unknown) =>
      log.error({ err: error, picture }, 'a picture could not be swept');
    const result = await sweep({ media, pictures, clock, force, goesOn, onFailure });
    if (result.refused > 0) {
      log.warn(
        { pictures: result.refused },
        'so many pictures are referred to by nothing that they are kept; if that is right: npm run media -- sweep --yes',
      );
    }
    log.info(result, 'pictures swept');
    return result;
  } finally {
    await lease.release();
  }
}

/** Measures pictures whose size is not known, unless another process does. */
export async function measureOnce(options: SweeperOptions): Promise<void> {
  const { db, media, log, clock = Date.now, isStopping } = options;
  if ((await pictureRepository(db).batches(1, 'unmeasured').next()).done) return;
  const lease = await takeLease(db.writer, 'measure', LEASE_MS, clock);
  if (!lease) return;
  try {
    const goesOn = async () => !isStopping?.() && (await lease.renew());
    const measured = await measurePictures(db, media, goesOn);
    if (measured > 0) log.info({ pictures: measured }, 'pictures measured');
  } finally {
    await lease.release();
  }
}

/**
 * Measures pictures now and every hour, and then sweeps, the first time an hour from now, until the
 * answered function is called.
 */
export function startSweeper(db: Db, media: MediaStore, log: Log): () => Promise<void> {
  let stopping = false;
  const options = { db, media, log, isStopping: () => stopping };
  const measure = () =>
    measureOnce(options).catch((error: unknown) =>
      log.error({ err: error }, 'measuring pictures failed'),
    );
  const finished = () => (running = undefined);
  let running: Promise<unknown> | undefined = measure().finally(finished);
  const timer = setInterval(() => {
    running ??= measure()
      .then(() => sweepOnce(options))
      .catch((error: unknown) => log.error({ err: error }, 'sweeping pictures failed'))
      .finally(finished);
  }, HOUR_MS);
  return async () => {
    stopping = true;
    clearInterval(timer);
    await running;
  };
}
