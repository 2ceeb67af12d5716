import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const DAY_SECONDS = 86_400;

/** Nothing the backend answers is a page with scripts, frames or plugins. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Security headers, and CORS for the site's origins: others get no CORS header at all. */
export async function registerHeaders(app: FastifyInstance, origins: string[]): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    done();
  });
  const admitted = new Set(origins);
  await app.register(cors, {
    origin: (origin, callback) => callback(null, origin !== undefined && admitted.has(origin)),
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'accept', 'if-match'],
    exposedHeaders: ['content-disposition', 'etag', 'retry-after'],
    maxAge: DAY_SECONDS,
    strictPreflight: false,
  });
}
