import type { Db } from '@/server/db/kysely';
import type { Log } from '@/server/log';
import { normalize } from '@/server/search/analyzer';
import { missedRepository, type Missed } from './missedRepository';

const DAY_MS = 86_400_000;
const RETENTION_DAYS = 90;

/** Counts are written together, so that nobody's search waits for a disk. */
const FLUSH_MS = 2000;
const MAX_WAITING = 1000;

/** E-mail addresses, telephone numbers and Chinese mobile numbers; part numbers are none of these. */
const PERSONAL = [
  /@/,
  /(?:\+|(?<![\p{L}\p{N}])00)(?:[\s().\-/]*\d){7}/u,
  /(?:tel|phone|mobile|whatsapp|wechat|微信|电话|手机)\D{0,20}\d(?:[\s().\-/]*\d){6}/,
  /(?<![\p{Script=Latin}\p{N}])1[3-9]\d(?:[\s-]?\d{4}){2}(?![\p{Script=Latin}\p{N}])/u,
];

export type MissedLog = ReturnType<typeof makeMissedLog>;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const firstRetainedDay = (time: number): string => dayOf(time - RETENTION_DAYS * DAY_MS);

/**
 * Counts what visitors search and do not find: neither who they are nor when on a day they came, and
 * not a text with personal data.
 */
export function makeMissedLog({ writer }: Pick<Db, 'writer'>, log: Log, clock: () => number) {
  const waiting = new Map<string, Missed>();
  let timer: NodeJS.Timeout | undefined;

  // A count that is lost does no harm.
  const warn = (error: unknown) =>
    log.warn({ err: error }, 'what was searched and not found could not be counted');

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const missed = [...waiting.values()];
    waiting.clear();
    if (missed.length > 0) await missedRepository(writer).add(missed, dayOf(clock())).catch(warn);
  };

  const flushLater = () => {
    flush().catch(warn);
  };

  return {
    /** `words` are those that were dropped to find something; none: nothing was found. */
    note: (query: string, language: 'en' | 'zh', words: readonly string[] = []): void => {
      const term = normalize(query).trim().replace(/\s+/g, ' ');
      if (!/[\p{L}\p{N}]/u.test(term) || PERSONAL.some((pattern) => pattern.test(term))) return;
      const day = dayOf(clock());
      const dropped = words.join('\n');
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
  };
}

/** Removes what was searched too long ago. */
export const purgeMissed = ({ writer }: Pick<Db, 'writer'>, clock: () => number) =>
  missedRepository(writer).removeBefore(firstRetainedDay(clock()));
