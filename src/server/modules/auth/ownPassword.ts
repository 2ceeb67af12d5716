import type { FastifyRequest } from 'fastify';
import type { AppContext } from '@/server/context';
import { badRequest } from '@/server/lib/httpError';
import { accountOf, sourceOf } from './guard';
import { accountRepository, type VerifiedAccount } from './repository';

export type VerifyOwnPassword = ReturnType<typeof makeOwnPasswordCheck>;

/** Verifies the password of the account that sends a request. All callers share one rate limit. */
export function makeOwnPasswordCheck(context: AppContext) {
  const { db, limits, makeLimiter, security, verifyPassword } = context;
  const accounts = accountRepository(db);
  const limiter = makeLimiter('ownPassword', limits.loginPerPair);

  /** Returns the account as it is stored; throws 400 where the password is not its own. */
  return async (request: FastifyRequest, password: string): Promise<VerifiedAccount> => {
    const { id, email } = accountOf(request);
    await limiter.take(id);
    const account = await accounts.findByEmail(email);
    if (!account || !(await verifyPassword(account.passwordHash, password, request.ip))) {
      security('loginFailed', { email }, sourceOf(request));
      throw badRequest('current_password_wrong', 'The current password is not correct.');
    }
    await limiter.giveBack(id);
    return account;
  };
}
