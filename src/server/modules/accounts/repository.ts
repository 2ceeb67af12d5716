import { countRows } from '@/server/db/sql';
import type { Connections, Row, Trx } from '@/server/db/types';
import type { Role } from '@/server/generated/requests';
import { newId } from '@/server/lib/ids';
import { revokeAccess } from '../auth/repository';

const LISTED = ['id', 'email', 'role', 'createdAt', 'lastLoginAt'] as const;

export type ListedAccount = Row<'accounts', (typeof LISTED)[number]>;

/** An account after a change; not `changed` where it was so already. */
export interface ChangedAccount {
  account: ListedAccount;
  changed: boolean;
}

/** How a change went: neither role nor account of the last admin can be changed. */
export type Change = ChangedAccount | 'missing' | 'lastAdmin';

/** Looking after accounts. */
export function accountsRepository({ reader, writer }: Connections) {
  const list = (): Promise<ListedAccount[]> =>
    reader.selectFrom('accounts').select(LISTED).orderBy('email').execute();

  /** Also ends the account's sessions and revokes its invitations, unless it has the role already. */
  const changeRole = (id: string, role: Role): Promise<Change> =>
    writer.transaction().execute(async (trx) => {
      const account = await lockAndFind(trx, id);
      if (!account) return 'missing';
      if (account.role === role) return { account, changed: false };
      if (role !== 'admin' && (await isLastAdmin(trx, account))) return 'lastAdmin';
      await trx.updateTable('accounts').set({ role }).where('id', '=', id).execute();
      await revokeAccess(trx, id);
      return { account: { ...account, role }, changed: true };
    });

  /** Its sessions and invitations are deleted with it. */
  const remove = (id: string): Promise<Change> =>
    writer.transaction().execute(async (trx) => {
      const account = await lockAndFind(trx, id);
      if (!account) return 'missing';
      if (await isLastAdmin(trx, account)) return 'lastAdmin';
      await trx.deleteFrom('accounts').where('id', '=', id).execute();
      return { account, changed: true };
    });

  return { list, changeRole, remove };
}

/** Two changes at the same time wait for each other here, and the second sees what the first left. */
async function lockAndFind(trx: Trx, id: string): Promise<ListedAccount | undefined> {
  await trx
    .updateTable('accountChanges')
    .set((eb) => ({ count: eb('count', '+', 1) }))
    .execute();
  return trx.selectFrom('accounts').select(LISTED).where('id', '=', id).executeTakeFirst();
}

async function isLastAdmin(trx: Trx, { id, role }: ListedAccount): Promise<boolean> {
  if (role !== 'admin') return false;
  const others = trx.selectFrom('accounts').select('id').where('role', '=', 'admin');
  return (await others.where('id', '<>', id).executeTakeFirst()) === undefined;
}

/** Invitations that wait at the same time, at most. */
export const MAX_INVITATIONS = 100;

const INVITATION = ['id', 'email', 'role', 'createdAt', 'expiresAt'] as const;

export type Invitation = Row<'invitations', (typeof INVITATION)[number]>;

/** Invitations; e-mail addresses are expected in lower case. */
export function invitationRepository({ reader, writer }: Connections) {
  const list = (now: Date): Promise<Invitation[]> =>
    reader
      .selectFrom('invitations')
      .select(INVITATION)
      .where('expiresAt', '>', now.toISOString())
      .orderBy('id', 'desc')
      .execute();

  /**
   * Replaces an earlier one to the same address, and deletes those that have expired. Not allowed:
   * the sender is no longer an admin, or has another password than the verified one.
   */
  const create = (
    values: Omit<Invitation, 'id'> & { tokenHash: string },
    sender: Row<'accounts', 'id' | 'passwordHash'>,
  ): Promise<Invitation | 'notAllowed' | 'hasAccount' | 'tooMany'> =>
    writer.transaction().execute(async (trx) => {
      // An update also locks the row: a change of the sender waits and revokes this invitation.
      const held = await trx
        .updateTable('accounts')
        .set({ role: 'admin' })
        .where('id', '=', sender.id)
        .where('role', '=', 'admin')
        .where('passwordHash', '=', sender.passwordHash)
        .executeTakeFirst();
      if (held.numUpdatedRows === 0n) return 'notAllowed';
      const { tokenHash, ...rest } = values;
      const account = trx.selectFrom('accounts').select('id').where('email', '=', rest.email);
      if (await account.executeTakeFirst()) return 'hasAccount';
      await trx
        .deleteFrom('invitations')
        .where((eb) => eb.or([eb('expiresAt', '<=', rest.createdAt), eb('email', '=', rest.email)]))
        .execute();
      if ((await countRows(trx.selectFrom('invitations'))) >= MAX_INVITATIONS) return 'tooMany';
      const invitation = { id: newId(), ...rest };
      const row = { ...invitation, tokenHash, invitedBy: sender.id };
      await trx
        .insertInto('invitations')
        .values(row)
        // Of two to the same address at the same time the later one holds.
        .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
        .execute();
      return invitation;
    });

  const find = (tokenHash: string, now: Date): Promise<Invitation | undefined> =>
    reader
      .selectFrom('invitations')
      .select(INVITATION)
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirst();

  /**
   * Undefined when the invitation has been used or revoked, its sender is no longer an admin, or the
   * address has an account.
   */
  const accept = (
    tokenHash: string,
    passwordHash: string,
    now: Date,
  ): Promise<Row<'accounts', 'id' | 'email' | 'role'> | undefined> =>
    writer.transaction().execute(async (trx) => {
      const invitation = await trx
        .deleteFrom('invitations')
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now.toISOString())
        .where('invitedBy', 'in', (eb) =>
          eb.selectFrom('accounts').select('id').where('role', '=', 'admin'),
        )
        .returning(['email', 'role'])
        .executeTakeFirst();
      if (!invitation) return undefined;
      const account = { id: newId(), ...invitation };
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('accounts')
        .values({ ...account, passwordHash, createdAt: now.toISOString() })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows ? account : undefined;
    });

  /** Returns what was removed, if there was anything. */
  const remove = (id: string): Promise<Pick<Invitation, 'email' | 'role'> | undefined> =>
    writer
      .deleteFrom('invitations')
      .where('id', '=', id)
      .returning(['email', 'role'])
      .executeTakeFirst();

  return { list, create, find, accept, remove };
}
