import type { AppContext } from '@/server/context';
import type { Trx } from '@/server/db/types';
import type { Role } from '@/server/generated/requests';
import { HttpError, badRequest, conflict, notFound } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import type { Source } from '@/server/securityLog';
import { hashOfToken, hashPassword, newToken, validatePassword } from '../auth/passwords';
import { SYSTEM, recordFields, type Actor } from '../history/changeRepository';
import { invitationRepository, type Invitation } from './invitationRepository';
import {
  accountRepository,
  type ListedAccount,
  type VerifiedAccount,
} from '../auth/accountRepository';

export const INVITATION_MS = 7 * 24 * 3_600_000;

/** Invitations that wait at the same time, at most. */
export const MAX_INVITATIONS = 100;

type Accounts = ReturnType<typeof accountRepository>;

type Needs = Pick<AppContext, 'db' | 'clock' | 'passwordCost' | 'security'>;

const invitationOver = () =>
  badRequest(
    'invitation_expired',
    'This invitation is not valid any more: it was used, was withdrawn or has run out. Please ask for another.',
  );

/** Who may log in and as what; the console and the command line both come here. */
export function makeAccountService({ db, clock, passwordCost, security }: Needs) {
  const { reader, writer } = db;

  /**
   * Gives an account another role or, without one, removes it, in a transaction in which nobody else
   * does so.
   */
  const change = (
    id: string,
    role: Role | undefined,
    actor: Actor,
    apply: (accounts: Accounts, account: ListedAccount) => Promise<void>,
  ): Promise<ListedAccount> =>
    writer.transaction().execute(async (trx) => {
      const accounts = accountRepository(trx);
      const account = await accounts.lock(id);
      if (!account) throw notFound('account_not_found', 'This account does not exist.');
      await apply(accounts, account);
      await recordRole(trx, actor, account, { before: account.role, after: role });
      return account;
    });

  const assertOtherAdmin = async (
    accounts: Accounts,
    { id, role }: ListedAccount,
    error: string,
  ): Promise<void> => {
    if (role === 'admin' && !(await accounts.hasAdmin(id))) throw conflict('last_admin', error);
  };

  /** Returns the account as it is then, and whether it had another role before. */
  const changeRole = async (id: string, role: Role, source: Source, actor = SYSTEM) => {
    const before = await change(id, role, actor, async (accounts, account) => {
      if (account.role === role) return;
      await assertOtherAdmin(accounts, account, 'The last admin must stay an admin.');
      await accounts.setRole(id, role);
    });
    const changed = before.role !== role;
    if (changed) security('roleChanged', { accountId: id, email: before.email, role }, source);
    return { account: { ...before, role }, changed };
  };

  const remove = async (id: string, source: Source, actor = SYSTEM): Promise<void> => {
    const { email } = await change(id, undefined, actor, async (accounts, account) => {
      await assertOtherAdmin(accounts, account, 'The last admin cannot be removed.');
      await accounts.remove(id);
    });
    security('accountRemoved', { accountId: id, email }, source);
  };

  /** The sender must still be the admin whose password was verified. */
  const invite = async (email: string, role: Role, sender: VerifiedAccount, source: Source) => {
    const now = new Date(clock());
    const token = newToken();
    const invitation: Invitation = {
      id: newId(),
      email,
      role,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + INVITATION_MS).toISOString(),
    };
    await writer.transaction().execute(async (trx) => {
      // A change of the sender waits for this, and revokes the invitation.
      const accounts = accountRepository(trx);
      if (!(await accounts.lockAdmin(sender))) {
        throw new HttpError(403, 'admin_required', 'Only admins are allowed to do this.');
      }
      if (await accounts.findByEmail(email)) {
        throw conflict('account_exists', `${email} has an account already.`, { email });
      }
      const invitations = invitationRepository(trx);
      if ((await invitations.countOthers(email, now)) >= MAX_INVITATIONS) {
        throw conflict('too_many_invitations', `At most ${MAX_INVITATIONS} invitations can wait.`, {
          max: MAX_INVITATIONS,
        });
      }
      const tokenHash = hashOfToken(token);
      await invitations.upsert({ ...invitation, tokenHash, invitedBy: sender.id });
      await recordRole(trx, sender, invitation, { after: role }, 'invitation');
    });
    security('accountInvited', { email, role }, source);
    return { ...invitation, token };
  };

  /** Returns the e-mail address of the account that it made. */
  const accept = async (token: string, password: string, source: Source): Promise<string> => {
    const tokenHash = hashOfToken(token);
    const now = new Date(clock());
    const invitation = await invitationRepository(reader).find(tokenHash, now);
    if (!invitation) throw invitationOver();
    const { email, role } = invitation;
    const problem = await validatePassword(password, email);
    if (problem) throw problem;
    const passwordHash = await hashPassword(password, passwordCost);
    const id = await writer.transaction().execute(async (trx) => {
      if (!(await invitationRepository(trx).take(tokenHash, now))) return undefined;
      const created = await accountRepository(trx).create(email, passwordHash, role);
      if (created) await recordRole(trx, { email }, { id: created, email }, { after: role });
      return created;
    });
    if (id === undefined) throw invitationOver();
    security('accountAdded', { accountId: id, email, role }, { ...source, by: id });
    return email;
  };

  /** Returns its id; undefined when the e-mail address has an account already. */
  const add = (email: string, passwordHash: string, role: Role) =>
    writer.transaction().execute(async (trx) => {
      const id = await accountRepository(trx).create(email, passwordHash, role);
      if (id !== undefined) await recordRole(trx, SYSTEM, { id, email }, { after: role });
      return id;
    });

  const revoke = async (id: string, source: Source, actor: Actor): Promise<void> => {
    const removed = await writer.transaction().execute(async (trx) => {
      const found = await invitationRepository(trx).remove(id);
      if (!found) throw notFound('invitation_not_found', 'This invitation does not exist.');
      await recordRole(trx, actor, { id, ...found }, { before: found.role }, 'invitation');
      return found;
    });
    security('invitationRevoked', removed, source);
  };

  return {
    list: () => accountRepository(reader).list(),
    changeRole,
    remove,
    listInvitations: () => invitationRepository(reader).list(new Date(clock())),
    invite,
    accept,
    add,
    revoke,
  };
}

/** Records a new account or invitation (no role before), a deleted one (none after) or its role. */
function recordRole(
  trx: Trx,
  actor: Actor,
  { id, email }: Pick<ListedAccount, 'id' | 'email'>,
  { before, after }: { before?: Role | undefined; after?: Role | undefined },
  field = 'role',
) {
  const record = { entityId: id, name: email };
  const valuesOf = (role?: Role) => role && { [field]: role };
  return recordFields(trx, actor, 'account', record, valuesOf(before), valuesOf(after));
}
