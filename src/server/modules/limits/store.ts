import { RateLimiterRes } from 'rate-limiter-flexible';
import Store from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { rateLimitRepository, CountedTries } from './repository';

type Repository = ReturnType<typeof rateLimitRepository>;

export interface StoreOptions {
  name: string;
  points: number;
  durationMs: number;
  clock: () => number;
}

/** The library's limiter on our tables: what one backend has counted holds for all of them. */
export class DatabaseLimiter extends Store<CountedTries> {
  constructor(
    private readonly repository: Repository,
    private readonly options: StoreOptions,
  ) {
    const { name, points, durationMs } = options;
    super({ storeClient: repository, keyPrefix: name, points, duration: durationMs / 1000 });
  }

  protected override _upsert(key: string, points: number, durationMs: number, force: boolean) {
    const now = new Date(this.options.clock());
    return this.repository.add({ key, points, now, durationMs, force });
  }

  protected override async _get(key: string) {
    return (await this.repository.find(key, new Date(this.options.clock()))) ?? null;
  }

  protected override _delete(key: string) {
    return this.repository.remove(key);
  }

  protected override _getRateLimiterRes(_key: string, added: number, row: CountedTries) {
    const left = Date.parse(row.expiresAt) - this.options.clock();
    return new RateLimiterRes(
      Math.max(0, this.points - row.points),
      // An end that lies further away than a whole window comes from a clock that was set back.
      Math.min(Math.max(0, left), this.options.durationMs),
      row.points,
      row.points === added,
    );
  }
}
