import { randomBytes } from 'node:crypto';
import type { AppContext } from '@/server/context';
import { HttpError } from '@/server/lib/httpError';
import type { Source } from '@/server/securityLog';
import { deviceRepository } from './deviceRepository';
import { deviceHash } from './devices';
import { LoginThrottled, makeLoginThrottle } from './limits';
import { hashPassword } from './passwords';
import {
  accountRepository,
  sessionRepository,
  type Account,
  type SessionClient,
  type VerifiedAccount,
} from './repository';
import { makeRevocations } from './revocations';
import { makeSessionUse } from './sessionUse';
import { hashOfToken, newToken } from './tokens';

export const SESSION_MS = 12 * 3_600_000;

const CHANGED_MEANWHILE = 'The account was changed or logged out meanwhile. Please log in again.';

interface Login {
  email: string;
  password: string;
  ip: string;
  client: Omit<SessionClient, 'address'>;
  /** What the browser was given at an earlier login. */
  deviceToken: string | undefined;
  source: Source;
}

export interface CurrentAccount extends Account {
  /** Until the session ends when it is not used meanwhile. */
  secondsLeft: number;
}

export type AuthService = ReturnType<typeof makeAuthService>;

type Needs = Pick<
  AppContext,
  | ('db' | 'clock' | 'limits' | 'log' | 'makeLimiter' | 'pause' | 'security')
  | ('passwordCost' | 'sessionIdleMs' | 'verifyPassword')
>;

export function makeAuthService(needs: Needs) {
  const { db, clock, passwordCost, security, sessionIdleMs, verifyPassword } = needs;
  const accounts = accountRepository(db);
  const sessions = sessionRepository(db);
  const revocations = makeRevocations(sessions.remove, needs.log);
  const devices = deviceRepository(db);
  const beginTry = makeLoginThrottle(needs);
  // Verified for addresses without an account, so that they take as long as the others.
  const nobody = hashPassword(randomBytes(16).toString('hex'), passwordCost);
  // A login that awaits it reports the failure.
  nobody.catch(() => undefined);

  const use = makeSessionUse(needs);

  /**
   * Throws 401 for a wrong pair and 429 after too many of them. The browser is known by the device
   * token from now on.
   */
  const logIn = async (login: Login): Promise<{ token: string; deviceToken: string }> => {
    const name = login.email.trim().toLowerCase();
    const found = await accounts.findByEmail(name);
    const passwordHash = found?.passwordHash ?? (await nobody);
    const account = await verify(login, name, found, passwordHash);
    const token = newToken();
    const now = clock();
    const until = new Date(now + SESSION_MS);
    const from = { ...login.client, address: login.ip };
    if (!(await sessions.create(account, hashOfToken(token), new Date(now), until, from))) {
      throw new HttpError(401, 'account_changed', CHANGED_MEANWHILE);
    }
    const deviceToken = login.deviceToken ?? newToken();
    await devices.remember(deviceHash(deviceToken, passwordHash), account.id, new Date(now));
    security('loggedIn', { accountId: account.id, email: account.email }, login.source);
    return { token, deviceToken };
  };

  /** The account, if the password is the right one. */
  const verify = async (
    { email, password, ip, deviceToken, source }: Login,
    name: string,
    account: VerifiedAccount | undefined,
    passwordHash: string,
  ): Promise<VerifiedAccount> => {
    const device = deviceHash(deviceToken ?? '', passwordHash);
    // Some type their password where the address belongs.
    const typed = email.includes('@') ? email : '(not an address)';
    const isKnown = await devices.isKnown(device, account?.id ?? '', new Date(clock()));
    try {
      const takeBack = await beginTry({ name, ip, knownDevice: isKnown ? device : undefined });
      const matches = await verifyPassword(passwordHash, password, ip).catch(
        async (error: unknown) => {
          await takeBack();
          throw error;
        },
      );
      if (!account || !matches) {
        security('loginFailed', { email: typed }, source);
        throw new HttpError(401, 'login_failed', 'The email or the password is not correct.');
      }
      await takeBack();
      return account;
    } catch (error) {
      if (error instanceof LoginThrottled) {
        security('loginThrottled', { email: typed, because: error.reason }, source);
      }
      throw error;
    }
  };

  /** The account of a token that is still valid; asking is a use of its session. */
  const findAccount = async (token: string): Promise<CurrentAccount | undefined> => {
    const now = clock();
    const tokenHash = hashOfToken(token);
    if (revocations.has(tokenHash)) return undefined;
    const found = await sessions.findAccount(tokenHash, new Date(now), SESSION_MS, sessionIdleMs);
    if (!found) return undefined;
    const { lastUsedAt, expiresAt, ...account } = found;
    const usedAt = use.note(tokenHash, Date.parse(lastUsedAt), now);
    const endsAt = Math.min(usedAt + sessionIdleMs, Date.parse(expiresAt));
    return { ...account, secondsLeft: Math.floor((endsAt - now) / 1000) };
  };

  return {
    ...{ logIn, findAccount, settle: use.settle },
    logOut: (token: string) => revocations.end(hashOfToken(token)),
    /** Without ending logins that are under way, as `logOut` does. */
    endSession: (token: string) => sessions.end(hashOfToken(token)),
  };
}
