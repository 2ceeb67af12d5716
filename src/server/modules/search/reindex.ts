import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { takeLease } from '@/server/db/jobs';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { indexRepository } from '@/server/search/indexRepository';
import { changeCatalogue } from '../catalogue/repository';

/** Parts of one transaction: other writers wait for it, with SQLite readers too. */
const BATCH = 50;
const LEASE_MS = 60_000;
const PAUSE_MS = 1000;

/** Indexes parts whose documents are out of date, at most `BATCH`; returns how many there were. */
export async function reindexBatch(trx: Trx): Promise<number> {
  const indexer = indexRepository(trx);
  const seqs = await indexer.listOutdated(BATCH);
  await indexer.index(seqs);
  return seqs.length;
}

/** One batch as a separate change; 0: nothing is out of date. */
async function reindexOnce(db: Db): Promise<number> {
  if ((await indexRepository(db.reader).listOutdated(1)).length === 0) return 0;
  const count = await changeCatalogue(db, reindexBatch);
  await nextTurn();
  return count;
}

/** Indexes all parts whose documents are out of date, while reads and writes go on; returns how many. */
export async function reindex(db: Db, goesOn: () => boolean | Promise<boolean> = () => true) {
  let count = 0;
  for (let batch = -1; batch !== 0 && (await goesOn()); count += batch) {
    batch = await reindexOnce(db);
  }
  return count;
}

/** Does so in the background; one of several backends at a time. */
export function startReindexing(
  db: Db,
  log: Log,
  clock: () => number,
  pauseMs = PAUSE_MS,
): () => Promise<void> {
  const run = async (signal: AbortSignal) => {
    if ((await indexRepository(db.reader).listOutdated(1)).length === 0) return;
    const lease = await takeLease(db.writer, 'reindex', LEASE_MS, clock);
    if (!lease) return;
    let renewedAt = clock();
    let isHeld = true;
    const renew = async () => {
      renewedAt = clock();
      // Another backend may take a lease that could not be renewed.
      isHeld &&= await lease.renew().catch((error: unknown) => {
        log.warn({ err: error }, 'the lease for the search index is lost; it is taken again');
        return false;
      });
    };
    try {
      const count = await reindex(db, async () => {
        if (clock() - renewedAt > LEASE_MS / 3) await renew();
        return isHeld && !signal.aborted;
      });
      if (isHeld && !signal.aborted) log.info({ parts: count }, 'the search index is up to date');
    } finally {
      await lease.release();
    }
  };
  return startJob('indexing', pauseMs, run, log, { atOnce: true }).stop;
}
