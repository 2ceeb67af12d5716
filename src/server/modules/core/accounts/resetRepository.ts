import type { Selectable } from 'kysely';
import { countRows } from '@/server/db/sql';
import type { Connections, Database, Queries, Row } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { CLAIM_MS, timeOf, type MailQueue } from '../outbox/repository';

export type ResetRow = Selectable<Database['passwordResets']>;

/** A link is valid this long; a request is tried as long. */
export const LINK_MINUTES = 30;

const LIFE_MS: Record<ResetRow['kind'], number> = {
  link: LINK_MINUTES * 60_000,
  notice: 3 * 86_400_000,
};

/** Requests, links and notices about forgotten passwords; e-mail addresses are in lower case. */
export function resetRepository(queries: Queries) {
  /** Queues a mail; it replaces an earlier one of its kind, and a link that was sent. */
  const enqueue = async (
    mail: Row<'passwordResets', 'kind' | 'email' | 'language'>,
    now: number,
  ): Promise<void> => {
    const expiresAt = timeOf(now + LIFE_MS[mail.kind]);
    const unsent = { accountId: null, tokenHash: null, tries: 0, transmittedAt: null };
    const queued = { id: newId(), queuedAt: timeOf(now), dueAt: timeOf(now), expiresAt };
    const row = { ...mail, ...unsent, ...queued };
    await queries
      .insertInto('passwordResets')
      .values(row)
      .onConflict((conflict) => conflict.columns(['email', 'kind']).doUpdateSet(row))
      .execute();
  };

  const countWaiting = (now: number): Promise<number> =>
    countRows(
      queries
        .selectFrom('passwordResets')
        .where('dueAt', 'is not', null)
        .where('expiresAt', '>', timeOf(now)),
    );

  /** Stores a link that is being sent; false where another has been requested since. */
  const storeLink = async (
    id: string,
    link: { accountId: string; tokenHash: string },
    now: number,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await queries
      .updateTable('passwordResets')
      .set({ ...link, expiresAt: timeOf(now + LIFE_MS.link) })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  const find = (tokenHash: string, now: number) =>
    queries
      .selectFrom('passwordResets')
      .select(['email', 'language', 'accountId'])
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', timeOf(now))
      .executeTakeFirst();

  /** Deletes a link; false where it was used or replaced, or has expired. */
  const take = async (tokenHash: string, now: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('passwordResets')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', timeOf(now))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };

  const removeExpired = (now: Date) =>
    queries.deleteFrom('passwordResets').where('expiresAt', '<=', now.toISOString()).execute();

  return { enqueue, countWaiting, storeLink, find, take, removeExpired };
}

/** The mails about forgotten passwords. */
export function resetQueue({ writer }: Pick<Connections, 'writer'>): MailQueue<ResetRow> {
  const claim = async (now: number): Promise<ResetRow | undefined> => {
    await writer
      .deleteFrom('passwordResets')
      .where('email', 'not in', (eb) => eb.selectFrom('accounts').select('accounts.email'))
      .execute();
    return (
      writer
        .updateTable('passwordResets')
        .set((eb) => ({ dueAt: timeOf(now + CLAIM_MS), tries: eb('tries', '+', 1) }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('passwordResets')
            .select('id')
            .where('dueAt', '<=', timeOf(now))
            .where('expiresAt', '>', timeOf(now))
            .orderBy('dueAt')
            .limit(1),
        )
        // PostgreSQL re-evaluates this condition if another process has claimed the row.
        .where('dueAt', '<=', timeOf(now))
        .returningAll()
        .executeTakeFirst()
    );
  };

  const update = async (id: string, values: Partial<ResetRow>): Promise<void> => {
    await writer.updateTable('passwordResets').set(values).where('id', '=', id).execute();
  };

  /** A link waits to be used; a notice is over. */
  const finish = async ({ id, kind }: ResetRow): Promise<void> => {
    if (kind === 'link') return update(id, { dueAt: null });
    await writer.deleteFrom('passwordResets').where('id', '=', id).execute();
  };

  return {
    claim,
    giveUpMs: ({ kind }) => LIFE_MS[kind],
    // A further attempt sends another link.
    mayRepeat: () => true,
    transmit: (id, now) => update(id, { transmittedAt: timeOf(now) }),
    sent: finish,
    postpone: ({ id }, until) => update(id, { dueAt: timeOf(until), transmittedAt: null }),
    giveUp: finish,
  };
}
