import type { Connections, Trx } from '../../db/types';

export interface OwnSession {
  id: string;
  createdAt: string;
  lastUsedAt: string;
  browser: string;
  system: string;
  address: string;
  current: boolean;
}

/** An account's view of its own sessions; `tokenHash` is that of the session it asks from. */
export function ownSessionRepository({ reader, writer }: Connections) {
  /** Those that have neither run out nor been unused since `idleSince`. */
  const list = async (
    accountId: string,
    tokenHash: string,
    now: Date,
    idleSince: Date,
  ): Promise<OwnSession[]> => {
    const rows = await reader
      .selectFrom('sessions')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('expiresAt', '>', now.toISOString())
      .where('lastUsedAt', '>', idleSince.toISOString())
      .orderBy('lastUsedAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, current: row.tokenHash === tokenHash }));
  };

  /** False when the account has no such session. */
  const end = async (accountId: string, id: string): Promise<boolean> => {
    const { numDeletedRows } = await writer
      .deleteFrom('sessions')
      .where('accountId', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };

  /** Also logins that are under way. Returns how many sessions there were. */
  const endOthers = (accountId: string, tokenHash: string): Promise<number> =>
    writer.transaction().execute(async (trx) => {
      await trx
        .updateTable('accounts')
        .set((eb) => ({ logouts: eb('logouts', '+', 1) }))
        .where('id', '=', accountId)
        .execute();
      return deleteOthers(trx, accountId, tokenHash);
    });

  /**
   * Another password in the place of the one that was verified; ends all other sessions. False
   * when somebody else has changed it meanwhile.
   */
  const replacePassword = (
    accountId: string,
    tokenHash: string,
    verifiedHash: string,
    passwordHash: string,
  ): Promise<boolean> =>
    writer.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('accounts')
        .set((eb) => ({ passwordHash, mustChangePassword: 0, logouts: eb('logouts', '+', 1) }))
        .where('id', '=', accountId)
        .where('passwordHash', '=', verifiedHash)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await deleteOthers(trx, accountId, tokenHash);
      return true;
    });

  /** Notes a use of the session, unless one after `since` is noted. */
  const touch = async (tokenHash: string, now: Date, since: Date): Promise<void> => {
    await writer
      .updateTable('sessions')
      .set({ lastUsedAt: now.toISOString() })
      .where('tokenHash', '=', tokenHash)
      .where('lastUsedAt', '<=', since.toISOString())
      .execute();
  };

  return { list, end, endOthers, replacePassword, touch };
}

async function deleteOthers(trx: Trx, accountId: string, tokenHash: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('tokenHash', '<>', tokenHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
