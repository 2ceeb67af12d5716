import type { Db } from '../../db/kysely';
import type { Log } from '../../log';
import { normalise } from './analyse';
import { missedRepository, type Missed } from './missedRepository';

const DAY_MS = 86_400_000;
/** So long it is known what was searched and not found, and so much of it. */
export const KEPT_DAYS = 90;
const MAX_ROWS = 50_000;

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
export function makeMissedLog(db: Pick<Db, 'writer'>, log: Log, clock: () => number) {
  const waiting = new Map<string, Missed>();
  const repository = missedRepository(db.writer);
  let timer: NodeJS.Timeout | undefined;
  let pruned = '';

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const missed = [...waiting.values()];
    waiting.clear();
    const today = dayOf(clock());
    try {
      await repository.add(missed);
      if (pruned === today) return;
      await repository.prune(firstKeptDay(clock()), MAX_ROWS);
      pruned = today;
    } catch (error) {
      // A count that is lost does no harm.
      log.warn({ err: error }, 'what was searched and not found could not be counted');
    }
  };

  return {
    note: (query: string, language: 'en' | 'zh'): void => {
      const term = normalise(query).trim().replace(/\s+/g, ' ');
      if (term === '' || term.includes('@')) return;
      const day = dayOf(clock());
      const key = `${day} ${language} ${term}`;
      const known = waiting.get(key);
      if (known) known.times += 1;
      else if (waiting.size < MAX_WAITING) waiting.set(key, { day, term, language, times: 1 });
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
    stop: async (): Promise<void> => {
      if (waiting.size > 0) await flush();
      clearTimeout(timer);
    },
  };
}
