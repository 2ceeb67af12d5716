import type { AppContext } from '@/server/context';
import { addressKey, networkKey } from '@/server/lib/addressKey';
import { HttpError } from '@/server/lib/httpError';
import { tooMany } from '../limits/rateLimiter';

interface LoginAttempt {
  /** The account's e-mail address in lower case, whether there is such an account or not. */
  name: string;
  ip: string;
  /** Hash of the browser's token, when it has logged in to this account before. */
  knownDevice: string | undefined;
}

type Reason = 'pair' | 'address' | 'network' | 'account';

type Needs = Pick<AppContext, 'makeLimiter' | 'limits' | 'pause'>;

/**
 * Each further ten attempts from everywhere make the next one wait longer. Together with
 * `MAX_WAITING` this leaves ten attempts a second at one account, and a response within a second.
 */
const STEP = 10;
const STEP_MS = 200;
const LONGEST_MS = 800;
/** Logins to one account that may wait at the same time, altogether and from one network. */
export const MAX_WAITING = 8;
const MAX_WAITING_PER_NETWORK = 2;

/**
 * Strangers are limited per account and address together, per address and per network. Attempts at
 * one account from everywhere only wait: a limit would let anybody lock its owner out.
 */
export function makeLoginThrottle({ makeLimiter, limits, pause }: Needs) {
  const perPair = makeLimiter('loginPair', limits.loginPerPair);
  const perAddress = makeLimiter('loginAddress', limits.loginPerAddress);
  const perNetwork = makeLimiter('loginNetwork', limits.loginPerNetwork);
  const perAccount = makeLimiter('loginAccount', limits.loginPerAccount);
  // As many as for a pair: a browser that was stolen is no way round.
  const perDevice = makeLimiter('loginDevice', limits.loginPerPair);
  /** By account, the networks of the logins that wait. */
  const waiting = new Map<string, string[]>();

  const countersOf = ({ name, ip, knownDevice }: LoginAttempt) =>
    knownDevice === undefined
      ? [
          { reason: 'pair' as const, limiter: perPair, key: `${addressKey(ip)} ${name}` },
          { reason: 'address' as const, limiter: perAddress, key: addressKey(ip) },
          { reason: 'network' as const, limiter: perNetwork, key: networkKey(ip) },
        ]
      : [{ reason: 'pair' as const, limiter: perDevice, key: knownDevice }];

  const slowDown = async (name: string, network: string, attempts: number): Promise<void> => {
    const over = attempts - limits.loginPerAccount.max;
    if (over <= 0) return;
    const networks = waiting.get(name) ?? [];
    const ofNetwork = networks.filter((other) => other === network).length;
    if (networks.length >= MAX_WAITING || ofNetwork >= MAX_WAITING_PER_NETWORK) {
      throw tooMany(LONGEST_MS);
    }
    networks.push(network);
    waiting.set(name, networks);
    try {
      await pause(Math.min(LONGEST_MS, STEP_MS * Math.ceil(over / STEP)));
    } finally {
      networks.splice(networks.indexOf(network), 1);
      if (networks.length === 0) waiting.delete(name);
    }
  };

  /**
   * Counts an attempt before its password is verified, so that parallel ones don't slip through.
   * Returns how to take it back. Throws 429 when there were too many, and reports the reason.
   */
  return async (attempt: LoginAttempt, onReject: (reason: Reason) => void) => {
    const { name, ip, knownDevice } = attempt;
    const counters = countersOf(attempt);
    let reason: Reason = 'account';
    try {
      for (const counter of counters) {
        reason = counter.reason;
        await counter.limiter.take(counter.key);
      }
      reason = 'account';
      if (knownDevice === undefined) {
        await slowDown(name, networkKey(ip), await perAccount.count(name));
      }
    } catch (error) {
      if (error instanceof HttpError) onReject(reason);
      throw error;
    }
    return async (): Promise<void> => {
      for (const { limiter, key } of counters) await limiter.giveBack(key);
      if (knownDevice === undefined) await perAccount.giveBack(name);
    };
  };
}
