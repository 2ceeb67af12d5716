import { rmSync, statSync, unlinkSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/kysely';
import { isMissing } from '../../lib/files';
import type { Log } from '../../log';
import { findReferencedFiles } from './repository';
import type { MediaStore } from './store';

const HOUR_MS = 3_600_000;
const BATCH = 500;

/**
 * Removes pictures that nothing refers to and temporary files, both only when older than an hour:
 * younger ones may belong to a write under way. Answers how many it removed.
 */
export async function sweepOrphans(db: Db, store: MediaStore, now = Date.now()): Promise<number> {
  const before = now - HOUR_MS;
  let removed = 0;
  const candidates = await olderThan(store.uploadsDir, before);
  for (let start = 0; start < candidates.length; start += BATCH) {
    const batch = candidates.slice(start, start + BATCH);
    const referenced = await findReferencedFiles(db, batch);
    for (const name of batch) {
      if (referenced.has(name)) continue;
      if (unlinkIfOld(join(store.uploadsDir, name), before)) removed += 1;
    }
  }
  for (const name of await olderThan(store.tempDir, before)) {
    rmSync(join(store.tempDir, name), { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Without a pause between look and removal: an upload of the same picture renews the file's time. */
function unlinkIfOld(path: string, before: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || found.mtimeMs >= before) return false;
  unlinkSync(path);
  return true;
}

async function olderThan(folder: string, before: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of await readdir(folder)) {
    try {
      if ((await stat(join(folder, name))).mtimeMs < before) old.push(name);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return old;
}

/** Sweeps now and every hour until the answered function is called. */
export function startSweeper(db: Db, store: MediaStore, log: Log): () => Promise<void> {
  let running = Promise.resolve();
  const sweep = () => {
    running = sweepOrphans(db, store).then(
      (removed) => log.info({ removed }, 'orphaned files swept'),
      (error: unknown) => log.error({ err: error }, 'sweeping orphaned files failed'),
    );
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
