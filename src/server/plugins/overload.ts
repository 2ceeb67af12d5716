import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { addressKey } from '../lib/addressKey';
import { HttpError, tryLater } from '../lib/httpError';
import { makeLimiter } from '../lib/limiter';

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

const tooManyRequests = () =>
  tryLater(429, 'too_many_requests', TOO_MANY, 1, { params: { seconds: 1 } });

/** Images wait for other processes, in a separate queue, and must not hold up a page's data. */
const UNLIMITED = new Set(['getHealth', 'getReadiness', 'getUpload']);

/** Addresses whose requests are limited at a time. */
const MAX_ADDRESSES = 10_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets the next request of the same address begin. */
    endHandling: (() => void) | undefined;
  }
}

/**
 * Rejects requests while the process cannot keep up with them, and handles a few requests of one
 * address at a time, so that others wait for those few at most. A body that arrives slowly takes no
 * place, nor does a response that is read slowly unless it is made meanwhile.
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

  const limiters = new LRUCache<string, ReturnType<typeof makeLimiter>>({ max: MAX_ADDRESSES });
  app.decorateRequest('endHandling', undefined);
  // Bodies have arrived by then.
  app.addHook('preHandler', async (request, { raw }) => {
    const { operation } = request.routeOptions.config;
    // Routes beside the contract send files.
    if (!operation || UNLIMITED.has(operation.id)) return;
    const key = addressKey(request.ip);
    const limit = limiters.get(key) ?? makeLimiter(maxHandled, maxWaiting, tooManyRequests);
    limiters.set(key, limit);
    await new Promise<void>((begin, reject) => {
      const handling = limit(async () => {
        begin();
        await new Promise<void>((end) => {
          request.endHandling = end;
          raw.once('close', end);
          if (raw.destroyed) end();
        });
        // Requests of others that have arrived come before the next one.
        await setImmediate();
      });
      handling.catch(reject);
    });
    if (raw.destroyed) throw new HttpError(499, 'request_aborted', 'Gone.');
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    // A stream is made while it is sent.
    if (!(payload instanceof Readable)) request.endHandling?.();
    done();
  });
});
