import { createHash } from 'node:crypto';
import { ipKey, networkKey, providerKey } from '@/server/lib/ipKeys';
import { tooMany, type RateLimit } from './rateLimiter';

/** IP addresses of a network may take so many times as much as one of them. */
const NETWORK_FACTOR = 2;

/** Counters of a limiter; once there are as many, further networks share others. */
const MAX_COUNTERS = 10_000;
const SHARED_COUNTERS = 1024;

interface Counter {
  points: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/**
 * Counts points per IP address and network in the memory of this process, for requests that
 * should cause no write. A counter that runs is never dropped: IP addresses that come when there
 * are too many share counters by their provider, so that changing addresses begins no window anew.
 */
export function memoryLimiter(
  { max, windowMs }: RateLimit,
  clock: () => number,
  maxCounters = MAX_COUNTERS,
) {
  // All windows are as long, so the counters that began first end first.
  const counters = new Map<string, Counter>();

  const removeEnded = (): void => {
    for (const [key, { endsAt }] of counters) {
      if (endsAt > clock()) return;
      counters.delete(key);
    }
  };

  /** The key of the counter that counts `key`. */
  const find = (key: string, sharedKey: string): string =>
    counters.has(key) || (counters.size < maxCounters && !counters.has(sharedKey))
      ? key
      : sharedKey;

  /** Counts points. Throws `too_many_requests` instead where the IP address has fewer of them. */
  return (ipAddress: string, points: number): void => {
    removeEnded();
    const [own, network, shared] = [
      ipKey(ipAddress),
      networkKey(ipAddress),
      sharedKeyOf(ipAddress),
    ];
    const keys = new Set([find(own, shared), find(network, shared)]);
    for (const key of keys) {
      const counter = counters.get(key);
      const most = key === own ? max : NETWORK_FACTOR * max;
      if ((counter?.points ?? 0) + points > most) {
        throw tooMany((counter?.endsAt ?? clock() + windowMs) - clock());
      }
    }
    for (const key of keys) {
      const { points: counted, endsAt } = counters.get(key) ?? {
        points: 0,
        endsAt: clock() + windowMs,
      };
      counters.set(key, { points: counted + points, endsAt });
    }
  };
}

const sharedKeyOf = (ipAddress: string): string => {
  const hash = createHash('sha256').update(providerKey(ipAddress)).digest();
  return `shared ${hash.readUInt16BE() % SHARED_COUNTERS}`;
};
