import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../context';
import { HttpError } from '../../lib/httpError';
import { RateLimiter, addressKey } from '../../lib/rateLimiter';
import { hashPassword } from './passwords';
import {
  accountRepository,
  sessionRepository,
  type Account,
  type SessionClient,
} from './repository';
import { hashOfToken, newToken } from './tokens';
import { makeSessionUse } from './sessionUse';

export const SESSION_MS = 12 * 3_600_000;

export interface LoginTry {
  email: string;
  password: string;
  ip: string;
  client: Omit<SessionClient, 'address'>;
}

export interface CurrentAccount extends Account {
  /** Until the session ends when it is not used meanwhile. */
  secondsLeft: number;
}

export interface AuthService {
  /** Answers a new token. Throws 401 for a wrong pair and 429 after too many of them. */
  logIn: (login: LoginTry) => Promise<string>;
  /** The account of a token that is still valid; asking is a use of its session. */
  findAccount: (token: string) => Promise<CurrentAccount | undefined>;
  logOut: (token: string) => Promise<void>;
  /** Resolves once the uses that have been noted are stored. */
  settle: () => Promise<void>;
}

type Needs = Pick<
  AppContext,
  'db' | 'clock' | 'limits' | 'log' | 'passwordCost' | 'sessionIdleMs' | 'verifyPassword'
>;

export function makeAuthService(needs: Needs): AuthService {
  const { db, clock, limits, passwordCost, sessionIdleMs, verifyPassword } = needs;
  const accounts = accountRepository(db);
  const sessions = sessionRepository(db);
  const perAddress = new RateLimiter(limits.loginPerAddress, clock);
  const perAccount = new RateLimiter(limits.loginPerAccount, clock);
  // Verified for addresses without an account, so that they take as long as the others.
  const nobody = hashPassword(randomBytes(16).toString('hex'), passwordCost);

  const use = makeSessionUse(needs);

  const logIn = async ({ email, password, ip, client }: LoginTry): Promise<string> => {
    const address = addressKey(ip);
    const name = email.trim().toLowerCase();
    perAddress.take(address);
    perAccount.take(name);
    const account = await accounts.findByEmail(name);
    const matches = await verifyPassword(account?.passwordHash ?? (await nobody), password);
    if (!account || !matches) {
      throw new HttpError(401, 'The email or the password is not correct.');
    }
    perAddress.giveBack(address);
    perAccount.giveBack(name);
    const token = newToken();
    const now = clock();
    const until = new Date(now + SESSION_MS);
    const from = { ...client, address: ip };
    if (!(await sessions.create(account, hashOfToken(token), new Date(now), until, from))) {
      throw new HttpError(
        401,
        'The account was changed or logged out meanwhile. Please log in again.',
      );
    }
    return token;
  };

  const findAccount = async (token: string): Promise<CurrentAccount | undefined> => {
    const now = clock();
    const tokenHash = hashOfToken(token);
    const found = await sessions.findAccount(tokenHash, new Date(now), SESSION_MS, sessionIdleMs);
    if (!found) return undefined;
    const { lastUsedAt, expiresAt, ...account } = found;
    const usedAt = use.note(tokenHash, Date.parse(lastUsedAt), now);
    const endsAt = Math.min(usedAt + sessionIdleMs, Date.parse(expiresAt));
    return { ...account, secondsLeft: Math.floor((endsAt - now) / 1000) };
  };

  return {
    ...{ logIn, findAccount, settle: use.settle },
    logOut: (token) => sessions.remove(hashOfToken(token)),
  };
}
