import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings } from '@/shared/encoding';
import type { AppContext } from '@/server/context';
import type { Dialect } from '@/server/db/types';
import { runInTurn } from '@/server/lib/hangUp';
import { makeLimiter, type Limiter } from '@/server/lib/limiter';
import { cacheKeyOf } from '@/server/plugins/cacheKey';
import type { CacheNumbers } from '@/server/plugins/metrics';
import { OVERLOAD_LIMITS, overloaded } from '@/server/plugins/overload';
import {
  encode,
  outlives,
  send,
  staleMsOf,
  type CatalogueValue,
  type Response,
  type SendLong,
} from './cachedResponse';

const MAX_TOTAL_BYTES = 16 * 1024 ** 2;
/** What an entry takes beside its body. */
const ENTRY_BYTES = 500;
/** Reads at a time: SQLite's hold the only thread one after the other, PostgreSQL's need a connection each. */
export const MAX_READING: Record<Dialect, Record<'searches' | 'others', number>> = {
  sqlite: { searches: 4, others: 32 },
  postgres: { searches: 3, others: 3 },
};
/** Reads that wait. An IP address has only a few requests handled, so that they are those of many. */
const MAX_WAITING = 2000;
/** While the database is unavailable, responses of its last known version are sent for so long. */
const MAX_STALE_MS = 3_600_000;
/** A search is sent for so long after a change; in the second half of it one request reads it again. */
const MAX_STALE_SEARCH_MS = 500;
/** What a tag of an entry takes. */
const TAG_BYTES = 40;

type Read<Meta = unknown> = () => Promise<CatalogueValue<Meta> | SendLong>;

interface SendOptions<Meta> {
  /**
   * It takes long, so that few are read at a time, and may change with anything: after a change that
   * touches none of its tags it is stale for half a second at most.
   */
  isSearch?: boolean;
  /** Gets the value's `meta`, also from the cache. */
  onSend?: (meta: Meta | undefined) => void;
}

interface PendingRead {
  response: Promise<Response>;
  /** The requests that it is for. */
  replies: FastifyReply[];
  /** That of the catalogue when the read began; undefined before. */
  version: () => string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For the metrics; `waiting` counts requests that wait for a database read. */
    responseCacheNumbers: () => CacheNumbers & { waiting: number };
  }
  interface FastifyReply {
    /**
     * Sends a value of the catalogue as JSON, from the cache where this version of the catalogue has
     * it.
     */
    sendCatalogue: <Meta>(read: Read<Meta>, options?: SendOptions<Meta>) => Promise<FastifyReply>;
  }
}

interface Options
  extends Pick<AppContext, 'clock'>, Pick<AppContext['db'], 'catalogueVersion' | 'dialect'> {
  /** Whether a request has a token of a valid session. */
  hasSession: (request: FastifyRequest) => Promise<boolean>;
  maxWaiting?: number;
  maxWaitMs?: number;
}

/**
 * Caches the encoded responses of public reads by URL. A change of this process drops those with a
 * tag that it has touched, a change of another process drops all. Requests of a valid session bypass
 * the cache, so that an admin sees every save at once. Equal requests share one read, which is skipped
 * when all of their clients have gone before it begins. While the database is unavailable, cached
 * responses are sent for an hour.
 */
export const responseCache = fp<Options>(async (app, options) => {
  const { catalogueVersion, dialect, clock, hasSession } = options;
  const { maxWaiting = MAX_WAITING, maxWaitMs = OVERLOAD_LIMITS.maxReadWaitMs } = options;
  const limitReading = (max: number, name: string) =>
    makeLimiter(max, { name, maxWaiting, maxWaitMs, overload: overloaded });
  const limitSearches = limitReading(MAX_READING[dialect].searches, 'searches');
  const limitOthers = limitReading(MAX_READING[dialect].others, 'reads');
  const cache = new LRUCache<string, Response>({
    maxSize: MAX_TOTAL_BYTES,
    // What is sent in chunks is too large.
    sizeCalculation: (response, key) =>
      typeof response === 'function'
        ? MAX_TOTAL_BYTES + 1
        : response.body.length + key.length + TAG_BYTES * response.tags.length + ENTRY_BYTES,
    dispose: (_response, _key, reason) => {
      if (reason === 'evict') count.evictions += 1;
    },
  });
  const pending = new Map<string, PendingRead>();
  const count = { hits: 0, misses: 0, evictions: 0 };
  let known = { version: '', readAt: -Infinity };
  let isAvailable = true;

  const invalidate = (version: string): void => {
    const changes = catalogueVersion.changesBetween(known.version, version);
    if (!changes) return cache.clear();
    for (const [key, response] of cache.entries())
      if (!outlives(response, changes)) cache.delete(key);
  };

  const checkVersion = async (): Promise<void> => {
    const version = await catalogueVersion.current();
    if (!isAvailable) app.log.warn('the catalogue can be read again');
    isAvailable = true;
    if (version !== known.version) invalidate(version);
    known = { version, readAt: clock() };
  };

  /** Requests share a read of their version, or one that has not begun. */
  const readOnce = (
    limit: Limiter,
    key: string,
    replies: FastifyReply[],
    make: () => Promise<Response>,
  ): Promise<Response> => {
    const found = pending.get(key);
    // Nobody waits for what renews a stale response.
    const isRenewal = replies.length === 0;
    if (found && (isRenewal || (found.version() ?? known.version) === known.version)) {
      found.replies.push(...replies);
      return found.response;
    }
    let version: string | undefined;
    const read = async (): Promise<Response> => {
      version = known.version;
      const made = await make();
      const changes =
        version === known.version ? [] : catalogueVersion.changesBetween(version, known.version);
      // One that a change has overtaken serves those who wait for it.
      if (changes && outlives(made, changes)) cache.set(key, made);
      return made;
    };
    const end = () => {
      if (pending.get(key)?.replies === replies) pending.delete(key);
    };
    const response = runInTurn(limit, replies, read, end).finally(end);
    pending.set(key, { response, replies, version: () => version });
    return response;
  };

  const find = async (reply: FastifyReply, read: Read, isSearch: boolean): Promise<Response> => {
    const { request } = reply;
    const limit = isSearch ? limitSearches : limitOthers;
    const takesGzip = acceptedEncodings(request.headers['accept-encoding']).includes('gzip');
    const make = async (): Promise<Response> => {
      const found = await read();
      return typeof found === 'function' ? found : encode(found, takesGzip, isSearch);
    };
    const key = `${takesGzip ? 'gzip' : ''} ${cacheKeyOf(request)}`;
    let isFromSession;
    try {
      isFromSession = await hasSession(request);
      if (!isFromSession) await checkVersion();
    } catch (error) {
      if (isAvailable) app.log.error({ err: error }, 'the catalogue cannot be read');
      isAvailable = false;
      const age = clock() - known.readAt;
      const stale = age <= MAX_STALE_MS ? cache.get(key) : undefined;
      if (!stale) throw error;
      reply.header('age', Math.round(age / 1000));
      return stale;
    }
    if (isFromSession) return runInTurn(limit, [reply], make);
    const cached = cache.get(key);
    const staleMs = cached ? staleMsOf(cached) : Infinity;
    const isHit = cached && staleMs <= MAX_STALE_SEARCH_MS;
    count[isHit ? 'hits' : 'misses'] += 1;
    if (!isHit) return readOnce(limit, key, [reply], make);
    // Where it fails, a later request reads it.
    if (staleMs > MAX_STALE_SEARCH_MS / 2) readOnce(limit, key, [], make).catch(() => undefined);
    return cached;
  };

  app.decorateReply('sendCatalogue', async function sendCatalogue(read, options = {}) {
    const { isSearch = false, onSend } = options;
    const response = await find(this, read, isSearch);
    if (typeof response === 'function') return response(this);
    // The same read has made it, so that its `meta` has this type.
    onSend?.(response.meta as Parameters<typeof onSend>[0]);
    return send(this, response);
  });

  app.decorate('responseCacheNumbers', () => ({
    entries: cache.size,
    bytes: cache.calculatedSize,
    ...count,
    waiting: limitSearches.waiting() + limitOthers.waiting(),
  }));
});
