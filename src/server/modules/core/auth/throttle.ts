import type { AppContext } from '@/server/context';
import { ipKey, networkKey } from '@/server/lib/ipKeys';
import { HttpError } from '@/server/lib/httpError';

interface LoginAttempt {
  /** The account's e-mail address in lower case, whether there is such an account or not. */
  name: string;
  ipAddress: string;
  /** Hash of the browser's token, when it has logged in to this account before. */
  knownDevice: string | undefined;
}

type Reason = 'pair' | 'ip' | 'network';

/**
 * Limits failed logins: those of strangers per account and IP address together, per IP address and
 * per network. None counts attempts from everywhere, as that would let anybody lock an owner out.
 */
export function makeLoginThrottle({
  makeLimiter,
  limits,
}: Pick<AppContext, 'makeLimiter' | 'limits'>) {
  const perPair = makeLimiter('loginPair', limits.loginPerPair);
  const perIp = makeLimiter('loginIp', limits.loginPerIp);
  const perNetwork = makeLimiter('loginNetwork', limits.loginPerNetwork);
  // As many as for a pair: a browser that was stolen is no way round.
  const perDevice = makeLimiter('loginDevice', limits.loginPerPair);

  const countersOf = ({ name, ipAddress, knownDevice }: LoginAttempt) =>
    knownDevice === undefined
      ? [
          { reason: 'pair' as const, limiter: perPair, key: `${ipKey(ipAddress)} ${name}` },
          { reason: 'ip' as const, limiter: perIp, key: ipKey(ipAddress) },
          { reason: 'network' as const, limiter: perNetwork, key: networkKey(ipAddress) },
        ]
      : [{ reason: 'pair' as const, limiter: perDevice, key: knownDevice }];

  /**
   * Counts an attempt before its password is verified, so that parallel ones don't slip through.
   * Returns a function that gives it back. Throws `too_many_requests`, and reports the reason.
   */
  return async (attempt: LoginAttempt, onReject: (reason: Reason) => void) => {
    const counters = countersOf(attempt);
    // All are read before any is written: a flood of rejected attempts adds no counters.
    for (const step of ['check', 'take'] as const) {
      for (const { reason, limiter, key } of counters) {
        await limiter[step](key).catch((error: unknown) => {
          if (error instanceof HttpError) onReject(reason);
          throw error;
        });
      }
    }
    return async (): Promise<void> => {
      for (const { limiter, key } of counters) await limiter.giveBack(key);
    };
  };
}
