import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { acceptedEncodings } from '../../lib/encoding';
import { namesEtag } from '../../lib/etag';
import type { Proxies } from '../../lib/proxies';
import { REQUEST_ID, type RequestIds } from '../../lib/requestIds';
import { HttpError } from '../../lib/httpError';
import { makeTurns } from '../../lib/turns';
import type { Log } from '../../log';
import { Computing } from './computing';
import type { Catalogue } from './follow';
import { FreshCache } from './freshCache';
import type { Moment, Sources } from './freshness';
import { entityTag, hashOf } from './versions';

const gzip = promisify(gzipCallback);

/** Below it gzip saves nothing worth its time. */
const MIN_GZIP_BYTES = 1400;
/** Up to here an answer is quicker as a string. */
const MAX_STRING_BYTES = 16_384;
const MAX_TOTAL_BYTES = 32 * 1024 ** 2;
const MAX_ENTRY_BYTES = 1024 ** 2;
const MAX_KEY_LENGTH = 1000;
/** Known answers in one turn of the event loop. */
const ANSWERS_A_TURN = { most: 8, mostBesideNewcomers: 2 };
/** Headers of an answer, and what Node takes for it beside its bytes. */
const HEAD_BYTES = 700;
/** While the database is away, answers serve that held so long ago. */
const MAX_AGE_MS = 3_600_000;
const RETRY_AFTER_SECONDS = 2;

/** A whole answer as it went out the first time. */
interface Answer {
  etag: string;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  headers: string[];
  /** Headers of the 304 that says it is still the same. */
  unchangedHeaders: string[];
  /** Short ones as a string with one character a byte, which Node writes together with the head. */
  body: Buffer | string;
}

/**
 * Answers of the catalogue's public reads, kept as they went out, by address and by the request
 * headers that they depend on. Each serves as long as nothing changes that it was made from;
 * browsers keep them too, but ask each time whether they still hold.
 */
export interface Answers {
  /** Answers a request that was answered before, or leaves it to `next` when its turn comes. */
  serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** To be called for each new connection: while they come, requests wait a little. */
  greet: () => void;
  /** Refuses what `serve` has found that it cannot be answered, for the reason that it found. */
  refuse: onRequestHookHandler;
  /** To be called when an answer is made, whatever it is: the next one's turn comes. */
  made: (request: IncomingMessage) => void;
  /** Sends a value as JSON and keeps the answer. That of one row, by its version, has a strong tag. */
  send: (
    request: FastifyRequest,
    reply: FastifyReply,
    value: unknown,
    sources: Sources,
    version?: number,
  ) => Promise<FastifyReply>;
  /** From now on every request goes the long way, which tells clients that the end is near. */
  stop: () => void;
  numbers: () => AnswerNumbers;
}

export interface AnswerNumbers {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
  /** Requests that wait for their turn to be answered from the database. */
  waiting: number;
}

export interface AnswersOptions {
  catalogue: Catalogue;
  /** Origins that get CORS headers of their own; all others get the same answer. */
  origins: string[];
  log: Log;
  clock: () => number;
  proxies: Pick<Proxies, 'isSecure'>;
  requestIds: RequestIds;
}

/** A request on its way to its answer. */
interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  next: () => void;
  key: string;
  /** How often it may still wait for another request's answer. */
  patience: number;
}

/** A request whose answer is being made. */
interface Making {
  since: Moment;
  done: () => void;
}

const CACHED_PATH = /^\/(?:categories|spare-parts)(?:[/?]|$)/;
const overloaded = () =>
  new HttpError(503, 'Too many visitors are waiting at the moment. Please try again shortly.', {
    'retry-after': String(RETRY_AFTER_SECONDS),
  });

export function makeAnswers(options: AnswersOptions): Answers {
  const { catalogue, origins, log, clock, proxies, requestIds } = options;
  const cache = new FreshCache<Answer>(catalogue.freshness, MAX_TOTAL_BYTES);
  const turns = makeTurns(ANSWERS_A_TURN);
  const computing = new Computing({ atOnce: 8, maxWaiting: 5000, givesWay: turns.greets });
  const making = new WeakMap<IncomingMessage, Making>();
  const refused = new WeakMap<IncomingMessage, Error>();
  const takesGzip = makeGzipReader();
  const admitted = new Set(origins);
  const logs = log.isLevelEnabled('info');
  let stopped = false;
  let isAway = false;
  let [hits, misses] = [0, 0];

  /** One key for all requests that get the same answer, as its Vary header says. */
  const keyOf = (request: IncomingMessage): string => {
    const { url = '', headers } = request;
    const origin = headers.origin;
    const encoding = takesGzip(headers['accept-encoding']) ? 'gzip' : '';
    // Answers over TLS ask for it from now on.
    const transport = proxies.isSecure(request) ? 'tls' : '';
    return `${transport} ${encoding} ${origin !== undefined && admitted.has(origin) ? origin : ''} ${url}`;
  };

  const serve: Answers['serve'] = (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (stopped || !reads || !CACHED_PATH.test(request.url ?? '')) return next();
    const visit = { request, response, next, key: keyOf(request), patience: 2 };
    turns.take(() => attend(visit));
  };

  const attend = (visit: Visit): void => {
    try {
      const moment = catalogue.catchUp();
      if (moment instanceof Promise) {
        moment.then(
          () => answer(visit),
          (error: unknown) => answerWithout(visit, error),
        );
      } else answer(visit);
    } catch (error) {
      answerWithout(visit, error);
    }
  };

  const answer = (visit: Visit): void => {
    if (isAway) log.warn('the catalogue can be read again');
    isAway = false;
    const known = cache.get(visit.key);
    if (known) return give(known, visit);
    misses += 1;
    const { request, response, next, key, patience } = visit;
    computing.take({
      // Those that have waited in vain, such as for a failure, go side by side.
      key: patience > 0 ? key : `${key} ${misses}`,
      begin: (done) => {
        if (response.destroyed) return done();
        making.set(request, { since: catalogue.freshness.moment, done });
        response.once('close', done);
        next();
      },
      again: () => attend({ ...visit, patience: patience - 1 }),
      refuse: () => turnAway(visit, overloaded()),
    });
  };

  /** While the database is away: what is known, for a while. */
  const answerWithout = (visit: Visit, error: unknown): void => {
    if (!isAway)
      log.error({ err: error }, 'the catalogue cannot be read: what is known is answered');
    isAway = true;
    const age = clock() - catalogue.confirmedAt();
    const known = age <= MAX_AGE_MS ? cache.get(visit.key) : undefined;
    if (!known) return turnAway(visit, error as Error);
    const stale = ['age', String(Math.round(age / 1000)), 'warning', '110 - "Response is Stale"'];
    give(known, visit, stale);
  };

  const turnAway = ({ request, next }: Visit, reason: Error): void => {
    refused.set(request, reason);
    next();
  };

  const refuse: Answers['refuse'] = (request, _reply, done) => {
    done(refused.get(request.raw));
  };

  const give = (known: Answer, { request, response }: Visit, more: string[] = []): void => {
    hits += 1;
    const reqId = requestIds(request);
    const status = write(known, request, response, [REQUEST_ID, reqId, ...more]);
    if (!logs) return;
    log.info(
      { reqId, method: request.method, path: request.url?.split('?')[0], status },
      'request',
    );
  };

  const send: Answers['send'] = async (request, reply, value, sources, rowVersion) => {
    const plain = Buffer.from(JSON.stringify(value));
    const zips = plain.length >= MIN_GZIP_BYTES && takesGzip(request.headers['accept-encoding']);
    const body = zips ? await gzip(plain) : plain;
    const etag = rowVersion === undefined ? `W/"${hashOf(plain)}"` : entityTag(rowVersion, body);
    const vary = reply.getHeader('vary');
    reply.headers({
      'cache-control': 'no-cache',
      vary: vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding',
      etag,
    });
    const unchangedHeaders = flatten(reply.getHeaders());
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      ...(zips && { 'content-encoding': 'gzip' }),
    });
    keep(request.raw, sources, {
      etag,
      headers: flatten(reply.getHeaders()),
      unchangedHeaders,
      body: body.length <= MAX_STRING_BYTES ? body.toString('latin1') : body,
    });
    if (!namesEtag(request.headers['if-none-match'], etag)) return reply.send(body);
    for (const name of ['content-type', 'content-length', 'content-encoding']) {
      reply.removeHeader(name);
    }
    return reply.code(304).send();
  };

  const keep = (request: IncomingMessage, sources: Sources, known: Answer): void => {
    // As of when it was begun: what has changed since then may not be in it.
    const since = making.get(request)?.since;
    const key = keyOf(request);
    if (since === undefined || key.length > MAX_KEY_LENGTH) return;
    if (known.body.length > MAX_ENTRY_BYTES) return;
    cache.set(key, known, known.body.length + HEAD_BYTES, since, sources);
  };

  const made: Answers['made'] = (request) => making.get(request)?.done();

  const stop = () => {
    stopped = true;
  };

  const numbers = () => {
    const { size: entries, bytes } = cache;
    return { entries, bytes, hits, misses, waiting: computing.length };
  };

  return { serve, greet: turns.greet, refuse, made, send, stop, numbers };
}

function write(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  more: string[],
): number {
  if (namesEtag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.unchangedHeaders.concat(more)).end();
    return 304;
  }
  response.writeHead(200, answer.headers.concat(more));
  if (typeof answer.body === 'string') response.end(answer.body, 'latin1');
  else response.end(answer.body);
  return 200;
}

/** Browsers send few different headers, so each is parsed once. */
function makeGzipReader() {
  const known = new Map<string, boolean>();
  return (header: string | string[] | undefined): boolean => {
    if (header === undefined) return false;
    const text = String(header);
    let takes = known.get(text);
    if (takes === undefined) {
      takes = acceptedEncodings(text).includes('gzip');
      if (known.size >= 100) known.clear();
      known.set(text, takes);
    }
    return takes;
  };
}

function flatten(headers: ReturnType<FastifyReply['getHeaders']>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [name, String(value)],
  );
}
