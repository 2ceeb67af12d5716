import { createHash, randomBytes } from 'node:crypto';
import type { AppContext } from '../../context';
import { HttpError } from '../../lib/httpError';
import { RateLimiter, addressKey } from '../../lib/rateLimiter';
import { hashPassword } from './passwords';
import { accountRepository, sessionRepository, type Account } from './repository';

export const SESSION_MS = 12 * 3_600_000;

export interface LoginTry {
  email: string;
  password: string;
  ip: string;
}

export interface AuthService {
  /** Answers a new token. Throws 401 for a wrong pair and 429 after too many of them. */
  logIn: (login: LoginTry) => Promise<string>;
  /** The account of a token that is still valid. */
  findAccount: (token: string) => Promise<Account | undefined>;
  logOut: (token: string) => Promise<void>;
}

type Needs = Pick<AppContext, 'db' | 'clock' | 'limits' | 'passwordCost' | 'verifyPassword'>;

export function makeAuthService(needs: Needs): AuthService {
  const { db, clock, limits, passwordCost, verifyPassword } = needs;
  const accounts = accountRepository(db);
  const sessions = sessionRepository(db);
  const perAddress = new RateLimiter(limits.loginPerAddress, clock);
  const perAccount = new RateLimiter(limits.loginPerAccount, clock);
  // Verified for addresses without an account, so that they take as long as the others.
  const nobody = hashPassword(randomBytes(16).toString('hex'), passwordCost);

  const logIn = async ({ email, password, ip }: LoginTry): Promise<string> => {
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
    const token = randomBytes(32).toString('base64url');
    const now = clock();
    const until = new Date(now + SESSION_MS);
    if (!(await sessions.create(account, hashOf(token), new Date(now), until))) {
      throw new HttpError(
        401,
        'The account was changed or logged out meanwhile. Please log in again.',
      );
    }
    return token;
  };

  return {
    logIn,
    findAccount: (token) => sessions.findAccount(hashOf(token), new Date(clock()), SESSION_MS),
    logOut: (token) => sessions.remove(hashOf(token)),
  };
}

// The token is random enough that a plain hash can't be turned round.
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
