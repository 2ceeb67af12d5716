import type { AppContext } from '@/server/context';
import { HttpError } from '@/server/lib/httpError';
import { addressKey, networkKey } from '@/server/lib/addressKey';
import { tooMany } from '../limits/rateLimiter';

interface LoginTry {
  /** The account's address in lower case, whether there is such an account or not. */
  name: string;
  ip: string;
  /** Hash of the browser's token, when it has logged in to this account before. */
  knownDevice: string | undefined;
}

type Needs = Pick<AppContext, 'makeLimiter' | 'limits' | 'pause'>;

/**
 * Each further ten tries from all over the world make the next one wait longer. Together with
 * `MAX_WAITING` this leaves ten tries a second at one account, and every response within a second.
 */
const STEP = 10;
const STEP_MS = 200;
const LONGEST_MS = 800;
/** Logins to one account that may wait at the same time, altogether and from one network. */
export const MAX_WAITING = 8;
const MAX_WAITING_PER_NETWORK = 2;

/**
 * Strangers are limited per account and address together, per address and per network. Tries at one
 * account from everywhere only slow each other down: a limit would let anybody lock its owner out.
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

  const slowDown = async (name: string, network: string, tries: number): Promise<void> => {
    const over = tries - limits.loginPerAccount.max;
    if (over <= 0) return;
    const networks = waiting.get(name) ?? [];
    const ofNetwork = networks.filter((other) => other === network).length;
    if (networks.length >= MAX_WAITING || ofNetwork >= MAX_WAITING_PER_NETWORK) {
      throw new LoginThrottled('account', tooMany(LONGEST_MS));
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
   * Counts a try before it is looked into, so that those at the same time don't slip through.
   * Returns how to take it back. Throws 429 when there were too many.
   */
  return async ({ name, ip, knownDevice }: LoginTry): Promise<() => Promise<void>> => {
    if (knownDevice !== undefined) {
      await because('pair', perDevice.take(knownDevice));
      return () => perDevice.giveBack(knownDevice);
    }
    const address = addressKey(ip);
    const network = networkKey(ip);
    const pair = `${address} ${name}`;
    await because('pair', perPair.take(pair));
    await because('address', perAddress.take(address));
    await because('network', perNetwork.take(network));
    await slowDown(name, network, await perAccount.count(name));
    return async () => {
      await perPair.giveBack(pair);
      await perAddress.giveBack(address);
      await perNetwork.giveBack(network);
      await perAccount.giveBack(name);
    };
  };
}

/** A try that was turned away, with what for. */
export class LoginThrottled extends HttpError {
  constructor(
    readonly reason: 'pair' | 'address' | 'network' | 'account',
    { statusCode, code, message, params, extra }: HttpError,
  ) {
    super(statusCode, code, message, params, extra);
  }
}

async function because(reason: LoginThrottled['reason'], take: Promise<void>): Promise<void> {
  await take.catch((error: unknown) => {
    throw error instanceof HttpError ? new LoginThrottled(reason, error) : error;
  });
}
