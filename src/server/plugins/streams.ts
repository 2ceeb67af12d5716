import { Readable } from 'node:stream';
import fp from 'fastify-plugin';
import { hasHungUp, requestAborted } from '../lib/hangUp';

/**
 * Ends streams that have no reader. Fastify would read that of a HEAD request to its end, after the
 * response and so beyond all limits, and wait for ever for one that a client leaves before it is sent.
 * To be registered after other hooks that may wait.
 */
export const unreadStreams = fp(async (app) => {
  app.addHook('onSend', ({ method }, reply, payload, done) => {
    if (!(payload instanceof Readable)) return done();
    if (hasHungUp(reply)) {
      payload.destroy();
      return done(requestAborted());
    }
    if (method !== 'HEAD') return done();
    payload.destroy();
    done(null, Readable.from([]));
  });
});
