import ipaddr from 'ipaddr.js';

export interface RateLimit {
  /** Tries admitted within one window. */
  max: number;
  windowMs: number;
}

/** Counts tries per key in fixed windows. */
export interface RateLimiter {
  /** Counts one try; throws a 429 with `Retry-After` when the key has none left. */
  take: (key: string) => Promise<void>;
  /** Counts one try whatever there is left; answers how many there were in this window. */
  count: (key: string) => Promise<number>;
  /** Gives one try back, for example after a login that succeeded. */
  giveBack: (key: string) => Promise<void>;
}

/** All senders whose address cannot be read are one. */
const UNREADABLE = 'unknown';

/** The key of a network address: an IPv6 network of 64 bits counts as one, as a household has it. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return UNREADABLE;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
