import cors from '@fastify/cors';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { REQUEST_ID, transportHeaders } from '../lib/http';

const DAY_SECONDS = 86_400;

/** No response of the backend is a page with scripts, frames or plugins. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** Security headers, and CORS for the site's origins: others get no CORS header at all. */
export const headers = fp(async (app, { origins }: { origins: string[] }) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).headers(transportHeaders(request.protocol));
    reply.header(REQUEST_ID, request.id);
    done();
  });
  const admitted = new Set(origins);
  await app.register(cors, {
    origin: (origin, callback) => callback(null, origin !== undefined && admitted.has(origin)),
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'accept', 'if-match', 'idempotency-key'],
    exposedHeaders: [
      'allow',
      'content-disposition',
      'etag',
      'location',
      'retry-after',
      'www-authenticate',
      REQUEST_ID,
    ],
    maxAge: DAY_SECONDS,
    strictPreflight: false,
  });
});

/** Adds to the request headers that a response depends on. */
export function addVary(reply: FastifyReply, name: string): void {
  reply.header('vary', [reply.getHeader('vary'), name].filter(Boolean).join(', '));
}
