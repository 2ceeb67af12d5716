import type { Db } from '@/server/db/kysely';
import { takeLease } from '@/server/db/jobs';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { measurePictures } from './measure';
import { pictureRepository } from './repository';
import type { MediaStore } from './store';
import { HOUR_MS, sweep } from './sweep';

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

/** Does the work, which asks now and then whether it may go on, unless another process does it. */
async function withLease<T>(
  { db, clock = Date.now, isStopping }: SweeperOptions,
  name: string,
  work: (goesOn: () => Promise<boolean>) => Promise<T>,
): Promise<T | undefined> {
  const lease = await takeLease(db.writer, name, LEASE_MS, clock);
  if (!lease) return undefined;
  try {
    return await work(async () => !isStopping?.() && (await lease.renew()));
  } finally {
    await lease.release();
  }
}

/** Sweeps, unless another process does; then undefined. What it refuses to do stands in the log. */
export function sweepOnce(options: SweeperOptions) {
  const { db, media, log, clock = Date.now, force } = options;
  return withLease(options, 'sweep', async (goesOn) => {
    const pictures = pictureRepository(db, clock);
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
  });
}

/** Measures pictures whose size is not known, unless another process does. */
export async function measureOnce(options: SweeperOptions): Promise<void> {
  const { db, media, log } = options;
  if ((await pictureRepository(db).batches(1, 'unmeasured').next()).done) return;
  const measured = await withLease(options, 'measure', (goesOn) =>
    measurePictures(db, media, goesOn),
  );
  if (measured) log.info({ pictures: measured }, 'pictures measured');
}

/** Measures pictures now and every hour, and sweeps every hour, until the returned function is called. */
export function startSweeper(db: Db, media: MediaStore, log: Log): () => Promise<void> {
  const measureJob = startJob(
    'measuring images',
    HOUR_MS,
    (signal) => measureOnce({ db, media, log, isStopping: () => signal.aborted }),
    log,
    { atOnce: true },
  );
  const sweepJob = startJob(
    'sweeping images',
    HOUR_MS,
    (signal) => sweepOnce({ db, media, log, isStopping: () => signal.aborted }),
    log,
  );
  return async () => {
    await Promise.all([measureJob.stop(), sweepJob.stop()]);
  };
}
