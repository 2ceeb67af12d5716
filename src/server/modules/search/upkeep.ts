import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { takeLease } from '@/server/db/jobs';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { changeCatalogue } from '../catalogue/catalogue';
import { indexRepository } from './indexRepository';

/**
 * Parts of one transaction, for which writers of the same database wait; with SQLite, which runs in
 * this process, readers too.
 */
const PIECES = { sqlite: 50, postgres: 250 };
/** Those that whoever changes a category waits for. */
const FIRST_PIECE = 50;
/** Turns of the event loop between two pieces: a request under way takes several to be answered. */
const TURNS = 20;
const LEASE_MS = 60_000;
/**
 * Between looks for parts that a change of a large branch has left behind, and for what saves have left
 * to do: in a second they come to a third of what PostgreSQL would otherwise make one of them do, for
 * 100 ms.
 */
const PAUSE_MS = 1000;

/**
 * Indexes all parts that were indexed by another version of the analyser, or not at all, piece by
 * piece, while reads and writes go on. Returns how many there were; `goesOn` ends it early.
 */
export async function reindex(db: Db, goesOn: () => boolean = () => true): Promise<number> {
  let count = 0;
  while (goesOn()) {
    const indexed = await reindexPiece(db);
    count += indexed;
    if (indexed === 0) break;
    for (let turn = 0; turn < TURNS; turn += 1) await othersFirst();
  }
  if (count > 0) await db.compactIndex(goesOn);
  return count;
}

/** One piece; 0: nothing is left. */
async function reindexPiece(db: Db): Promise<number> {
  const left = await indexRepository(db.reader).listOld(1);
  if (left.length === 0) return 0;
  const count = await changeCatalogue(db, async (trx) => {
    return indexOldPiece(trx, PIECES[db.dialect]);
  });
  await db.settleIndex();
  return count;
}

/**
 * Indexes the first of the parts that are not, or no longer, indexed as they are to be; the others
 * follow in the background. Returns how many these are.
 */
export async function indexOldPiece(trx: Trx, most = FIRST_PIECE): Promise<number> {
  const index = indexRepository(trx);
  const seqs = await index.listOld(most);
  await index.indexParts(seqs);
  return seqs.length;
}

/** Indexes in the background what is not, or no longer, indexed as it is to be; one of several backends does it. */
export function startReindexing(
  db: Db,
  log: Log,
  clock: () => number,
  pauseMs = PAUSE_MS,
): () => Promise<void> {
  const run = async (signal: AbortSignal) => {
    const isOld = (await indexRepository(db.reader).listOld(1)).length > 0;
    const lease = isOld && (await takeLease(db.writer, 'reindex', LEASE_MS, clock));
    if (lease) {
      try {
        await reindexWithLease(lease.renew, signal);
      } finally {
        await lease.release();
      }
    }
    await db.settleIndex();
  };
  const reindexWithLease = async (renew: () => Promise<boolean>, signal: AbortSignal) => {
    const since = clock();
    let renewedAt = since;
    let isHeld = true;
    const renewed = (held: boolean) => {
      isHeld &&= held;
    };
    // Another backend may have taken a lease that could not be renewed.
    const failed = (error: unknown) => {
      isHeld = false;
      log.warn({ err: error }, 'the lease for the search index is lost; it is taken again');
    };
    const count = await reindex(db, () => {
      if (clock() - renewedAt > LEASE_MS / 3) {
        renewedAt = clock();
        renew().then(renewed).catch(failed);
      }
      return !signal.aborted && isHeld;
    });
    if (isHeld && !signal.aborted) {
      log.info({ parts: count, ms: clock() - since }, 'the search index is made anew');
    }
  };
  return startJob('indexing', pauseMs, run, log, { atOnce: true }).stop;
}
