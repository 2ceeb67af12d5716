import type { FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import { badRequest, conflict, notFound } from '@/server/lib/httpError';
import { accountOf, sourceOf, tokenOf } from './guard';
import { ownSessionRepository, type OwnSession } from './ownSessionRepository';
import type { VerifyOwnPassword } from './ownPassword';
import { hashPassword, validatePassword } from './passwords';
import { accountRepository } from './repository';
import { hashOfToken } from './tokens';

/** What every account may do to itself. */
export function ownAccountHandlers(context: AppContext, verifyOwnPassword: VerifyOwnPassword) {
  const { db, clock, security, sessionIdleMs, passwordCost } = context;
  const accounts = accountRepository(db);
  const sessions = ownSessionRepository(db);
  const hashOf = (request: FastifyRequest) => hashOfToken(tokenOf(request));

  return {
    changePassword: async (request) => {
      const { currentPassword, newPassword } = request.body;
      const { id, email, passwordHash } = await verifyOwnPassword(request, currentPassword);
      if (newPassword === currentPassword) {
        throw badRequest('password_unchanged', 'The new password is the same as the current one.');
      }
      const problem = await validatePassword(newPassword, email);
      if (problem) throw problem;
      const next = await hashPassword(newPassword, passwordCost);
      const owner = { verifiedHash: passwordHash, kept: hashOf(request) };
      if (!(await accounts.setPassword(id, next, owner))) {
        throw conflict(
          'password_changed_meanwhile',
          'The password was changed by somebody else meanwhile.',
        );
      }
      security('passwordChanged', { accountId: id, email }, sourceOf(request));
      return { message: 'The password is changed.' };
    },

    listSessions: async (request) => {
      const now = clock();
      const since = new Date(now - sessionIdleMs);
      const { id } = accountOf(request);
      return (await sessions.list(id, hashOf(request), new Date(now), since)).map(present);
    },

    endSession: async (request) => {
      const { id: accountId } = accountOf(request);
      const { id } = request.params;
      if (!(await sessions.end(accountId, id)))
        throw notFound('session_not_found', 'This session does not exist.');
      security('sessionsEnded', { accountId, count: 1 }, sourceOf(request));
      return { message: 'The session has ended.' };
    },

    endOtherSessions: async (request) => {
      const { id: accountId } = accountOf(request);
      const ended = await sessions.endOthers(accountId, hashOf(request));
      security('sessionsEnded', { accountId, count: ended }, sourceOf(request));
      return { ended };
    },
  } satisfies Partial<Handlers>;
}

/** `OwnSession` of the contract; what is unknown is left out. */
const present = ({ id, createdAt, lastUsedAt, current, ...client }: OwnSession) => ({
  ...{ _id: id, createdAt, lastUsedAt, current },
  ...(client.browser && { browser: client.browser }),
  ...(client.system && { system: client.system }),
  ...(client.address && { address: client.address }),
});
