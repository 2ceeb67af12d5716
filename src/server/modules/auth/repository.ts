import type { Connections, Row, Trx } from '@/server/db/types';
import type { Role } from '@/server/generated/requests';
import { newId } from '@/server/lib/ids';

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

/** Accounts. E-mail addresses are stored and looked up in lower case. */
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
   * Also ends the account's sessions and revokes its invitations. An owner keeps the session `kept`,
   * and changes nothing where the password is not the verified one any more: then false.
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
      await revokeAccess(trx, id, owner?.kept);
      return true;
    });

  return { findByEmail, create, hasAdmin, setPassword };
}

/** Ends an account's sessions, save `kept`, and its logins that are under way. Returns how many. */
async function endSessions(trx: Trx, accountId: string, kept = ''): Promise<number> {
  await trx
    .updateTable('accounts')
    .set((eb) => ({ logouts: eb('logouts', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
  const sessions = trx.deleteFrom('sessions').where('accountId', '=', accountId);
  const { numDeletedRows } = await sessions.where('tokenHash', '<>', kept).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends an account's sessions, save `kept`, and revokes the invitations that it has sent. */
export async function revokeAccess(trx: Trx, accountId: string, kept?: string): Promise<void> {
  await endSessions(trx, accountId, kept);
  await trx.deleteFrom('invitations').where('invitedBy', '=', accountId).execute();
}

/** Where a session was begun; all empty when unknown. */
export type SessionClient = Row<'sessions', 'browser' | 'system' | 'address'>;

/** A session as its owner sees it. */
export interface OwnSession
  extends SessionClient, Row<'sessions', 'id' | 'createdAt' | 'lastUsedAt'> {
  /** The one that the request comes from. */
  current: boolean;
}

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
  const endOwn = async (accountId: string, id: string): Promise<boolean> => {
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
  const storeUse = async (tokenHash: string, now: Date, since: Date): Promise<void> => {
    await writer
      .updateTable('sessions')
      .set({ lastUsedAt: now.toISOString() })
      .where('tokenHash', '=', tokenHash)
      .where('lastUsedAt', '<=', since.toISOString())
      .execute();
  };

  return { create, findAccount, remove, end, list, endOwn, endOthers, storeUse };
}

/** So long a browser is known: a year. */
export const DEVICE_SECONDS = 365 * 86_400;

/** Known browsers of an account; beyond it the one is forgotten that logged in longest ago. */
export const MAX_DEVICES = 10;

/** Browsers that have logged in before, which the login throttle admits. */
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

  /** For a year from now. Forgets what is over, and what is too many. */
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
