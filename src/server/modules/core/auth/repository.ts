import type { Connections, Queries, Row } from '@/server/db/types';
import { newId } from '@/server/lib/ids';

/** A login beyond it ends the session that was unused for longest. */
export const MAX_SESSIONS = 20;

/** What its owner knows a session by; all empty when unknown. */
export type SessionClient = Row<'sessions', 'browser' | 'system' | 'address'>;

interface NewSession {
  tokenHash: string;
  client: SessionClient;
  now: Date;
  expiresAt: Date;
}

/** Ends the sessions of an account, except one. Returns how many. */
export async function endSessions(
  queries: Queries,
  accountId: string,
  exceptTokenHash = '',
): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('tokenHash', '<>', exceptTokenHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function sessionRepository({ reader, writer }: Connections) {
  /** Returns false where the account is gone or its password was changed during the login. */
  const create = async (
    { id: accountId, passwordHash }: Row<'accounts', 'id' | 'passwordHash'>,
    { tokenHash, client, now, expiresAt }: NewSession,
  ): Promise<boolean> => {
    const at = now.toISOString();
    await writer.deleteFrom('sessions').where('expiresAt', '<=', at).execute();
    return writer.transaction().execute(async (trx) => {
      // Locks the account: a change of its password ends this session as well or comes before it.
      const { numUpdatedRows } = await trx
        .updateTable('accounts')
        .set({ lastLoginAt: at })
        .where('id', '=', accountId)
        .where('passwordHash', '=', passwordHash)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const times = { createdAt: at, lastUsedAt: at, expiresAt: expiresAt.toISOString() };
      await trx
        .insertInto('sessions')
        .values({ id: newId(), accountId, tokenHash, ...times, ...client })
        .execute();
      const latest = trx
        .selectFrom('sessions')
        .select('tokenHash')
        .where('accountId', '=', accountId)
        .orderBy('lastUsedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_SESSIONS);
      await trx
        .deleteFrom('sessions')
        .where('accountId', '=', accountId)
        .where('tokenHash', 'not in', latest)
        .execute();
      return true;
    });
  };

  /** Returns a session with its account, unless it has expired or was not used since `idleSince`. */
  const find = (tokenHash: string, now: Date, idleSince: Date) =>
    reader
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .select([
        'accounts.id',
        'email',
        'displayName',
        'role',
        'mustChangePassword',
        'lastUsedAt',
        'expiresAt',
      ])
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now.toISOString())
      .where('lastUsedAt', '>', idleSince.toISOString())
      .executeTakeFirst();

  /** Returns the sessions that have not expired and were used since `idleSince`. */
  const list = (accountId: string, now: Date, idleSince: Date) =>
    reader
      .selectFrom('sessions')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('expiresAt', '>', now.toISOString())
      .where('lastUsedAt', '>', idleSince.toISOString())
      .orderBy('lastUsedAt', 'desc')
      .orderBy('id', 'desc')
      .execute();

  const storeUse = (tokenHash: string, now: Date) =>
    writer
      .updateTable('sessions')
      .set({ lastUsedAt: now.toISOString() })
      .where('tokenHash', '=', tokenHash)
      .execute();

  const end = (tokenHash: string) =>
    writer.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();

  /** Returns whether the account had such a session. */
  const endOwn = async (accountId: string, id: string): Promise<boolean> => {
    const { numDeletedRows } = await writer
      .deleteFrom('sessions')
      .where('accountId', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };

  return { create, find, list, storeUse, end, endOwn };
}

/** A known device expires after a year. */
export const DEVICE_SECONDS = 365 * 86_400;

/** Known browsers of an account; beyond it the one that logged in longest ago is removed. */
export const MAX_DEVICES = 10;

/** Browsers that have logged in to an account before. */
export function deviceRepository({ reader, writer }: Connections) {
  const isKnown = async (tokenHash: string, accountId: string, now: Date): Promise<boolean> => {
    const row = await reader
      .selectFrom('knownDevices')
      .select('tokenHash')
      .where('tokenHash', '=', tokenHash)
      .where('accountId', '=', accountId)
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirst();
    return row !== undefined;
  };

  const remember = async (tokenHash: string, accountId: string, now: Date): Promise<void> => {
    const expiresAt = new Date(now.getTime() + DEVICE_SECONDS * 1000).toISOString();
    await writer
      .insertInto('knownDevices')
      .values({ tokenHash, accountId, expiresAt })
      .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ expiresAt }))
      .execute();
    await writer
      .deleteFrom('knownDevices')
      .where('accountId', '=', accountId)
      .where('tokenHash', 'not in', (eb) =>
        eb
          .selectFrom('knownDevices')
          .select('tokenHash')
          .where('accountId', '=', accountId)
          .where('expiresAt', '>', now.toISOString())
          .orderBy('expiresAt', 'desc')
          .limit(MAX_DEVICES),
      )
      .execute();
  };

  return { isKnown, remember };
}
