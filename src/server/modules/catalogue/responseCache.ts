import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { acceptedEncodings } from '@/shared/encoding';
import type { AppContext } from '@/server/context';
import type { CatalogueVersion } from '@/server/db/types';
import { HttpError, tryLater } from '@/server/lib/httpError';
import { makeLimiter } from '@/server/lib/limiter';
import { makeTurns } from '@/server/lib/turns';
import { encode, sendEncoded, type EncodedResponse } from './encodedResponse';
import type { Sources } from './sources';

const MAX_TOTAL_BYTES = 16 * 1024 ** 2;
const MAX_ENTRY_BYTES = 1024 ** 2;
const MAX_KEY_LENGTH = 1000;
/** Lookups in one turn of the event loop. */
const LOOKUPS_A_TURN = 8;
/**
 * One response begins to be made in so many turns: on SQLite it is made without a pause. Between them
 * the process returns to its other work, such as known responses, new connections and the writes of
 * admins, which would otherwise wait for all of a crowd's.
 */
const TURNS_A_READ = 4;
/** Responses that are made at a time, and those that may wait for it. */
const [MAX_READING, MAX_WAITING] = [8, 5000];
/** While the database is away, responses are served that held so long ago. */
const MAX_AGE_MS = 3_600_000;

type Needs = Pick<AppContext, 'catalogue' | 'clock'>;

export interface CacheNumbers {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
  /** Responses that wait to be made from the database. */
  waiting: number;
}

/** A value of the catalogue. `version` is that of the row that it shows, where it shows one row. */
interface CatalogueValue {
  value: unknown;
  sources: Sources;
  version?: number;
}

/** Sends what is too long to be kept. */
type SendLong = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

declare module 'fastify' {
  interface FastifyInstance {
    responseCacheNumbers: () => CacheNumbers;
  }
  interface FastifyReply {
    /**
     * Sends a value of the catalogue as JSON. It is read unless the response to this address is
     * known, which is kept as long as nothing changes that it was made from.
     */
    sendCatalogue: (read: () => Promise<CatalogueValue | SendLong>) => Promise<FastifyReply>;
  }
}

const OVERLOADED = 'Too many visitors are waiting at the moment. Please try again shortly.';

/** A response that is being made, or waits for it. */
interface Reading {
  /** Who gets it. */
  replies: FastifyReply[];
  /** Undefined until it begins. */
  since?: CatalogueVersion | undefined;
  made: Promise<EncodedResponse | SendLong>;
}

/**
 * Keeps the encoded responses of the catalogue's public reads by address, each as long as nothing
 * changes that it was made from. Browsers keep them too, but ask each time whether they still hold.
 *
 * It buys: on one core 9,000 to 22,000 responses a second, 51 to 77 % of bare `node:http`, where one
 * that is made anew takes 1 ms of SQLite; equal requests that come together are one read; visitors
 * go on reading for an hour while the database is away. It costs: up to 16 MiB, the catalogue's
 * version read for those who ask together (a few µs on SQLite, a query on PostgreSQL), and that
 * whoever changes the catalogue says what of it (`sources.ts`).
 */
export const responseCache = fp<Needs>(async (app, { catalogue, clock }) => {
  const cache = catalogue.makeCache<EncodedResponse>(MAX_TOTAL_BYTES);
  const nextLookup = makeTurns(LOOKUPS_A_TURN);
  const nextRead = makeTurns(1, TURNS_A_READ);
  const limit = makeLimiter(MAX_READING, MAX_WAITING, () =>
    tryLater(503, 'overloaded', OVERLOADED, 2),
  );
  const readings = new Map<string, Reading>();
  let isAway = false;
  const count = { hits: 0, misses: 0 };

  const find = async (key: string, reply: FastifyReply): Promise<EncodedResponse | undefined> => {
    try {
      await catalogue.catchUp();
    } catch (error) {
      return findStale(key, reply, error);
    }
    if (isAway) app.log.warn('the catalogue can be read again');
    isAway = false;
    return cache.get(key);
  };

  /** While the database is away: what is known, for a while. */
  const findStale = (key: string, reply: FastifyReply, error: unknown): EncodedResponse => {
    if (!isAway)
      app.log.error({ err: error }, 'the catalogue cannot be read: what is known is answered');
    isAway = true;
    const age = clock() - catalogue.confirmedAt();
    const known = age <= MAX_AGE_MS ? cache.get(key) : undefined;
    if (!known) throw error;
    reply.headers({ age: Math.round(age / 1000), warning: '110 - "Response is Stale"' });
    return known;
  };

  /** Together with those who ask for the same, unless that was begun before the latest change. */
  const make = (
    key: string,
    reply: FastifyReply,
    zips: boolean,
    read: () => Promise<CatalogueValue | SendLong>,
  ): Reading => {
    const present = readings.get(key);
    if (present && holds(present)) {
      present.replies.push(reply);
      return present;
    }
    const begin = async () => {
      await nextRead();
      // Whoever has gone meanwhile, or has been answered, needs no response.
      if (reading.replies.every(({ raw }) => raw.destroyed))
        throw new HttpError(499, 'request_aborted', 'Gone.');
      const since = catalogue.state();
      reading.since = since;
      const found = await read();
      if (typeof found === 'function') return found;
      const { value, sources, version } = found;
      const response = await encode(value, zips, version);
      if (key.length <= MAX_KEY_LENGTH && response.bytes <= MAX_ENTRY_BYTES) {
        cache.set(key, response, response.bytes, { since, sources });
      }
      return response;
    };
    const made = limit(begin).finally(() => {
      if (readings.get(key) === reading) readings.delete(key);
    });
    const reading: Reading = { replies: [reply], made };
    readings.set(key, reading);
    return reading;
  };

  const holds = ({ since }: Reading) => !since || since === catalogue.state();

  /**
   * Begins before it is certain that the process knows the latest changes, which on PostgreSQL takes as
   * long as a tenth of a search; where it did not, it was in vain. Not while nobody answers.
   */
  const makeEarly = (...request: Parameters<typeof make>): Reading | undefined => {
    const [key] = request;
    if (isAway || !catalogue.state() || cache.get(key)) return undefined;
    const early = make(...request);
    // Whoever waits for it hears of a failure; nobody has to.
    early.made.catch(() => undefined);
    return early;
  };

  app.decorateReply('sendCatalogue', async function sendCatalogue(read) {
    const { request } = this;
    const zips = acceptedEncodings(request.headers['accept-encoding']).includes('gzip');
    // By all that the body depends on; headers of CORS and security are made for each request.
    const key = `${zips ? 'gzip' : ''} ${request.url}`;
    await nextLookup();
    const early = makeEarly(key, this, zips, read);
    const known = await find(key, this);
    count[known && !early ? 'hits' : 'misses'] += 1;
    const reading = () => (early && holds(early) ? early : make(key, this, zips, read));
    const response = known ?? (await reading().made);
    if (typeof response === 'function') return response(request, this);
    return sendEncoded(request, this, response);
  });

  app.decorate('responseCacheNumbers', () => ({
    ...cache.numbers(),
    ...count,
    waiting: limit.waiting(),
  }));
});
