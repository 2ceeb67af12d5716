import type { Db } from '@/server/db/kysely';
import type { Log } from '@/server/log';
import { normalize } from '@/server/search/analyzer';
import { addMissed, type Missed } from './missedRepository';
import { isPersonal } from './personal';

const DAY_MS = 86_400_000;
/** So long it is known what was searched and not found, and so much of it. */
export const KEPT_DAYS = 90;
export const MISSED_LIMITS = { newPerDay: 5000, rows: 50_000 };

/** Counts are written together, so that nobody's search waits for a disk. */
const FLUSH_MS = 2000;
const MAX_WAITING = 1000;

export type MissedLog = ReturnType<typeof makeMissedLog>;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const firstKeptDay = (time: number): string => dayOf(time - KEPT_DAYS * DAY_MS);

/**
 * Counts what visitors search and do not find. Of them nothing is kept: neither who they are nor
 * when on a day they came, and a text that may be somebody's address is not counted at all.
 */
export function makeMissedLog(
  db: Pick<Db, 'writer'>,
  log: Log,
  clock: () => number,
  limits = MISSED_LIMITS,
) {
  const waiting = new Map<string, Missed>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const missed = [...waiting.values()];
    waiting.clear();
    if (missed.length === 0) return;
    const bounds = { ...limits, today: dayOf(clock()) };
    const written = db.writer.transaction().execute((trx) => addMissed(trx, missed, bounds));
    await written.catch(notCounted);
  };

  // A count that is lost does no harm.
  const notCounted = (error: unknown) =>
    log.warn({ err: error }, 'what was searched and not found could not be counted');

  const flushLater = () => {
    flush().catch(notCounted);
  };

  return {
    /** `left` are the words that were left out to find something; none: nothing was found. */
    note: (query: string, language: 'en' | 'zh', left: readonly string[] = []): void => {
      const term = normalize(query).trim().replace(/\s+/g, ' ');
      if (!/[\p{L}\p{N}]/u.test(term) || isPersonal(term)) return;
      const [day, dropped] = [dayOf(clock()), left.join('\n')];
      const key = `${day} ${language} ${term}`;
      const known = waiting.get(key);
      if (known) {
        known.times += 1;
        known.dropped ||= dropped;
      } else if (waiting.size < MAX_WAITING) {
        waiting.set(key, { day, term, language, times: 1, dropped });
      }
      timer ??= setTimeout(flushLater, FLUSH_MS).unref();
    },
    flush,
    stop: async (): Promise<void> => {
      await flush();
      clearTimeout(timer);
    },
  };
}
