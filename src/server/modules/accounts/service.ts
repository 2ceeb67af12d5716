import type { AppContext } from '@/server/context';
import type { Role } from '@/server/generated/requests';
import { HttpError, badRequest, conflict, notFound } from '@/server/lib/httpError';
import type { SecurityLog, Source } from '@/server/securityLog';
import { hashOfToken, hashPassword, newToken, validatePassword } from '../auth/passwords';
import type { VerifiedAccount } from '../auth/repository';
import {
  MAX_INVITATIONS,
  accountsRepository,
  invitationRepository,
  type Change,
  type ChangedAccount,
  type Invitation,
} from './repository';

export const INVITATION_MS = 7 * 24 * 3_600_000;

type Needs = Pick<AppContext, 'db' | 'clock' | 'passwordCost' | 'security'>;

const INVITATION_OVER =
  'This invitation is not valid any more: it was used, taken back or has run out. Please ask for another.';

/** Who may log in and as what; the console and the command line both come here. */
export function makeAccountService({ db, clock, passwordCost, security }: Needs) {
  const invitations = invitationRepository(db);

  /** Rejects where the sender has become another than the one verified. */
  const invite = async (email: string, role: Role, sender: VerifiedAccount, source: Source) => {
    const now = clock();
    const token = newToken();
    const made = await invitations.create(
      {
        email,
        role,
        tokenHash: hashOfToken(token),
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + INVITATION_MS).toISOString(),
      },
      sender,
    );
    if (made === 'notAllowed') {
      throw new HttpError(403, 'admin_required', 'Only admins are allowed to do this.');
    }
    if (made === 'hasAccount') {
      throw conflict('account_exists', `${email} has an account already.`, { email });
    }
    if (made === 'tooMany') {
      throw conflict('too_many_invitations', `At most ${MAX_INVITATIONS} invitations can wait.`, {
        max: MAX_INVITATIONS,
      });
    }
    security('accountInvited', { email, role }, source);
    return { ...made, token };
  };

  /** Returns the address of the account that it made. */
  const accept = async (token: string, password: string, source: Source): Promise<string> => {
    const tokenHash = hashOfToken(token);
    const found = await invitations.find(tokenHash, new Date(clock()));
    if (!found) throw badRequest('invitation_expired', INVITATION_OVER);
    const problem = await validatePassword(password, found.email);
    if (problem) throw problem;
    const passwordHash = await hashPassword(password, passwordCost);
    const account = await invitations.accept(tokenHash, passwordHash, new Date(clock()));
    if (!account) throw badRequest('invitation_expired', INVITATION_OVER);
    const { id, email, role } = account;
    security('accountAdded', { accountId: id, email, role }, { ...source, by: id });
    return email;
  };

  const revoke = async (id: string, source: Source): Promise<void> => {
    const removed = await invitations.remove(id);
    if (!removed) throw notFound('invitation_not_found', 'This invitation does not exist.');
    security('invitationRevoked', removed, source);
  };

  return {
    ...makeAccountChanges(accountsRepository(db), security),
    listInvitations: (): Promise<Invitation[]> => invitations.list(new Date(clock())),
    invite,
    accept,
    revoke,
  };
}

/** What the command line shares with the console. */
export function makeAccountChanges(
  accounts: ReturnType<typeof accountsRepository>,
  security: SecurityLog,
) {
  return {
    list: accounts.list,

    changeRole: async (id: string, role: Role, source: Source): Promise<ChangedAccount> => {
      const change = await accounts.changeRole(id, role);
      const result = accepted(change, 'The last admin must stay an admin.');
      const { email } = result.account;
      if (result.changed) security('roleChanged', { accountId: id, email, role }, source);
      return result;
    },

    remove: async (id: string, source: Source): Promise<void> => {
      const change = await accounts.remove(id);
      const { account } = accepted(change, 'The last admin cannot be removed.');
      security('accountRemoved', { accountId: id, email: account.email }, source);
    },
  };
}

function accepted(change: Change, lastAdmin: string): ChangedAccount {
  if (change === 'missing') throw notFound('account_not_found', 'This account does not exist.');
  if (change === 'lastAdmin') throw conflict('last_admin', lastAdmin);
  return change;
}
