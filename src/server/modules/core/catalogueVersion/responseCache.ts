import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings } from '@/shared/encoding';
import type { AppContext } from '@/server/context';
import { runInTurn } from '@/server/lib/hangUp';
import { namesEtag } from '@/server/lib/http';
import { tryLater } from '@/server/lib/httpError';
import { makeLimiter } from '@/server/lib/limiter';
import { cacheKeyOf } from '@/server/plugins/cacheKey';
import { addVary } from '@/server/plugins/headers';
import { entityTag, hashOf } from './entityTags';

const gzip = promisify(gzipCallback);

const MAX_TOTAL_BYTES = 16 * 1024 ** 2;
/** What an entry takes beside its body. */
const ENTRY_BYTES = 500;
/** Below it gzip saves nothing worth its time. */
const MIN_GZIP_BYTES = 1400;
/**
 * Reads at a time: more would only delay each other, as SQLite's hold the only thread; PostgreSQL's
 * leave most of its pool to others.
 */
export const MAX_READING = 3;
/** Reads that wait. An IP address has only a few requests handled, so that they are those of many. */
const MAX_WAITING = 2000;
/** While the database is unavailable, responses of its last known version are sent for so long. */
const MAX_STALE_MS = 3_600_000;

/** A value of the catalogue. */
interface CatalogueValue<Meta> {
  value: unknown;
  /** That of the row which the value shows, where it shows one row. */
  version?: number;
  /** Cached with the response for the handler's own use. */
  meta?: Meta;
}

/** Sends what is too long to be cached. */
type SendLong = (reply: FastifyReply) => Promise<FastifyReply>;

type Read<Meta = unknown> = () => Promise<CatalogueValue<Meta> | SendLong>;

/** A response as it is sent, shared by all connections. */
interface CachedResponse {
  etag: string;
  body: Buffer;
  isGzip: boolean;
  meta: unknown;
}

type Response = CachedResponse | SendLong;

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
    responseCacheNumbers: () => Record<'entries' | 'bytes' | 'hits' | 'misses' | 'waiting', number>;
  }
  interface FastifyReply {
    /**
     * Sends a value of the catalogue as JSON, from the cache where this version of the catalogue has
     * it. `onSend` gets the value's `meta`, also from the cache.
     */
    sendCatalogue: <Meta>(
      read: Read<Meta>,
      onSend?: (meta: Meta | undefined) => void,
    ) => Promise<FastifyReply>;
  }
}

interface Options extends Pick<AppContext, 'clock'>, Pick<AppContext['db'], 'catalogueVersion'> {
  /** Whether a request has a token of a valid session. */
  hasSession: (request: FastifyRequest) => Promise<boolean>;
  maxWaiting?: number;
}

const OVERLOADED = 'Too many visitors are waiting at the moment. Please try again shortly.';
const overload = () => tryLater(503, 'overloaded', OVERLOADED, 2);

/**
 * Caches the encoded responses of public reads by URL, for one version of the catalogue. Requests
 * of a valid session bypass it, so that an admin sees every save at once. Equal requests share one
 * read, which is skipped when all of their clients have gone before it begins. While the database is
 * unavailable, cached responses are sent for an hour.
 */
export const responseCache = fp<Options>(async (app, options) => {
  const { catalogueVersion, clock, hasSession, maxWaiting = MAX_WAITING } = options;
  const limit = makeLimiter(MAX_READING, { maxWaiting, overload });
  const cache = new LRUCache<string, Response>({
    maxSize: MAX_TOTAL_BYTES,
    // What is sent in chunks is too large.
    sizeCalculation: (response, key) =>
      typeof response === 'function'
        ? MAX_TOTAL_BYTES + 1
        : response.body.length + key.length + ENTRY_BYTES,
  });
  const pending = new Map<string, PendingRead>();
  const count = { hits: 0, misses: 0 };
  let known = { version: '', readAt: -Infinity };
  let isAvailable = true;

  const checkVersion = async (): Promise<void> => {
    const version = await catalogueVersion.current();
    if (!isAvailable) app.log.warn('the catalogue can be read again');
    isAvailable = true;
    if (version !== known.version) cache.clear();
    known = { version, readAt: clock() };
  };

  /** Requests share a read of their version, or one that has not begun. */
  const readOnce = (
    key: string,
    reply: FastifyReply,
    make: () => Promise<Response>,
  ): Promise<Response> => {
    const found = pending.get(key);
    if (found && (found.version() ?? known.version) === known.version) {
      found.replies.push(reply);
      return found.response;
    }
    const replies = [reply];
    let version: string | undefined;
    const read = async (): Promise<Response> => {
      version = known.version;
      const made = await make();
      // One that a newer version has overtaken serves those who wait for it.
      if (version === known.version) cache.set(key, made);
      return made;
    };
    const end = () => {
      if (pending.get(key)?.replies === replies) pending.delete(key);
    };
    const response = runInTurn(limit, replies, read, end).finally(end);
    pending.set(key, { response, replies, version: () => version });
    return response;
  };

  const find = async (reply: FastifyReply, read: Read): Promise<Response> => {
    const { request } = reply;
    const takesGzip = acceptedEncodings(request.headers['accept-encoding']).includes('gzip');
    const make = async (): Promise<Response> => {
      const found = await read();
      return typeof found === 'function' ? found : encode(found, takesGzip);
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
    count[cached ? 'hits' : 'misses'] += 1;
    return cached ?? readOnce(key, reply, make);
  };

  app.decorateReply('sendCatalogue', async function sendCatalogue(read, onSend) {
    const response = await find(this, read);
    if (typeof response === 'function') return response(this);
    // The same read has made it, so that its `meta` has this type.
    onSend?.(response.meta as Parameters<typeof onSend>[0]);
    return send(this, response);
  });

  app.decorate('responseCacheNumbers', () => ({
    entries: cache.size,
    bytes: cache.calculatedSize,
    ...count,
    waiting: limit.waiting(),
  }));
});

async function encode(
  { value, version, meta }: CatalogueValue<unknown>,
  takesGzip: boolean,
): Promise<CachedResponse> {
  const text = Buffer.from(JSON.stringify(value));
  const isGzip = takesGzip && text.length >= MIN_GZIP_BYTES;
  const body = isGzip ? await gzip(text) : text;
  // The tag of one row serves `If-Match` and is of these very bytes.
  const etag = version === undefined ? `W/"${hashOf(text)}"` : entityTag(version, body);
  return { etag, body, isGzip, meta };
}

function send(reply: FastifyReply, { etag, body, isGzip }: CachedResponse): FastifyReply {
  addVary(reply, 'Accept-Encoding');
  reply.headers({ 'cache-control': 'no-cache', etag });
  if (namesEtag(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (isGzip) reply.header('content-encoding', 'gzip');
  return reply.type('application/json; charset=utf-8').send(body);
}
