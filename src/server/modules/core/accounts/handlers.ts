import type { FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import { created } from '@/server/lib/http';
import { badRequest } from '@/server/lib/httpError';
import { networkKey } from '@/server/lib/ipKeys';
import { isAccountEmail } from '@/server/lib/text';
import { accountOf, sourceOf } from '../auth/guard';
import type { AuthService } from '../auth/service';
import type { Invitation } from './invitationRepository';
import type { ListedAccount } from '../auth/accountRepository';
import { passwordResetService } from './passwordResets';
import { makeAccountService } from './service';

export function accountHandlers(context: AppContext, auth: AuthService) {
  const triesPerNetwork = context.makeLimiter('invitations', context.limits.loginPerIp);
  const linksPerNetwork = context.makeLimiter('passwordLinks', context.limits.loginPerIp);
  const linksPerEmail = context.makeLimiter(
    'passwordLinksTo',
    context.limits.passwordLinksPerEmail,
  );
  const resetsPerNetwork = context.makeLimiter('passwordResets', context.limits.loginPerIp);
  const accounts = makeAccountService(context);
  const passwordResets = passwordResetService(context);
  const verifyOwnPassword = (request: FastifyRequest, password: string) =>
    auth.verifyOwnPassword(accountOf(request), password, sourceOf(request));
  return {
    listAccounts: async () => (await accounts.list()).map(present),

    changeAccountRole: async (request) => {
      const { role, currentPassword } = request.body;
      await verifyOwnPassword(request, currentPassword);
      const { account } = await accounts.changeRole(
        request.params.id,
        role,
        sourceOf(request),
        accountOf(request),
      );
      return present(account);
    },

    removeAccount: async (request) => {
      await accounts.remove(request.params.id, sourceOf(request), accountOf(request));
      return { message: 'The account is removed.' };
    },

    listInvitations: async () => (await accounts.listInvitations()).map(presentInvitation),

    createInvitation: async (request, reply) => {
      const { emailId, role, currentPassword } = request.body;
      const email = readEmail(emailId);
      const sender = await verifyOwnPassword(request, currentPassword);
      const { token, ...invitation } = await accounts.invite(
        email,
        role,
        sender,
        sourceOf(request),
      );
      created(reply, `/invitations/${invitation.id}`);
      return { ...presentInvitation(invitation), token };
    },

    acceptInvitation: async (request, reply) => {
      await triesPerNetwork.take(networkKey(request.ip));
      const { token, password } = request.body;
      const emailId = await accounts.accept(token, password, sourceOf(request));
      reply.code(201);
      return { emailId };
    },

    revokeInvitation: async (request) => {
      await accounts.revoke(request.params.id, sourceOf(request), accountOf(request));
      return { message: 'The invitation is withdrawn.' };
    },

    getPasswordResetOptions: async () => ({ mailEnabled: context.config.mail !== undefined }),

    requestPasswordLink: async (request, reply) => {
      const email = readEmail(request.body.emailId);
      await linksPerNetwork.take(networkKey(request.ip));
      await linksPerEmail.take(email);
      await passwordResets.request(email, request.body.language ?? 'en', sourceOf(request));
      reply.code(202);
      return { message: 'If there is such an account, a link is on its way.' };
    },

    resetPassword: async (request) => {
      await resetsPerNetwork.take(networkKey(request.ip));
      const { token, password } = request.body;
      await passwordResets.reset(token, password, sourceOf(request));
      return { message: 'The password is changed.' };
    },
  } satisfies Partial<Handlers>;
}

/** `Account` of the contract. */
const present = ({ id, email, displayName, lastLoginAt, ...rest }: ListedAccount) => ({
  _id: id,
  emailId: email,
  ...(displayName && { name: displayName }),
  ...rest,
  ...(lastLoginAt && { lastLoginAt }),
});

const presentInvitation = ({ id, email, ...rest }: Invitation) => ({
  _id: id,
  emailId: email,
  ...rest,
});

function readEmail(text: string): string {
  const email = text.toLowerCase();
  if (!isAccountEmail(email))
    throw badRequest('email_invalid', 'The email is not an e-mail address.');
  return email;
}
