import type { AppContext } from '@/server/context';
import { ownSessionRepository } from './ownSessionRepository';

/** A use is written when the one written before is older than this. */
const touchAfterMs = (idleMs: number) => Math.min(60_000, idleMs / 10);

/**
 * Notes that sessions are used: seldom enough that reading costs no write, and beside the request,
 * so that a writer that is stuck holds up no read.
 */
export function makeSessionUse(needs: Pick<AppContext, 'db' | 'log' | 'sessionIdleMs'>) {
  const { db, log, sessionIdleMs } = needs;
  const own = ownSessionRepository(db);
  const writing = new Map<string, Promise<void>>();

  /** Returns since when the session counts as unused. */
  const note = (tokenHash: string, usedAt: number, now: number): number => {
    const olderThan = now - touchAfterMs(sessionIdleMs);
    if (usedAt > olderThan) return usedAt;
    if (!writing.has(tokenHash)) {
      const written = own
        .touch(tokenHash, new Date(now), new Date(olderThan))
        .catch((error: unknown) => log.error({ err: error }, 'use of a session not stored'))
        .finally(() => writing.delete(tokenHash));
      writing.set(tokenHash, written);
    }
    return now;
  };

  /** Resolves once the uses that have been noted are stored. */
  const settle = async (): Promise<void> => {
    await Promise.all(writing.values());
  };

  return { note, settle };
}
