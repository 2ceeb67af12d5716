import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { searchIndex } from '@/server/search/searchIndex';
import { changeCatalogue } from '../../core/catalogueVersion/repository';

/** Parts of one transaction: other writers wait for it, with SQLite readers too. */
const BATCH = 50;
/** Between two of them in the background: after each, all cached responses are read anew. */
const PAUSE_MS = 100;
const INTERVAL_MS = 1000;

/** Indexes parts whose entries are out of date, at most `BATCH`. */
export async function reindexBatch(trx: Trx): Promise<void> {
  const indexer = searchIndex(trx);
  await indexer.index(await indexer.listOutdated(BATCH));
}

/** Indexes these parts where they are few; the background job indexes others. */
export const indexParts = (trx: Trx, seqs: number[]): Promise<void> =>
  seqs.length <= BATCH ? searchIndex(trx).index(seqs) : reindexBatch(trx);

/**
 * Indexes all parts whose entries are out of date, while reads and writes go on. Several backends
 * may: each batch is a change of the catalogue, of which one runs at a time.
 */
export async function reindex(
  db: Db,
  isOver: () => boolean = () => false,
  pauseMs = 0,
): Promise<void> {
  while (!isOver() && (await searchIndex(db.reader).listOutdated(1)).length > 0) {
    await changeCatalogue(db, reindexBatch, { isEdit: false });
    await wait(pauseMs);
  }
}

/** Does so in the background. */
export function startReindexing(db: Db, log: Log, intervalMs = INTERVAL_MS, pauseMs = PAUSE_MS) {
  const run = (signal: AbortSignal) => reindex(db, () => signal.aborted, pauseMs);
  return startJob('indexing', intervalMs, run, log, { atOnce: true });
}
