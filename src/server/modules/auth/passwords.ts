import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { tryLater } from '@/server/lib/httpError';
import { makeLimiter } from '@/server/lib/limiter';

/** Cost of argon2id, the library's default algorithm. */
export interface PasswordCost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** What OWASP recommends for argon2id: 19 MiB, two passes. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of Node's four threads for such work two stay free for files and pictures. */
const MAX_RUNNING = 2;

/** Some three seconds of work. Whoever comes later is told so at once. */
export const MAX_WAITING = 100;

// One for the process, as its memory and its threads are.
const OVERLOADED = 'Too many people log in at the moment. Please try again in a few seconds.';
const bounded = makeLimiter(MAX_RUNNING, MAX_WAITING, () =>
  tryLater(503, 'login_overloaded', OVERLOADED, 5),
);

/** Throws 503 when too many wait for theirs, as `verifyPassword` does. */
export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return bounded(() => hash(password, cost));
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return bounded(() => verify(passwordHash, password));
}

/** 128 random bits, readable and typable. */
export function randomPassword(): string {
  return randomBytes(16).toString('base64url');
}
