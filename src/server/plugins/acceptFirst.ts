import { setImmediate as turn } from 'node:timers/promises';
import fp from 'fastify-plugin';
import { holdLongWork } from '../lib/nextTurn';

/** Requests wait no longer for connections, however many come. */
const MAX_WAIT_MS = 50;

/**
 * Accepts the connections that wait before requests are handled. Node.js accepts one in each turn of
 * the event loop, so that a crowd whose requests fill the turns would keep others from connecting.
 */
export const acceptFirst = fp(async (app) => {
  let hasAccepted = false;
  let accepting: Promise<void> | undefined;

  const acceptAll = async (): Promise<void> => {
    const end = performance.now() + MAX_WAIT_MS;
    // That of the connection itself: the next one can come in those that follow.
    await turn();
    do {
      hasAccepted = false;
      await turn();
    } while (hasAccepted && performance.now() < end);
    accepting = undefined;
  };
  app.server.on('connection', () => {
    hasAccepted = true;
    if (accepting) return;
    accepting = acceptAll();
    holdLongWork(accepting);
  });
  app.addHook('onRequest', async () => accepting);
});
