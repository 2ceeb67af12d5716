import type { Connections, Row } from '@/server/db/types';
import { endSessions, type SessionClient } from './repository';

export interface OwnSession
  extends SessionClient, Row<'sessions', 'id' | 'createdAt' | 'lastUsedAt'> {
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
    writer.transaction().execute((trx) => endSessions(trx, accountId, tokenHash));

  /** Notes a use of the session, unless one after `since` is noted. */
  const touch = async (tokenHash: string, now: Date, since: Date): Promise<void> => {
    await writer
      .updateTable('sessions')
      .set({ lastUsedAt: now.toISOString() })
      .where('tokenHash', '=', tokenHash)
      .where('lastUsedAt', '<=', since.toISOString())
      .execute();
  };

  return { list, end, endOthers, touch };
}
