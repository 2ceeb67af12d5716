import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isTooSlow } from './readingRate';
import { MAX_FORM_BYTES, MAX_JSON_BYTES } from './multipart';

/** A body that is not needed is read on so far; its rate bounds the time. */
const MAX_DISCARDED_BYTES = 2 * MAX_FORM_BYTES;

/** How bodies are read: JSON, forms, and anything where the contract has no body, which is dropped. */
export const bodies = fp(async (app) => {
  await app.register(multipart);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_JSON_BYTES },
    (request, text, done) => {
      // Clients that always state the JSON type do so without a body as well.
      const takesBody = request.routeOptions.config.operation?.body !== undefined;
      if (!takesBody || text === '') return done(null, undefined);
      return parseJson(request, String(text), done);
    },
  );
  app.addHook('onSend', discardRest);
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
});

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
