import { hash, verify, type Options } from '@node-rs/argon2';
import { createHash, randomBytes } from 'node:crypto';
import { type HttpError, badRequest, tryLater } from '@/server/lib/httpError';
import { networkKey } from '@/server/lib/ipKeys';
import { makeLimiter } from '@/server/lib/limiter';
import { findPasswordProblem, normalizePassword } from '@/shared/passwords';

/** What OWASP recommends for argon2id, the library's default algorithm: 19 MiB, two passes. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of Node's four threads for such work two stay free for files and images. */
const MAX_RUNNING = 2;

/** Some three seconds of work; beyond it requests are rejected at once. */
const MAX_WAITING = 200;
export const MAX_WAITING_PER_NETWORK = 20;

const OVERLOADED = 'Too many people log in at the moment. Please try again in a few seconds.';
const overloaded = () => tryLater(503, 'login_overloaded', OVERLOADED, 5);

// One for the process, as its memory and its threads are; in turn for each network.
const limit = makeLimiter(MAX_RUNNING, {
  name: 'passwords',
  maxWaiting: MAX_WAITING,
  maxWaitingPerKey: MAX_WAITING_PER_NETWORK,
  overload: overloaded,
});

/** Returns the hash to store. Throws `login_overloaded` when too many wait for theirs. */
export const hashPassword = (password: string, cost = COST): Promise<string> =>
  limit(() => hash(normalizePassword(password), cost));

/** Returns whether they match. Throws `login_overloaded` when too many of the network wait. */
export const verifyPassword = (
  passwordHash: string,
  password: string,
  ipAddress: string,
): Promise<boolean> =>
  limit(() => verify(passwordHash, normalizePassword(password)), networkKey(ipAddress));

/** 128 random bits, readable and typable. */
export function randomPassword(): string {
  return randomBytes(16).toString('base64url');
}

/** 256 random bits, fit for headers and URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database stores. The token is random enough for a plain hash. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** What is wrong with a new password of the account `email`; undefined for a good one. */
export async function validatePassword(
  password: string,
  email: string,
): Promise<HttpError | undefined> {
  const problem = findPasswordProblem(password, email);
  if (problem) return badRequest(problem.code, problem.error, problem.params);
  if (!(await isCommon(password))) return undefined;
  return badRequest(
    'password_guessable',
    'The password is too easy to guess: take several words that do not belong together.',
  );
}

/** Entries of the list, with digits, spaces and signs or without, and a short text repeated. */
async function isCommon(password: string): Promise<boolean> {
  const plain = normalizePassword(password).toLowerCase();
  if (/^(.{1,11}?)\1+$/su.test(plain)) return true;
  // Loaded when it is needed: the list takes some megabytes.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'];
  const letters = plain.replace(/[^\p{L}]/gu, '');
  return common.includes(plain) || common.includes(letters);
}
