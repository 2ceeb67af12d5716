import type { Connections, Row, Trx } from '@/server/db/types';
import type { Role } from '@/server/generated/requests';
import { newId } from '@/server/lib/ids';
import { revokeInvitations } from '../accounts/invitationRepository';

export interface Account extends Row<'accounts', 'id' | 'email' | 'role'> {
  /** Nothing but that may be done with it. */
  mustChangePassword: boolean;
}

/** What a login has checked, and what must still be so when its session is made. */
export type VerifiedAccount = Account & Row<'accounts', 'passwordHash' | 'logouts'>;

const ACCOUNT = ['accounts.id', 'email', 'role', 'mustChangePassword'] as const;

const present = <T extends { mustChangePassword: number }>(row: T) => ({
  ...row,
  mustChangePassword: row.mustChangePassword === 1,
});

/** Accounts and their sessions. E-mail addresses are kept and looked up in lower case. */
export function accountRepository({ reader, writer }: Connections) {
  const findByEmail = async (email: string): Promise<VerifiedAccount | undefined> => {
    const row = await reader
      .selectFrom('accounts')
      .select([...ACCOUNT, 'passwordHash', 'logouts'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    return row && present(row);
  };

  /** False when the address has an account already. */
  const create = async (
    email: string,
    passwordHash: string,
    role: Role,
    { id = newId(), mustChangePassword = false } = {},
  ): Promise<boolean> => {
    const result = await writer
      .insertInto('accounts')
      .values({
        id,
        email: email.toLowerCase(),
        passwordHash,
        role,
        createdAt: new Date().toISOString(),
        mustChangePassword: mustChangePassword ? 1 : 0,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  };

  const hasAdmin = async (): Promise<boolean> => {
    const query = reader.selectFrom('accounts').select('id').where('role', '=', 'admin');
    return (await query.executeTakeFirst()) !== undefined;
  };

  /**
   * Also ends the account's sessions and revokes its invitations: who knew the old password is out. An owner keeps the session
   * `kept`, and changes nothing where the password is not the verified one any more: then false.
   */
  const setPassword = (
    id: string,
    passwordHash: string,
    owner?: { verifiedHash: string; kept: string },
  ): Promise<boolean> =>
    writer.transaction().execute(async (trx) => {
      const change = { passwordHash, mustChangePassword: 0 };
      let update = trx.updateTable('accounts').set(change).where('id', '=', id);
      if (owner) update = update.where('passwordHash', '=', owner.verifiedHash);
      if ((await update.executeTakeFirst()).numUpdatedRows === 0n) return false;
      await endSessions(trx, id, owner?.kept);
      await revokeInvitations(trx, id);
      return true;
    });

  return { findByEmail, create, hasAdmin, setPassword };
}

/** Ends an account's sessions, save `kept`, and its logins that are under way. Returns how many. */
export async function endSessions(trx: Trx, accountId: string, kept = ''): Promise<number> {
  await trx
    .updateTable('accounts')
    .set((eb) => ({ logouts: eb('logouts', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
  const sessions = trx.deleteFrom('sessions').where('accountId', '=', accountId);
  const { numDeletedRows } = await sessions.where('tokenHash', '<>', kept).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Where a session was begun; all empty when unknown. */
export type SessionClient = Row<'sessions', 'browser' | 'system' | 'address'>;

/** An account with the session that it was found by. */
type OpenSession = Account & Row<'sessions', 'lastUsedAt' | 'expiresAt'>;

/** A login beyond it ends the session that was unused for longest. */
export const MAX_SESSIONS = 20;

/** How far the clocks of two backends may lie apart. */
const SKEW_MS = 5 * 60_000;

export function sessionRepository({ reader, writer }: Connections) {
  /**
   * Only where the account still is as the login found it: false when its password or role was
   * changed, or it was logged out, while the login was under way. Forgets the sessions that have
   * run out, and those that are too many, as well.
   */
  const create = async (
    { id, passwordHash, role, logouts }: VerifiedAccount,
    tokenHash: string,
    now: Date,
    expiresAt: Date,
    client: SessionClient,
  ): Promise<boolean> => {
    const at = now.toISOString();
    await writer.deleteFrom('sessions').where('expiresAt', '<=', at).execute();
    return writer.transaction().execute(async (trx) => {
      // It also holds the row: whoever ends the account's sessions comes before, and
      // this finds no row, or after, and takes this session along.
      const held = await trx
        .updateTable('accounts')
        .set({ logouts, lastLoginAt: at })
        .where('id', '=', id)
        .where('passwordHash', '=', passwordHash)
        .where('role', '=', role)
        .where('logouts', '=', logouts)
        .executeTakeFirst();
      if (held.numUpdatedRows === 0n) return false;
      const times = { createdAt: at, lastUsedAt: at, expiresAt: expiresAt.toISOString() };
      const row = { tokenHash, id: newId(), accountId: id, ...times, ...client };
      await trx.insertInto('sessions').values(row).execute();
      const own = trx.selectFrom('sessions').select('tokenHash').where('accountId', '=', id);
      const kept = own.orderBy('lastUsedAt', 'desc').orderBy('id', 'desc').limit(MAX_SESSIONS);
      await trx
        .deleteFrom('sessions')
        .where('accountId', '=', id)
        .where('tokenHash', 'not in', kept)
        .execute();
      return true;
    });
  };

  /**
   * Unless the session has run out or was unused for `idleMs`. A clock that was set back prolongs
   * nothing: a session that was used later than now, or lasts longer than `lifeMs`, has ended.
   */
  const findAccount = async (
    tokenHash: string,
    now: Date,
    lifeMs: number,
    idleMs: number,
  ): Promise<OpenSession | undefined> => {
    const latest = now.getTime() + SKEW_MS;
    const row = await reader
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .select([...ACCOUNT, 'lastUsedAt', 'expiresAt'])
      .where('tokenHash', '=', tokenHash)
      .where('lastUsedAt', '>', new Date(now.getTime() - idleMs).toISOString())
      .where('expiresAt', '>', now.toISOString())
      .where('lastUsedAt', '<=', new Date(latest).toISOString())
      .where('expiresAt', '<=', new Date(latest + lifeMs).toISOString())
      .executeTakeFirst();
    return row && present(row);
  };

  /** Ends the session, and the logins of its account that are under way. */
  const remove = (tokenHash: string): Promise<void> =>
    writer.transaction().execute(async (trx) => {
      const session = trx.selectFrom('sessions').select('accountId');
      await trx
        .updateTable('accounts')
        .set((eb) => ({ logouts: eb('logouts', '+', 1) }))
        .where('id', '=', session.where('tokenHash', '=', tokenHash))
        .execute();
      await trx.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
    });

  /** Ends the session alone. */
  const end = async (tokenHash: string): Promise<void> => {
    await writer.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
  };

  return { create, findAccount, remove, end };
}
