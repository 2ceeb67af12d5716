import { Readable } from 'node:stream';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ipKey } from '../lib/ipKeys';
import { HttpError, tryLater } from '../lib/httpError';

export interface OverloadLimits {
  /**
   * The mean delay of the event loop within an interval, in milliseconds, and the bytes in use above
   * which requests get 503.
   */
  sampleInterval: number;
  maxEventLoopDelay: number;
  maxHeapUsedBytes: number;
  /** Requests of one IP address, or IPv6 /64, that are handled at a time, and that may wait. */
  maxHandled: number;
  maxWaiting: number;
}

export const OVERLOAD_LIMITS: OverloadLimits = {
  // Long enough that one pause, such as a cold start on a busy machine, rejects nothing.
  sampleInterval: 5000,
  // A crowd of 1,000 connections causes a tenth of it.
  maxEventLoopDelay: 1000,
  maxHeapUsedBytes: 0.8 * getHeapStatistics().heap_size_limit,
  maxHandled: 2,
  maxWaiting: 2000,
};

const OVERLOADED = 'Too many visitors are waiting at the moment. Please try again shortly.';
const TOO_MANY = 'Too many requests of this address are waiting. Please try again shortly.';

/** Files, which may wait for other processes or be read slowly, must not hold up a page's data. */
const UNLIMITED = new Set([
  'getHealth',
  'getReadiness',
  'getUpload',
  'getDocument',
  'getInquiryFile',
  'getApplicationFile',
]);

/** The requests of one IP address. */
interface Client {
  handled: number;
  waiting: (() => void)[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets the next request of the same IP address begin. */
    endHandling: (() => void) | undefined;
  }
}

/**
 * Rejects requests while the process cannot keep up with them, and handles a few requests of one IP
 * address at a time, so that others wait for those few at most. A slow upload does not count,
 * nor does a slow download, except of a streamed list.
 */
export const overload = fp(async (app, limits: OverloadLimits) => {
  const { maxHandled, maxWaiting, ...thresholds } = limits;
  await app.register(underPressure, {
    ...thresholds,
    pressureHandler: async ({ routeOptions }: FastifyRequest, _reply, _type, value) => {
      // Nothing was measured, as in the second after a start, which holds the event loop itself.
      if (value === Infinity) return;
      // Whether the process lives is another question than whether it is busy.
      if (routeOptions.config.operation?.id === 'getHealth') return;
      throw tryLater(503, 'overloaded', OVERLOADED, 2);
    },
  });

  const clients = new Map<string, Client>();

  const begin = (key: string, client: Client, request: FastifyRequest, reply: FastifyReply) => {
    const end = () => {
      if (!request.endHandling) return;
      request.endHandling = undefined;
      const next = client.waiting.shift();
      // Requests of others that have arrived come first.
      if (next) return void setImmediate(next);
      client.handled -= 1;
      if (client.handled === 0) clients.delete(key);
    };
    request.endHandling = end;
    reply.raw.once('close', end);
  };

  app.decorateRequest('endHandling', undefined);
  // Bodies have arrived by then.
  app.addHook('preHandler', (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    // Routes beside the contract send files.
    if (!operation || UNLIMITED.has(operation.id)) return done();
    const key = ipKey(request.ip);
    const client = clients.get(key) ?? { handled: 0, waiting: [] };
    clients.set(key, client);
    if (client.handled < maxHandled) {
      client.handled += 1;
      begin(key, client, request, reply);
      return done();
    }
    if (client.waiting.length >= maxWaiting) {
      return done(tryLater(429, 'too_many_requests', TOO_MANY, 1, { params: { seconds: 1 } }));
    }
    client.waiting.push(() => {
      begin(key, client, request, reply);
      done(reply.raw.destroyed ? new HttpError(499, 'request_aborted', 'Gone.') : undefined);
    });
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    // A stream is made while it is sent.
    if (!(payload instanceof Readable)) request.endHandling?.();
    done();
  });
});
