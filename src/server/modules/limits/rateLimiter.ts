import { createHash } from 'node:crypto';
import type { Connections } from '../../db/types';
import { HttpError } from '../../lib/httpError';
import { rateLimitRepository, type CountedTries } from './repository';

export interface RateLimit {
  /** Tries admitted within one window. */
  max: number;
  windowMs: number;
}

/** Counts tries per key in fixed windows. */
export interface RateLimiter {
  /** Counts one try; throws a 429 with `Retry-After` when the key has none left. */
  take: (key: string) => Promise<void>;
  /** Counts one try whatever there is left; returns how many there were in this window. */
  count: (key: string) => Promise<number>;
  /** Gives one try back, for example after a login that succeeded. */
  giveBack: (key: string) => Promise<void>;
}

/** Makes limiters that count in the database; each has a name of its own. */
export type MakeRateLimiter = (name: string, limit: RateLimit) => RateLimiter;

export function rateLimiters(db: Connections, clock: () => number): MakeRateLimiter {
  const repository = rateLimitRepository(db);
  return (name, { max, windowMs }) => {
    const keyOf = (key: string) => `${name}:${hashOf(key)}`;
    const add = (key: string, points: number) =>
      repository.add(keyOf(key), points, new Date(clock()), windowMs);
    const assertWithin = (counted: CountedTries | undefined, most: number) => {
      if (!counted || counted.points <= most) return;
      // An end that lies further away than a whole window comes from a clock that was set back.
      throw tooMany(Math.min(Date.parse(counted.expiresAt) - clock(), windowMs));
    };
    return {
      take: async (key) => {
        // Only read, so that a flood of tries that are refused anyway is not a flood of writes.
        assertWithin(await repository.find(keyOf(key), new Date(clock())), max - 1);
        assertWithin(await add(key, 1), max);
      },
      count: async (key) => (await add(key, 1)).points,
      giveBack: async (key) => {
        await add(key, -1);
      },
    };
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
