import type { Connections, Row } from '@/server/db/types';

export type Counted = Row<'rateLimits', 'points' | 'expiresAt'>;

/** Attempts counted in windows, for all backends on the database. */
export function rateLimitRepository({ reader, writer }: Connections) {
  const removeEnded = (now: Date) =>
    writer.deleteFrom('rateLimits').where('expiresAt', '<=', now.toISOString()).execute();

  /** Counts in the current window, or begins one; one statement, so that none slips through. */
  const add = async (key: string, now: Date, windowMs: number): Promise<Counted> => {
    await removeEnded(now);
    const expiresAt = new Date(now.getTime() + windowMs).toISOString();
    return writer
      .insertInto('rateLimits')
      .values({ key, points: 1, expiresAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ points: eb('rateLimits.points', '+', 1) })),
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

  /** A counter with nothing left in it is deleted. */
  const giveBack = async (key: string): Promise<void> => {
    const last = writer.deleteFrom('rateLimits').where('key', '=', key).where('points', '<=', 1);
    if ((await last.executeTakeFirst()).numDeletedRows > 0n) return;
    await writer
      .updateTable('rateLimits')
      .set((eb) => ({ points: eb('points', '-', 1) }))
      .where('key', '=', key)
      .execute();
  };

  return { removeEnded, add, find, giveBack };
}
