import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasHungUp, requestAborted } from '../lib/hangUp';
import { nextTurn } from '../lib/nextTurn';
import { MAX_FORM_BYTES, MIN_JSON_BYTES } from './bodyLimits';
import { JSON_TYPE, typeOf } from './contract';
import { endBody, isTooSlow } from './readingRate';
import { makeUploadBudget } from './uploadBudget';

const MIB = 1024 ** 2;

/** Of JSON bodies of anonymous senders that arrive or wait, in memory. */
const MAX_ARRIVING = { all: 128 * MIB, perIp: 8 * MIB, perNetwork: 16 * MIB, perForm: MIB };

/** In characters: to parse a shorter one takes some milliseconds. */
const LONG_BODY = 16 * 1024;

/** A body that is not needed is read on so far; its rate bounds the time. */
const MAX_DISCARDED_BYTES = 2 * MAX_FORM_BYTES;

/** How bodies are read: JSON, forms, and anything where the contract has no body, which is dropped. */
export const bodies = fp(async (app) => {
  await app.register(multipart);
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    JSON_TYPE,
    { parseAs: 'string', bodyLimit: MIN_JSON_BYTES },
    (request, text, done) => {
      // Clients that always state the JSON type do so without a body as well.
      const takesBody = request.routeOptions.config.operation?.body !== undefined;
      done(null, takesBody && text !== '' ? text : undefined);
    },
  );
  const budget = makeUploadBudget(MAX_ARRIVING);
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const { raw, routeOptions } = request;
    const length = bodyLength(request);
    if (length === 0 || routeOptions.config.operation?.secured || typeOf(request) !== JSON_TYPE)
      return done();
    const share = budget(request.ip, (error) => endBody(raw, error));
    raw.once('end', share.finish);
    reply.raw.once('close', share.release);
    try {
      share.take(length);
      done();
    } catch (error) {
      share.release();
      done(error as Error);
    }
  });
  app.addHook('onSend', discardRest);
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
});

/** What a body may take: one of unknown length the most that its route admits. */
function bodyLength({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit = MIN_JSON_BYTES } = routeOptions;
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  return Math.min(Number(headers['content-length'] ?? 0), bodyLimit);
}

/**
 * Parses a JSON body. Runs in the slot of its IP address (`overload.ts`), as to parse and validate a
 * long one takes a tenth of a second; others come between any two.
 */
export async function parseJson(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { body: text, server } = request;
  if (typeof text !== 'string') return text;
  if (text.length > LONG_BODY) {
    await nextTurn();
    if (hasHungUp(reply)) throw requestAborted();
  }
  const parse = server.getDefaultJsonParser('error', 'error');
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, value?: unknown) => (error ? reject(error) : resolve(value));
    Promise.resolve(parse(request, text, done)).catch(reject);
  });
}

/**
 * Most clients read no response before they have sent their whole body: a response to one that is
 * rejected, as it is too long for example, waits until the rest has arrived and is discarded.
 */
function discardRest(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: () => void,
): void {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'];
  if (!hasBody || raw.readableEnded || raw.destroyed || isTooSlow(raw)) return done();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MAX_DISCARDED_BYTES) return;
    close();
  };
  const close = () => {
    reply.header('connection', 'close');
    finish();
  };
  const finish = () => {
    raw.off('data', count).off('end', finish).off('close', finish).off('error', close);
    done();
  };
  raw.on('data', count).once('end', finish).once('close', finish).once('error', close).resume();
}
