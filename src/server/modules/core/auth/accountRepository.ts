import { compareNames } from '@/shared/compareNames';
import type { Queries, Row, Trx } from '@/server/db/types';
import type { Role } from '@/server/generated/requests';
import { newId } from '@/server/lib/ids';
import { endSessions } from './repository';
import { SYSTEM, recordChange } from '../history/changeRepository';

const LISTED = ['id', 'email', 'displayName', 'role', 'createdAt', 'lastLoginAt'] as const;

export type ListedAccount = Row<'accounts', (typeof LISTED)[number]>;

/** An account with the password that was verified. */
export type VerifiedAccount = Row<'accounts', 'id' | 'email' | 'role' | 'passwordHash'>;

/** Accounts. E-mail addresses are stored and looked up in lower case. */
export function accountRepository(queries: Queries) {
  const list = async (): Promise<ListedAccount[]> => {
    const accounts = await queries.selectFrom('accounts').select(LISTED).execute();
    return accounts.sort((a, b) => compareNames(a.email, b.email));
  };

  const findByEmail = (email: string): Promise<VerifiedAccount | undefined> =>
    queries
      .selectFrom('accounts')
      .select(['id', 'email', 'role', 'passwordHash'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();

  /** Whether there is an admin, apart from the account `exceptId`. */
  const hasAdmin = async (exceptId = ''): Promise<boolean> => {
    const admins = queries.selectFrom('accounts').select('id').where('role', '=', 'admin');
    return (await admins.where('id', '<>', exceptId).executeTakeFirst()) !== undefined;
  };

  /** When the oldest account was made: the product is at least as old. */
  const firstCreatedAt = async (): Promise<string | undefined> => {
    const row = await queries
      .selectFrom('accounts')
      .select((eb) => eb.fn.min<string | null>('createdAt').as('first'))
      .executeTakeFirst();
    return row?.first ?? undefined;
  };

  /** Returns the account's id; undefined when the e-mail address has an account already. */
  const create = async (
    email: string,
    passwordHash: string,
    role: Role,
    { mustChangePassword = false } = {},
  ): Promise<string | undefined> => {
    const row = await queries
      .insertInto('accounts')
      .values({
        id: newId(),
        email: email.toLowerCase(),
        passwordHash,
        role,
        createdAt: new Date().toISOString(),
        mustChangePassword: mustChangePassword ? 1 : 0,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  };

  /** See `storePassword`. */
  const setPassword = (id: string, passwordHash: string, owner?: Owner): Promise<boolean> =>
    queries.transaction().execute((trx) => storePassword(trx, id, passwordHash, owner));

  /**
   * Finds an account whose role or existence is to change. Two such transactions wait for each
   * other, so that the second sees what the first has left.
   */
  const lock = async (id: string): Promise<ListedAccount | undefined> => {
    await queries
      .updateTable('accountChanges')
      .set((eb) => ({ count: eb('count', '+', 1) }))
      .execute();
    return queries.selectFrom('accounts').select(LISTED).where('id', '=', id).executeTakeFirst();
  };

  /** Locks an admin's row until the end of the transaction; false for who is none any more. */
  const lockAdmin = async ({ id, passwordHash }: VerifiedAccount): Promise<boolean> => {
    const { numUpdatedRows } = await queries
      .updateTable('accounts')
      .set({ role: 'admin' })
      .where('id', '=', id)
      .where('role', '=', 'admin')
      .where('passwordHash', '=', passwordHash)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** Sets a role, ends the account's sessions and revokes its invitations and links. */
  const setRole = async (id: string, role: Role): Promise<void> => {
    await queries.updateTable('accounts').set({ role }).where('id', '=', id).execute();
    await revokeAccess(queries, id);
  };

  const setName = (id: string, displayName: string) =>
    queries.updateTable('accounts').set({ displayName }).where('id', '=', id).execute();

  /** What buyers read; empty where the account has no name, or is removed. */
  const nameOf = async (email: string): Promise<string> => {
    const names = queries.selectFrom('accounts').select('displayName');
    return (await names.where('email', '=', email).executeTakeFirst())?.displayName ?? '';
  };

  /** Its sessions and invitations are deleted with it. */
  const remove = (id: string) => queries.deleteFrom('accounts').where('id', '=', id).execute();

  return {
    list,
    findByEmail,
    hasAdmin,
    firstCreatedAt,
    create,
    setPassword,
    lock,
    lockAdmin,
    setRole,
    setName,
    nameOf,
    remove,
  };
}

/** Who sets a password: the account's owner, whose `tokenHash` is of the session that goes on. */
interface Owner {
  verifiedHash?: string;
  tokenHash?: string;
}

/**
 * Sets a password, ends the account's sessions and revokes its invitations and links. Returns false, and
 * changes nothing, where the account is gone or its password is not the verified one.
 */
export async function storePassword(
  trx: Trx,
  id: string,
  passwordHash: string,
  owner?: Owner,
): Promise<boolean> {
  const change = { passwordHash, mustChangePassword: 0 };
  let update = trx.updateTable('accounts').set(change).where('id', '=', id);
  if (owner?.verifiedHash) update = update.where('passwordHash', '=', owner.verifiedHash);
  const account = await update.returning('email').executeTakeFirst();
  if (!account) return false;
  await recordChange(trx, {
    actor: owner ? account : SYSTEM,
    kind: 'account',
    action: 'edited',
    items: [{ entityId: id, name: account.email, field: 'password', before: null, after: null }],
  });
  await revokeAccess(trx, id, owner?.tokenHash);
  return true;
}

/** Ends an account's sessions, except one, and revokes its invitations and links for a new password. */
async function revokeAccess(queries: Queries, id: string, exceptTokenHash?: string): Promise<void> {
  await endSessions(queries, id, exceptTokenHash);
  await queries.deleteFrom('invitations').where('invitedBy', '=', id).execute();
  await queries.deleteFrom('passwordResets').where('accountId', '=', id).execute();
}

/** Whether an account with a password that the backend has made was never logged in to. */
export async function hasFirstPassword(queries: Queries): Promise<boolean> {
  const accounts = queries.selectFrom('accounts').select('id').where('mustChangePassword', '=', 1);
  return (await accounts.where('lastLoginAt', 'is', null).executeTakeFirst()) !== undefined;
}
