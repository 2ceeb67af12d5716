import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Connections } from '../../db/types';
import { HttpError } from '../../lib/httpError';
import type { RateLimit, RateLimiter } from '../../lib/rateLimiter';
import { rateLimitRepository } from './repository';
import { DatabaseLimiter } from './store';

/** Makes limiters that count in the database; each has a name of its own. */
export type MakeRateLimiter = (name: string, limit: RateLimit) => RateLimiter;

export function rateLimiters(db: Connections, clock: () => number): MakeRateLimiter {
  const repository = rateLimitRepository(db);
  return (name, { max, windowMs }) => {
    const limiter = new DatabaseLimiter(repository, {
      ...{ name, clock },
      points: max,
      durationMs: windowMs,
    });

    const take = async (key: string): Promise<void> => {
      const hashed = hashOf(key);
      // Only read, so that a flood of tries that are refused anyway is not a flood of writes.
      const counted = await limiter.get(hashed);
      if (counted && counted.consumedPoints >= max) throw tooMany(counted.msBeforeNext);
      await limiter.consume(hashed).catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? tooMany(reason.msBeforeNext) : reason;
      });
    };

    const count = async (key: string): Promise<number> =>
      (await limiter.penalty(hashOf(key))).consumedPoints;

    const giveBack = async (key: string): Promise<void> => {
      await limiter.reward(hashOf(key));
    };

    return { take, count, giveBack };
  };
}

/** Addresses of people and machines stay out of the table, and all keys have one length. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

export function tooMany(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait =
    seconds === 1
      ? 'a second'
      : seconds < 120
        ? `${seconds} seconds`
        : `${Math.ceil(seconds / 60)} minutes`;
  return new HttpError(429, `Too many tries. Please wait ${wait}.`, {
    'retry-after': String(seconds),
  });
}
