import { countRows } from '@/server/db/sql';
import type { Connections, Row } from '@/server/db/types';

export type Counted = Row<'rateLimits', 'points' | 'expiresAt'>;

const PURGE_MS = 60_000;

/** Some 20 MiB; beyond it the rows are removed whose windows end first. */
const MAX_ROWS = 100_000;

/** Attempts counted in windows, for all backends on the database. */
export function rateLimitRepository({ reader, writer }: Connections) {
  let purgedAt: number | undefined;

  /**
   * Counts in the window under way, or begins one; one statement, so that none slips through.
   * Negative `points` give some back.
   */
  const add = async (
    key: string,
    points: number,
    now: Date,
    windowMs: number,
  ): Promise<Counted> => {
    await purgeNowAndThen(now);
    const at = now.toISOString();
    const expiresAt = new Date(now.getTime() + windowMs).toISOString();
    const fresh = { points: Math.max(0, points), expiresAt };
    return writer
      .insertInto('rateLimits')
      .values({ key, ...fresh })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const isOver = eb('rateLimits.expiresAt', '<=', at);
          // After the clock was set back no window ends later than one that began now.
          const isStale = eb.or([isOver, eb('rateLimits.expiresAt', '>', expiresAt)]);
          const sum = eb('rateLimits.points', '+', points);
          return {
            points: eb.case().when(isOver).then(fresh.points).else(sum).end(),
            expiresAt: eb
              .case()
              .when(isStale)
              .then(expiresAt)
              .else(eb.ref('rateLimits.expiresAt'))
              .end(),
          };
        }),
      )
      .returning(['points', 'expiresAt'])
      .executeTakeFirstOrThrow();
  };

  /** What is counted in the window under way. */
  const find = (key: string, now: Date): Promise<Counted | undefined> =>
    reader
      .selectFrom('rateLimits')
      .select(['points', 'expiresAt'])
      .where('key', '=', key)
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirst();

  const purgeNowAndThen = async (now: Date): Promise<void> => {
    if (purgedAt !== undefined && Math.abs(now.getTime() - purgedAt) < PURGE_MS) return;
    purgedAt = now.getTime();
    await purge(now);
  };

  /** Removes windows that are over, and what is too many. */
  const purge = async (now: Date, maxRows = MAX_ROWS): Promise<void> => {
    await writer.deleteFrom('rateLimits').where('expiresAt', '<=', now.toISOString()).execute();
    const surplus = (await countRows(reader.selectFrom('rateLimits'))) - maxRows;
    if (surplus <= 0) return;
    await writer
      .deleteFrom('rateLimits')
      .where('key', 'in', (eb) =>
        eb.selectFrom('rateLimits').select('key').orderBy('expiresAt').limit(surplus),
      )
      .execute();
  };

  return { add, find, purge };
}
