import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/kysely';
import { namesEtag } from '../../lib/etag';
import type { Proxies } from '../../lib/proxies';
import { REQUEST_ID, type RequestIds } from '../../lib/requestIds';
import type { Log } from '../../log';
import { AnswerCache, type Answer } from './answerCache';
import { entityTag, hashOf } from './versions';

const gzip = promisify(gzipCallback);

/** Below it gzip saves nothing worth its time. */
const MIN_GZIP_BYTES = 1400;
/** Up to here an answer is quicker as a string. */
const MAX_STRING_BYTES = 16_384;

/**
 * Answers of the catalogue's public reads, kept as they went out, by address and by the request
 * headers that they depend on. They serve as long as the catalogue's version is theirs; browsers
 * keep them too, but ask each time whether they still hold.
 */
export interface Answers {
  /** Answers a request that was answered before, or leaves it to `next`. */
  serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Sends a value as JSON and keeps the answer. That of one row, by its version, has a strong tag. */
  send: (
    request: FastifyRequest,
    reply: FastifyReply,
    value: unknown,
    version?: number,
  ) => Promise<FastifyReply>;
  /** From now on every request goes the long way, which tells clients that the end is near. */
  stop: () => void;
}

export interface AnswersOptions {
  db: Pick<Db, 'catalogueVersion'>;
  /** Origins that get CORS headers of their own; all others get the same answer. */
  origins: string[];
  log: Log;
  proxies: Pick<Proxies, 'isSecure'>;
  requestIds: RequestIds;
}

const CACHED_PATH = /^\/(?:categories|spare-parts)(?:[/?]|$)/;

export function makeAnswers(options: AnswersOptions): Answers {
  const { db, origins, log, proxies, requestIds } = options;
  const cache = new AnswerCache();
  const versions = new WeakMap<IncomingMessage, number>();
  const admitted = new Set(origins);
  const logs = log.isLevelEnabled('info');
  let stopped = false;

  /** One key for all requests that get the same answer, as its Vary header says. */
  const keyOf = (request: IncomingMessage): string => {
    const { url = '', headers } = request;
    const origin = headers.origin;
    const encoding = takesGzip(headers['accept-encoding']) ? 'gzip' : '';
    // Answers over TLS ask for it from now on.
    const transport = proxies.isSecure(request) ? 'tls' : '';
    return `${transport} ${encoding} ${origin !== undefined && admitted.has(origin) ? origin : ''} ${url}`;
  };

  const answerFor = (version: number, request: IncomingMessage): Answer | undefined => {
    const answer = cache.get(version, keyOf(request));
    // Read before the database is: what changes meanwhile belongs to a later version.
    if (!answer) versions.set(request, version);
    return answer;
  };

  const serve: Answers['serve'] = (request, response, next) => {
    if (stopped || request.method !== 'GET' || !CACHED_PATH.test(request.url ?? '')) return next();
    const finish = (version: number) => {
      const answer = answerFor(version, request);
      if (!answer) return next();
      const reqId = requestIds(request);
      const status = write(answer, request, response, reqId);
      if (logs) {
        log.info({ reqId, method: 'GET', path: request.url?.split('?')[0], status }, 'request');
      }
    };
    const version = readVersion(db);
    if (version instanceof Promise) version.then(finish, next);
    else if (version === undefined) next();
    else finish(version);
  };

  const send: Answers['send'] = async (request, reply, value, rowVersion) => {
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
    const answer: Answer = {
      etag,
      headers: flatten(reply.getHeaders()),
      unchangedHeaders,
      body: body.length <= MAX_STRING_BYTES ? body.toString('latin1') : body,
    };
    const version = versions.get(request.raw);
    if (version !== undefined) cache.set(version, keyOf(request.raw), answer);
    if (!namesEtag(request.headers['if-none-match'], etag)) return reply.send(body);
    for (const name of ['content-type', 'content-length', 'content-encoding']) {
      reply.removeHeader(name);
    }
    return reply.code(304).send();
  };

  const stop = () => {
    stopped = true;
  };

  return { serve, send, stop };
}

/** Undefined when it can't be read: the long way then finds out why. */
function readVersion(db: AnswersOptions['db']): number | Promise<number> | undefined {
  try {
    return db.catalogueVersion();
  } catch {
    return undefined;
  }
}

function write(
  answer: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): number {
  if (namesEtag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.unchangedHeaders.concat(REQUEST_ID, requestId)).end();
    return 304;
  }
  response.writeHead(200, answer.headers.concat(REQUEST_ID, requestId));
  if (typeof answer.body === 'string') response.end(answer.body, 'latin1');
  else response.end(answer.body);
  return 200;
}

const takesGzip = (header: string | string[] | undefined): boolean =>
  header !== undefined && header.includes('gzip');

function flatten(headers: ReturnType<FastifyReply['getHeaders']>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [name, String(value)],
  );
}
