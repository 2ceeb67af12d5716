import { randomBytes } from 'node:crypto';
import type { AppContext } from '@/server/context';
import { DatabaseUnavailable } from '@/server/db/unavailable';
import type { Row } from '@/server/db/types';
import { HttpError, badRequest, conflict } from '@/server/lib/httpError';
import type { Source } from '@/server/securityLog';
import { normalizePassword } from '@/shared/passwords';
import { accountRepository, type VerifiedAccount } from './accountRepository';
import { hashOfToken, hashPassword, newToken, validatePassword, verifyPassword } from './passwords';
import { deviceRepository, sessionRepository, type SessionClient } from './repository';
import { makeLoginThrottle } from './throttle';

export const SESSION_MS = 12 * 3_600_000;

interface Login {
  email: string;
  password: string;
  client: Omit<SessionClient, 'address'>;
  /** Of an earlier login in the same browser. */
  deviceToken: string | undefined;
  /** `from` is the IP address. */
  source: Source;
}

export interface CurrentAccount extends Row<
  'accounts',
  'id' | 'email' | 'displayName' | 'role' | 'mustChangePassword'
> {
  /** Of the session that the request belongs to. */
  tokenHash: string;
  /** Until the session expires without further requests. */
  secondsLeft: number;
}

export type AuthService = ReturnType<typeof makeAuthService>;

type Needs = Pick<
  AppContext,
  'db' | 'clock' | 'limits' | 'log' | 'makeLimiter' | 'passwordCost' | 'security' | 'sessionIdleMs'
>;

/** Under another password of the account the browser is a stranger again. */
const deviceHash = (token: string, passwordHash: string) => hashOfToken(`${token} ${passwordHash}`);

/** Logins, sessions and the passwords of those who are logged in. */
export function makeAuthService(needs: Needs) {
  const { db, clock, limits, log, makeLimiter, passwordCost, security, sessionIdleMs } = needs;
  const sessions = sessionRepository(db);
  const devices = deviceRepository(db);
  const beginAttempt = makeLoginThrottle(needs);
  const ownPasswordLimiter = makeLimiter('ownPassword', limits.loginPerPair);

  // Verified for e-mail addresses without an account, so that they take as long as the others.
  const nobody = hashPassword(randomBytes(16).toString('hex'), passwordCost);
  // A login that awaits it reports the failure.
  nobody.catch(() => undefined);

  /**
   * Throws `login_failed` for a wrong pair and `too_many_requests` after too many of them. The browser
   * is recognized by the device token afterwards.
   */
  const logIn = async ({ email, password, client, deviceToken = newToken(), source }: Login) => {
    const name = email.toLowerCase();
    // Some type their password where the e-mail address belongs.
    const typed = email.includes('@') ? email : '(not an e-mail address)';
    const account = await accountRepository(db.reader).findByEmail(name);
    const passwordHash = account?.passwordHash ?? (await nobody);
    const now = new Date(clock());
    const device = deviceHash(deviceToken, passwordHash);
    const isKnown = await devices.isKnown(device, account?.id ?? '', now);
    const giveBack = await beginAttempt(
      { name, ipAddress: source.from, knownDevice: isKnown ? device : undefined },
      (because) => security('loginThrottled', { email: typed, because }, source),
    );
    const matches = await verifyPassword(passwordHash, password, source.from).catch(
      async (error: unknown) => {
        await giveBack();
        throw error;
      },
    );
    if (!account || !matches) {
      security('loginFailed', { email: typed }, source);
      throw new HttpError(401, 'login_failed', 'The email or the password is not correct.');
    }
    await giveBack();
    const token = newToken();
    const isOpen = await sessions.create(account, {
      tokenHash: hashOfToken(token),
      client: { ...client, address: source.from },
      now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    });
    if (!isOpen) {
      throw new HttpError(
        401,
        'account_changed',
        'The account was changed meanwhile. Please log in again.',
      );
    }
    await devices.remember(device, account.id, now);
    security('loggedIn', { accountId: account.id, email: account.email }, source);
    return { token, deviceToken };
  };

  /** Ended while the database took no changes: over in this process all the same. */
  const ended = new Set<string>();

  const endSession = async (tokenHash: string): Promise<void> => {
    try {
      await sessions.end(tokenHash);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) ended.add(tokenHash);
      throw error;
    }
  };

  /** A use is stored when the one stored before is older than this. */
  const storeUseAfterMs = Math.min(60_000, sessionIdleMs / 10);
  const storing = new Set<string>();

  /** Beside the request, so that a writer that is stuck delays no read. */
  const storeUse = (tokenHash: string, now: number): void => {
    if (storing.has(tokenHash)) return;
    storing.add(tokenHash);
    sessions
      .storeUse(tokenHash, new Date(now))
      .finally(() => storing.delete(tokenHash))
      .catch((error: unknown) => log.error({ err: error }, 'use of a session not stored'));
  };

  /** Returns the account of a token that is still valid; `isUse` extends its session. */
  const findAccount = async (
    token: string,
    { isUse = true } = {},
  ): Promise<CurrentAccount | undefined> => {
    const now = clock();
    const tokenHash = hashOfToken(token);
    if (ended.has(tokenHash)) return undefined;
    const found = await sessions.find(tokenHash, new Date(now), new Date(now - sessionIdleMs));
    if (!found) return undefined;
    const { lastUsedAt, expiresAt, ...account } = found;
    let usedAt = Date.parse(lastUsedAt);
    if (isUse && now - usedAt >= storeUseAfterMs) {
      storeUse(tokenHash, now);
      usedAt = now;
    }
    const endsAt = Math.min(usedAt + sessionIdleMs, Date.parse(expiresAt));
    return { ...account, tokenHash, secondsLeft: Math.floor((endsAt - now) / 1000) };
  };

  /** Returns the account as it is stored. Throws `current_password_wrong` or `too_many_requests`. */
  const verifyOwnPassword = async (
    { id, email }: CurrentAccount,
    password: string,
    source: Source,
  ): Promise<VerifiedAccount> => {
    await ownPasswordLimiter.take(id);
    const account = await accountRepository(db.reader).findByEmail(email);
    if (!account || !(await verifyPassword(account.passwordHash, password, source.from))) {
      security('loginFailed', { email }, source);
      throw badRequest('current_password_wrong', 'The current password is not correct.');
    }
    await ownPasswordLimiter.giveBack(id);
    return account;
  };

  /** Ends all other sessions of the account. */
  const changePassword = async (
    sender: CurrentAccount,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    source: Source,
  ): Promise<void> => {
    const { id, email, passwordHash } = await verifyOwnPassword(sender, currentPassword, source);
    if (normalizePassword(newPassword) === normalizePassword(currentPassword)) {
      throw badRequest('password_unchanged', 'The new password is the same as the current one.');
    }
    const problem = await validatePassword(newPassword, email);
    if (problem) throw problem;
    const next = await hashPassword(newPassword, passwordCost);
    const owner = { verifiedHash: passwordHash, tokenHash: sender.tokenHash };
    if (!(await accountRepository(db.writer).setPassword(id, next, owner))) {
      throw conflict(
        'password_changed_meanwhile',
        'The password was changed by somebody else meanwhile.',
      );
    }
    security('passwordChanged', { accountId: id, email }, source);
  };

  return { logIn, endSession, findAccount, verifyOwnPassword, changePassword };
}
