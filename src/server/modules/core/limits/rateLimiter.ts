import { createHash } from 'node:crypto';
import type { Connections } from '@/server/db/types';
import { type HttpError, tryLater } from '@/server/lib/httpError';
import { rateLimitRepository, type Counted } from './repository';

export interface RateLimit {
  /** Attempts admitted in one window. */
  max: number;
  windowMs: number;
}

export type MakeRateLimiter = ReturnType<typeof rateLimiters>;
export type RateLimiter = ReturnType<MakeRateLimiter>;

/** Makes limiters that count attempts per key in fixed windows, in the database, by a name each. */
export function rateLimiters(db: Connections, clock: () => number) {
  const repository = rateLimitRepository(db);
  return (name: string, { max, windowMs }: RateLimit) => {
    const keyOf = (key: string) => `${name}:${hashOf(key)}`;
    const add = (key: string) => repository.add(keyOf(key), new Date(clock()), windowMs);
    const assertWithin = (counted: Counted | undefined, most: number) => {
      if (counted && counted.points > most) throw tooMany(Date.parse(counted.expiresAt) - clock());
    };
    /**
     * Throws `too_many_requests` with `Retry-After` when the key has no attempt left. Only reads,
     * so that a flood of rejected attempts is not a flood of writes.
     */
    const check = async (key: string): Promise<void> =>
      assertWithin(await repository.find(keyOf(key), new Date(clock())), max - 1);
    return {
      check,
      /** Counts one attempt; throws as `check` does. */
      take: async (key: string): Promise<void> => {
        await check(key);
        assertWithin(await add(key), max);
      },
      /** Counts one attempt in any case; returns how many there were in this window. */
      count: async (key: string): Promise<number> => (await add(key)).points,
      /** Gives one attempt back, for example after a login that succeeded. */
      giveBack: (key: string): Promise<void> => repository.giveBack(keyOf(key)),
    };
  };
}

/** E-mail and IP addresses stay out of the table, and all keys have one length. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** A 429 with the time after which the limit has room again. */
export function tooMany(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many tries. Please wait ${inWords(seconds)}.`;
  return tryLater(429, 'too_many_requests', message, seconds, { params: { seconds } });
}

function inWords(seconds: number): string {
  if (seconds === 1) return 'a second';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
