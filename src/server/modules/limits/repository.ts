import type { Connections, Row } from '@/server/db/types';

export type Counted = Row<'rateLimits', 'points' | 'expiresAt'>;

/** Attempts counted in windows, for all backends on the database. */
export function rateLimitRepository({ reader, writer }: Connections) {
  /**
   * Counts in the current window, or begins one; one statement, so that none slips through.
   * Negative `points` give some back.
   */
  const add = async (
    key: string,
    points: number,
    now: Date,
    windowMs: number,
  ): Promise<Counted> => {
    await writer.deleteFrom('rateLimits').where('expiresAt', '<=', now.toISOString()).execute();
    const expiresAt = new Date(now.getTime() + windowMs).toISOString();
    return writer
      .insertInto('rateLimits')
      .values({ key, points: Math.max(0, points), expiresAt })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet((eb) => ({ points: eb('rateLimits.points', '+', points) })),
      )
      .returning(['points', 'expiresAt'])
      .executeTakeFirstOrThrow();
  };

  /** What is counted in the current window. */
  const find = (key: string, now: Date): Promise<Counted | undefined> =>
    reader
      .selectFrom('rateLimits')
      .select(['points', 'expiresAt'])
      .where('key', '=', key)
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirst();

  return { add, find };
}
