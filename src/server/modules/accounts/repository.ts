import type { Connections, Row, Trx } from '@/server/db/types';
import type { Role } from '@/server/generated/requests';
import { endSessions } from '../auth/repository';
import { revokeInvitations } from './invitationRepository';

const LISTED = ['id', 'email', 'role', 'createdAt', 'lastLoginAt'] as const;

export type ListedAccount = Row<'accounts', (typeof LISTED)[number]>;

/** An account after a change; not `changed` where it was so already. */
export interface ChangedAccount {
  account: ListedAccount;
  changed: boolean;
}

/** How a change went: the last admin keeps role and account. */
export type Change = ChangedAccount | 'missing' | 'lastAdmin';

/** Looking after accounts. */
export function accountsRepository({ reader, writer }: Connections) {
  const list = (): Promise<ListedAccount[]> =>
    reader.selectFrom('accounts').select(LISTED).orderBy('email').execute();

  /** Also ends the account's sessions and revokes its invitations. Nothing changes where the role is the same. */
  const changeRole = (id: string, role: Role): Promise<Change> =>
    writer.transaction().execute(async (trx) => {
      const account = await lockAndFind(trx, id);
      if (!account) return 'missing';
      if (account.role === role) return { account, changed: false };
      if (role !== 'admin' && (await isLastAdmin(trx, account))) return 'lastAdmin';
      await trx.updateTable('accounts').set({ role }).where('id', '=', id).execute();
      await endSessions(trx, id);
      await revokeInvitations(trx, id);
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
