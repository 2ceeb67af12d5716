import { countRows } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';

const LISTED = ['id', 'email', 'role', 'createdAt', 'expiresAt'] as const;

export type Invitation = Row<'invitations', (typeof LISTED)[number]>;

/** Invitations; e-mail addresses are expected in lower case. */
export function invitationRepository(queries: Queries) {
  const list = (now: Date): Promise<Invitation[]> =>
    queries
      .selectFrom('invitations')
      .select(LISTED)
      .where('expiresAt', '>', now.toISOString())
      .orderBy('id', 'desc')
      .execute();

  const find = (tokenHash: string, now: Date): Promise<Invitation | undefined> =>
    queries
      .selectFrom('invitations')
      .select(LISTED)
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirst();

  /** How many others than to this e-mail address have not expired; those that have are deleted. */
  const countOthers = async (email: string, now: Date): Promise<number> => {
    await queries.deleteFrom('invitations').where('expiresAt', '<=', now.toISOString()).execute();
    return countRows(queries.selectFrom('invitations').where('email', '<>', email));
  };

  /** Replaces an earlier one to the same e-mail address. */
  const upsert = (invitation: Invitation & { tokenHash: string; invitedBy: string }) =>
    queries
      .insertInto('invitations')
      .values(invitation)
      .onConflict((conflict) => conflict.column('email').doUpdateSet(invitation))
      .execute();

  /** Deletes an invitation; false when there is none or it has expired. */
  const take = async (tokenHash: string, now: Date): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('invitations')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };

  /** Returns what was removed, if there was anything. */
  const remove = (id: string): Promise<Pick<Invitation, 'email' | 'role'> | undefined> =>
    queries
      .deleteFrom('invitations')
      .where('id', '=', id)
      .returning(['email', 'role'])
      .executeTakeFirst();

  return { list, find, countOthers, upsert, take, remove };
}
