import type { Db } from '../../db/kysely';
import { takeLease } from '../../db/lease';
import type { Log } from '../../log';
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

/** Sweeps every hour, the first time an hour from now, until the answered function is called. */
export function startSweeper(db: Db, media: MediaStore, log: Log): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  let stopping = false;
  const timer = setInterval(() => {
    running ??= sweepOnce({ db, media, log, isStopping: () => stopping })
      .catch((error: unknown) => log.error({ err: error }, 'sweeping pictures failed'))
      .finally(() => (running = undefined));
  }, HOUR_MS);
  return async () => {
    stopping = true;
    clearInterval(timer);
    await running;
  };
}
