import type { AppContext, Handlers } from '@/server/context';
import { notFound } from '@/server/lib/httpError';
import { accountRepository } from './accountRepository';
import { clientOf, deviceTokenOf, giveDeviceToken } from './browser';
import { removeUsedPassword } from './firstPassword';
import { accountOf, presentedToken, sourceOf } from './guard';
import { hashOfToken } from './passwords';
import { endSessions, sessionRepository } from './repository';
import type { AuthService, CurrentAccount } from './service';

/** Logging in and out, and what every account may do to itself. */
export function authHandlers(
  auth: AuthService,
  { clock, config, db, log, security, sessionIdleMs }: AppContext,
) {
  const sessions = sessionRepository(db);
  // Behind a proxy that ends TLS the backend itself may see plain HTTP.
  const isSecureSite = config.siteOrigins.every((origin) => origin.startsWith('https:'));
  return {
    getCurrentUser: async (request) => present(accountOf(request)),

    updateOwnAccount: async (request) => {
      const account = accountOf(request);
      const displayName = request.body.name;
      await accountRepository(db.writer).setName(account.id, displayName);
      return present({ ...account, displayName });
    },

    logIn: async (request, reply) => {
      const { emailId: email, password } = request.body;
      const isSecure = isSecureSite || request.protocol === 'https';
      const { token, deviceToken } = await auth.logIn({
        email,
        password,
        deviceToken: deviceTokenOf(request, isSecure),
        client: clientOf(request.headers['user-agent']),
        source: sourceOf(request),
      });
      await removeUsedPassword(db, config.dataDir).catch((error: unknown) =>
        log.error({ err: error }, 'the first password was not removed'),
      );
      // A new login ends the session that it comes with.
      const former = presentedToken(request);
      if (former !== undefined) await auth.endSession(hashOfToken(former));
      giveDeviceToken(reply, deviceToken, isSecure);
      return { token };
    },

    logOut: async (request) => {
      const { id: accountId, tokenHash } = accountOf(request);
      await auth.endSession(tokenHash);
      security('loggedOut', { accountId }, sourceOf(request));
      return { message: 'You are logged out.' };
    },

    changePassword: async (request) => {
      await auth.changePassword(accountOf(request), request.body, sourceOf(request));
      return { message: 'The password is changed.' };
    },

    listSessions: async (request) => {
      const account = accountOf(request);
      const now = clock();
      const idleSince = new Date(now - sessionIdleMs);
      const rows = await sessions.list(account.id, new Date(now), idleSince);
      return rows.map(({ id, tokenHash, createdAt, lastUsedAt, browser, system, address }) => ({
        _id: id,
        createdAt,
        lastUsedAt,
        current: tokenHash === account.tokenHash,
        ...(browser && { browser }),
        ...(system && { system }),
        ...(address && { address }),
      }));
    },

    endSession: async (request) => {
      const { id: accountId } = accountOf(request);
      if (!(await sessions.endOwn(accountId, request.params.id))) {
        throw notFound('session_not_found', 'This session does not exist.');
      }
      security('sessionsEnded', { accountId, count: 1 }, sourceOf(request));
      return { message: 'The session has ended.' };
    },

    endOtherSessions: async (request) => {
      const { id: accountId, tokenHash } = accountOf(request);
      const ended = await endSessions(db.writer, accountId, tokenHash);
      security('sessionsEnded', { accountId, count: ended }, sourceOf(request));
      return { ended };
    },
  } satisfies Partial<Handlers>;
}

/** `CurrentUser` of the contract. */
const present = ({ secondsLeft, mustChangePassword, ...account }: CurrentAccount) => ({
  _id: account.id,
  emailId: account.email,
  ...(account.displayName && { name: account.displayName }),
  role: account.role,
  idleSeconds: secondsLeft,
  ...(mustChangePassword === 1 && { mustChangePassword: true }),
});
