import { Readable } from 'node:stream';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import fp from 'fastify-plugin';
import { hasHungUp, requestAborted } from '../lib/hangUp';
import { ipKey } from '../lib/ipKeys';
import { countWaiting } from '../lib/limiter';
import { tryLater } from '../lib/httpError';
import { isForm, type Operation } from './contract';

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
  /** A read that waits longer, in milliseconds, gets 503. */
  maxReadWaitMs: number;
}

export const OVERLOAD_LIMITS: OverloadLimits = {
  // Long enough that one pause, such as a cold start on a busy machine, rejects nothing.
  sampleInterval: 5000,
  // A crowd of 1,000 connections causes a tenth of it.
  maxEventLoopDelay: 1000,
  maxHeapUsedBytes: 0.8 * getHeapStatistics().heap_size_limit,
  maxHandled: 2,
  maxWaiting: 2000,
  maxReadWaitMs: 10_000,
};

/** In the metrics: requests that wait for others of their IP address. */
const QUEUE = 'requests';

const OVERLOADED = 'Too many visitors are waiting at the moment. Please try again shortly.';
export const overloaded = () => tryLater(503, 'overloaded', OVERLOADED, 2);
const TOO_MANY = 'Too many requests of this IP address are waiting. Please try again shortly.';

/** Files, which may wait for other processes or be read slowly, must not hold up a page's data. */
const UNLIMITED = new Set([
  'getHealth',
  'getReadiness',
  'getUpload',
  'getDocument',
  'getInquiryFile',
  'getApplicationFile',
]);

/** Routes beside the contract send files. */
const isLimited = (operation: Operation | undefined): boolean =>
  operation !== undefined && !UNLIMITED.has(operation.id);

/** The requests of one IP address. */
interface Client {
  handled: number;
  /** Each starts one, in their order. */
  waiting: Set<() => void>;
}

/** The place of a request among those of its IP address that are handled. */
interface Slot {
  /** Its handler has begun. */
  isUsed: boolean;
  /** Lets the next request of the IP address begin. */
  free: () => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    slot: Slot | undefined;
  }
}

/**
 * Rejects requests while the process cannot keep up with them, and handles a few requests of one IP
 * address at a time, so that others wait for those few at most: until the handler settles, whether or
 * not the client still waits for it. A slow upload does not count, nor does a slow download, except
 * of a streamed list.
 */
export const overload = fp(async (app, limits: OverloadLimits) => {
  const { maxHandled, maxWaiting, maxReadWaitMs, ...thresholds } = limits;
  await app.register(underPressure, {
    ...thresholds,
    pressureHandler: async ({ routeOptions }: FastifyRequest, _reply, _type, value) => {
      // Nothing was measured, as in the second after a start, which holds the event loop itself.
      if (value === Infinity) return;
      // Whether the process lives is another question than whether it is busy.
      if (routeOptions.config.operation?.id === 'getHealth') return;
      throw overloaded();
    },
  });

  countWaiting(QUEUE, 0);
  const clients = new Map<string, Client>();

  const startNext = (key: string, client: Client): void => {
    const [start] = client.waiting;
    if (start) {
      stopWaiting(client, start);
      // Requests of others that have arrived come first.
      return void setImmediate(start);
    }
    client.handled -= 1;
    if (client.handled === 0) clients.delete(key);
  };

  /** Returns whether it waited. */
  const stopWaiting = (client: Client, start: () => void): boolean => {
    const waited = client.waiting.delete(start);
    if (waited) countWaiting(QUEUE, -1);
    return waited;
  };

  const begin = (key: string, client: Client, request: FastifyRequest, reply: FastifyReply) => {
    const slot: Slot = {
      isUsed: false,
      free: () => {
        if (request.slot !== slot) return;
        request.slot = undefined;
        startNext(key, client);
      },
    };
    request.slot = slot;
    // Between the hooks: once it has begun, the handler goes on without the client.
    reply.raw.once('close', () => {
      if (!slot.isUsed) slot.free();
    });
  };

  app.decorateRequest('slot', undefined);
  const takeSlot = (
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ) => {
    if (!isLimited(request.routeOptions.config.operation)) return done();
    if (hasHungUp(reply)) return done(requestAborted());
    const key = ipKey(request.ip);
    const client = clients.get(key) ?? { handled: 0, waiting: new Set() };
    clients.set(key, client);
    if (client.handled < maxHandled) {
      client.handled += 1;
      begin(key, client, request, reply);
      return done();
    }
    if (client.waiting.size >= maxWaiting) {
      return done(tryLater(429, 'too_many_requests', TOO_MANY, 1, { params: { seconds: 1 } }));
    }
    const giveUp = (error: Error) => {
      clearTimeout(timer);
      reply.raw.off('close', leave);
      if (stopWaiting(client, start)) done(error);
    };
    const leave = () => giveUp(requestAborted());
    const isRead = request.method === 'GET';
    const timer = isRead ? setTimeout(() => giveUp(overloaded()), maxReadWaitMs) : undefined;
    const start = () => {
      clearTimeout(timer);
      reply.raw.off('close', leave);
      if (hasHungUp(reply)) {
        startNext(key, client);
        return done(requestAborted());
      }
      begin(key, client, request, reply);
      done();
    };
    client.waiting.add(start);
    countWaiting(QUEUE, 1);
    reply.raw.once('close', leave);
  };
  // Bodies have arrived by then: JSON, which is parsed after this hook, and forms, which were read.
  app.addHook('preValidation', (request, reply, done) =>
    isForm(request) ? done() : takeSlot(request, reply, done),
  );
  app.addHook('preHandler', (request, reply, done) =>
    isForm(request) ? takeSlot(request, reply, done) : done(),
  );
  app.addHook('onRoute', (route) => {
    if (!isLimited(route.config?.operation)) return;
    const { handler } = route;
    route.handler = async function handleInSlot(request, reply) {
      const { slot } = request;
      if (slot) slot.isUsed = true;
      try {
        return await handler.call(this, request, reply);
      } finally {
        slot?.free();
      }
    };
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    // A stream is made while it is sent.
    if (!(payload instanceof Readable)) request.slot?.free();
    done();
  });
});
