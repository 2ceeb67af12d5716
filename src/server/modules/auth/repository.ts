import type { Connections } from '../../db/types';
import { newId } from '../../lib/ids';

export type Role = 'admin' | 'user';

export interface Account {
  id: string;
  email: string;
  role: Role;
  /** Nothing but that may be done with it. */
  mustChangePassword: boolean;
}

/** What a login has checked, and what must still be so when its session is made. */
export interface VerifiedAccount extends Account {
  passwordHash: string;
  logouts: number;
}

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

  const list = async (): Promise<Account[]> => {
    const rows = await reader.selectFrom('accounts').select(ACCOUNT).orderBy('email').execute();
    return rows.map(present);
  };

  const hasAdmin = async (): Promise<boolean> => {
    const query = reader.selectFrom('accounts').select('id').where('role', '=', 'admin');
    return (await query.executeTakeFirst()) !== undefined;
  };

  /** Also ends the account's sessions: who knew the old password is out. */
  const change = (id: string, values: { passwordHash?: string; role?: Role }): Promise<void> =>
    writer.transaction().execute(async (trx) => {
      await trx
        .updateTable('accounts')
        .set((eb) => ({
          ...values,
          ...(values.passwordHash !== undefined && { mustChangePassword: 0 }),
          logouts: eb('logouts', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
      await trx.deleteFrom('sessions').where('accountId', '=', id).execute();
    });

  const remove = async (id: string): Promise<void> => {
    await writer.deleteFrom('accounts').where('id', '=', id).execute();
  };

  return { findByEmail, create, list, hasAdmin, change, remove };
}

/** How far the clocks of two backends may lie apart. */
const SKEW_MS = 5 * 60_000;

export function sessionRepository({ reader, writer }: Connections) {
  /**
   * Only where the account still is as the login found it: false when its password or role was
   * changed, or it was logged out, while the login was under way. Forgets the sessions that have
   * run out as well.
   */
  const create = async (
    { id, passwordHash, role, logouts }: VerifiedAccount,
    tokenHash: string,
    now: Date,
    expiresAt: Date,
  ): Promise<boolean> => {
    await writer.deleteFrom('sessions').where('expiresAt', '<=', now.toISOString()).execute();
    return writer.transaction().execute(async (trx) => {
      // Changes nothing but holds the row: whoever ends the account's sessions comes before, and
      // this finds no row, or after, and takes this session along.
      const held = await trx
        .updateTable('accounts')
        .set({ logouts })
        .where('id', '=', id)
        .where('passwordHash', '=', passwordHash)
        .where('role', '=', role)
        .where('logouts', '=', logouts)
        .executeTakeFirst();
      if (held.numUpdatedRows === 0n) return false;
      const row = { tokenHash, accountId: id, expiresAt: expiresAt.toISOString() };
      await trx.insertInto('sessions').values(row).execute();
      return true;
    });
  };

  /** A clock that was set back does not prolong a session beyond `lifeMs` from then on. */
  const findAccount = async (
    tokenHash: string,
    now: Date,
    lifeMs: number,
  ): Promise<Account | undefined> => {
    const row = await reader
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .select(ACCOUNT)
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now.toISOString())
      .where('expiresAt', '<=', new Date(now.getTime() + lifeMs + SKEW_MS).toISOString())
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

  return { create, findAccount, remove };
}
