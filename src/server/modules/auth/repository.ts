import type { Connections } from '../../db/types';
import { newId } from '../../lib/ids';

export type Role = 'admin' | 'user';

export interface Account {
  id: string;
  email: string;
  role: Role;
}

const ACCOUNT = ['id', 'email', 'role'] as const;

/** Accounts and their sessions. E-mail addresses are kept and looked up in lower case. */
export function accountRepository({ reader, writer }: Connections) {
  const findByEmail = (email: string) =>
    reader
      .selectFrom('accounts')
      .select([...ACCOUNT, 'passwordHash'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();

  /** False when the address has an account already. */
  const create = async (email: string, passwordHash: string, role: Role): Promise<boolean> => {
    const result = await writer
      .insertInto('accounts')
      .values({
        id: newId(),
        email: email.toLowerCase(),
        passwordHash,
        role,
        createdAt: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  };

  const list = (): Promise<Account[]> =>
    reader.selectFrom('accounts').select(ACCOUNT).orderBy('email').execute();

  const hasAdmin = async (): Promise<boolean> => {
    const query = reader.selectFrom('accounts').select('id').where('role', '=', 'admin');
    return (await query.executeTakeFirst()) !== undefined;
  };

  /** Also ends the account's sessions: who knew the old password is out. */
  const change = (id: string, values: { passwordHash?: string; role?: Role }): Promise<void> =>
    writer.transaction().execute(async (trx) => {
      await trx.updateTable('accounts').set(values).where('id', '=', id).execute();
      await trx.deleteFrom('sessions').where('accountId', '=', id).execute();
    });

  const remove = async (id: string): Promise<void> => {
    await writer.deleteFrom('accounts').where('id', '=', id).execute();
  };

  return { findByEmail, create, list, hasAdmin, change, remove };
}

export function sessionRepository({ reader, writer }: Connections) {
  /** Forgets the sessions that have run out as well. */
  const create = async (tokenHash: string, accountId: string, now: Date, expiresAt: Date) => {
    await writer.deleteFrom('sessions').where('expiresAt', '<=', now.toISOString()).execute();
    const row = { tokenHash, accountId, expiresAt: expiresAt.toISOString() };
    await writer.insertInto('sessions').values(row).execute();
  };

  const findAccount = (tokenHash: string, now: Date): Promise<Account | undefined> =>
    reader
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .select(['accounts.id', 'accounts.email', 'accounts.role'])
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirst();

  const remove = async (tokenHash: string): Promise<void> => {
    await writer.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
  };

  return { create, findAccount, remove };
}
