/** The base of the library's stores, which its types name among its exports but its code does not. */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import { RateLimiterStoreAbstract, type RateLimiterRes } from 'rate-limiter-flexible';

  export default abstract class Store<Row> extends RateLimiterStoreAbstract {
    protected abstract _upsert(
      key: string,
      points: number,
      durationMs: number,
      force: boolean,
    ): Promise<Row>;
    protected abstract _get(key: string): Promise<Row | null>;
    protected abstract _delete(key: string): Promise<boolean>;
    protected abstract _getRateLimiterRes(key: string, points: number, row: Row): RateLimiterRes;
  }
}
