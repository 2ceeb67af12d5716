import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Db } from '../../db/kysely';

const gzip = promisify(gzipCallback);

const MAX_TOTAL_BYTES = 32 * 1024 ** 2;
const MAX_ENTRY_BYTES = 1024 ** 2;
const MAX_KEY_LENGTH = 1000;
/** Below it gzip saves nothing worth its time. */
const MIN_GZIP_BYTES = 1400;

interface Answer {
  body: Buffer;
  etag: string;
  /** Made when it is first asked for. */
  gzipped?: Buffer;
}

/**
 * Answers of catalogue reads, serialized, by their address. All belong to one version of the
 * catalogue and go as soon as a newer one is seen. Browsers keep them too but ask each time.
 */
export interface Answers {
  /** Answers from the cache, or remembers the version that the handler's answer will belong to. */
  lookUp: onRequestHookHandler;
  /** Sends a value as JSON and keeps it. */
  send: (request: FastifyRequest, reply: FastifyReply, value: unknown) => Promise<FastifyReply>;
}

export function makeAnswers(db: Pick<Db, 'catalogueVersion'>): Answers {
  const cache = new AnswerCache();
  const versions = new WeakMap<FastifyRequest, number>();

  const lookUp: onRequestHookHandler = (request, reply, done) => {
    const finish = (version: number) => {
      const answer = cache.get(version, request.raw.url ?? '');
      if (!answer) {
        // Read before the database is: what changes meanwhile belongs to a later version.
        versions.set(request, version);
        done();
      } else if (answer.gzipped || !wantsGzip(request, answer)) {
        sendAnswer(request, reply, answer);
      } else {
        sendGzipped(request, reply, answer, cache).catch(done);
      }
    };
    const version = db.catalogueVersion();
    if (typeof version === 'number') finish(version);
    else version.then(finish, done);
  };

  const send: Answers['send'] = async (request, reply, value) => {
    const body = Buffer.from(JSON.stringify(value));
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const answer: Answer = { body, etag };
    const version = versions.get(request);
    if (version !== undefined) cache.set(version, request.raw.url ?? '', answer);
    if (wantsGzip(request, answer)) return sendGzipped(request, reply, answer, cache);
    return sendAnswer(request, reply, answer);
  };

  return { lookUp, send };
}

function wantsGzip(request: FastifyRequest, { body }: Answer): boolean {
  const accepted = request.headers['accept-encoding'];
  return body.length >= MIN_GZIP_BYTES && accepted !== undefined && accepted.includes('gzip');
}

async function sendGzipped(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  cache: AnswerCache,
): Promise<FastifyReply> {
  if (!answer.gzipped) {
    answer.gzipped = await gzip(answer.body);
    cache.grow(answer.gzipped.length);
  }
  return sendAnswer(request, reply, answer);
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', answer.etag);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  reply.header('content-type', 'application/json; charset=utf-8');
  if (answer.gzipped && wantsGzip(request, answer)) {
    return reply.header('content-encoding', 'gzip').send(answer.gzipped);
  }
  return reply.send(answer.body);
}

class AnswerCache {
  private version = -1;
  private bytes = 0;
  private readonly answers = new Map<string, Answer>();

  get(version: number, key: string): Answer | undefined {
    if (version > this.version) {
      this.answers.clear();
      this.bytes = 0;
      this.version = version;
    }
    return version === this.version ? this.answers.get(key) : undefined;
  }

  set(version: number, key: string, answer: Answer): void {
    if (version !== this.version || this.answers.has(key)) return;
    if (answer.body.length > MAX_ENTRY_BYTES || key.length > MAX_KEY_LENGTH) return;
    this.answers.set(key, answer);
    this.grow(answer.body.length + key.length);
  }

  /** The oldest answers make room. */
  grow(bytes: number): void {
    this.bytes += bytes;
    for (const [key, { body, gzipped }] of this.answers) {
      if (this.bytes <= MAX_TOTAL_BYTES) return;
      this.answers.delete(key);
      this.bytes -= body.length + key.length + (gzipped?.length ?? 0);
    }
  }
}
