import { HttpError } from './httpError';

export interface RateLimit {
  /** Tries admitted within one window. */
  max: number;
  windowMs: number;
}

interface Window {
  endsAt: number;
  count: number;
}

/** Keys that are kept at most; beyond it the oldest windows are forgotten. */
const MAX_KEYS = 50_000;

/** Counts tries per key in fixed windows, in the memory of this process. */
export class RateLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly limit: RateLimit,
    private readonly clock: () => number,
  ) {}

  /** Counts one try; throws a 429 with `Retry-After` when the key has none left. */
  take(key: string): void {
    const now = this.clock();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      this.windows.delete(key);
      window = { endsAt: now + this.limit.windowMs, count: 0 };
      this.windows.set(key, window);
      this.forget();
    }
    if (window.count >= this.limit.max) {
      const seconds = Math.ceil((window.endsAt - now) / 1000);
      throw new HttpError(429, `Too many tries. Please wait ${seconds} seconds.`, {
        'retry-after': String(seconds),
      });
    }
    window.count += 1;
  }

  /** Gives one try back, for example after a login that succeeded. */
  giveBack(key: string): void {
    const window = this.windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  private forget(): void {
    const oldest = this.windows.keys().next();
    if (this.windows.size > MAX_KEYS && !oldest.done) this.windows.delete(oldest.value);
  }
}

/** The key of a network address: an IPv6 network of 64 bits counts as one, as a household has it. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
