import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { HttpError } from '../lib/httpError';

export const READING_RATE = {
  /** Of a body, after the grace; a client that was faster before gains no more than that again. */
  bytesPerSecond: 8000,
  graceMs: 30_000,
  intervalMs: 1000,
};
export type ReadingRate = typeof READING_RATE;

const slow = new WeakSet<IncomingMessage>();

/** Whether the body of a request came too slowly; the rest of it is not read. */
export const isTooSlow = (request: IncomingMessage): boolean => slow.has(request);

/** Rejects requests whose body arrives more slowly than the rate, and closes their connections. */
export const readingRate = fp(async (app, rate: ReadingRate) => {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { headers } = raw;
    if (headers['content-length'] ?? headers['transfer-encoding']) watch(raw, rate);
    done();
  });
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (isTooSlow(raw)) reply.header('connection', 'close');
    done();
  });
});

function watch(request: IncomingMessage, { bytesPerSecond, graceMs, intervalMs }: ReadingRate) {
  const { socket } = request;
  let read = socket.bytesRead;
  let leftMs = graceMs;
  // Counted in intervals: while the event loop is blocked, no client is slow.
  const timer = setInterval(() => {
    // What has arrived waits for us.
    if (request.readableLength > 0) return;
    const gainedMs = ((socket.bytesRead - read) / bytesPerSecond) * 1000;
    read = socket.bytesRead;
    leftMs = Math.min(leftMs + gainedMs, graceMs) - intervalMs;
    if (leftMs > 0) return;
    clearInterval(timer);
    slow.add(request);
    endBody(request, tooSlow());
  }, intervalMs).unref();
  request.once('close', () => clearInterval(timer));
}

/** Whatever reads the body fails with this error; the connection stays for the response. */
export function endBody(request: IncomingMessage, error: HttpError): void {
  if (request.listenerCount('error') > 0) request.emit('error', error);
}

const tooSlow = () => new HttpError(408, 'request_timeout', 'The request took too long to arrive.');
